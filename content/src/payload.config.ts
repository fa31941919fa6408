import { join } from "node:path";
import { de } from "@payloadcms/translations/languages/de";
import { SECTIONS_PATH } from "@schaufenster/contract/beside-page";
import { PREVIEWED_COLLECTIONS, PREVIEWED_GLOBALS } from "@schaufenster/contract/preview";
import { buildConfig, type CollectionConfig, type Field } from "payload";
import { noteFailedLookups } from "./access/account-lookup.ts";
import { secondFactors } from "./accounts/second-factor/second-factor-collection.ts";
import { oldAddresses } from "./addresses/old/old-addresses-collection.ts";
import { backupEndpoints } from "./backup/backup-endpoints.ts";
import { withBackupBeforeMigration } from "./backup/before-migration.ts";
import { editingEndpoint } from "./editing/editing-endpoint.ts";
import { pageToolsEndpoint } from "./editing/preview/from-page/page-tools.ts";
import { previewUrl } from "./editing/preview/live-preview.ts";
import { planEndpoints } from "./editing/publishing/plans/plan-endpoints.ts";
import { publicAddresses } from "./entry/known-addresses.ts";
import { withOwnLocks } from "./entry/locks.ts";
import { choicesEndpoint } from "./fields/choosing/choices-endpoint.ts";
import { germanSizeLimit, MAX_UPLOAD_BYTES, TOO_LARGE } from "./files/file-limits.ts";
import { pipelineForPayload } from "./files/picture-pipeline.ts";
import { mailServerEndpoints } from "./inquiries/mail-server-form.ts";
import { testMail } from "./inquiries/test-mail.ts";
import { movingEndpoints } from "./moving-in/moving-in-endpoints.ts";
import { databaseAdapter, migrations } from "./platform/database/adapter.ts";
import { patchDatabase } from "./platform/database/payload-patches.ts";
import { translateFailure } from "./platform/http/german-failure.ts";
import { rejectInvalidQuery } from "./platform/http/invalid-query.ts";
import { logRefusal, REFUSALS } from "./platform/http/log-refusal.ts";
import { editorsMail } from "./platform/mail/editors-mail.ts";
import { logOptions } from "./platform/process/log.ts";
import { settings } from "./platform/settings/settings.ts";
import { firstStepsEndpoints } from "./start-page/first-steps/first-steps-endpoints.ts";
import { figures } from "./statistics/figures-collection.ts";
import { categories } from "./types/categories.ts";
import { appearance } from "./types/globals/appearance.ts";
import { siteSettings } from "./types/globals/site-settings.ts";
import { inquiries } from "./types/inquiries.ts";
import { media } from "./types/media.ts";
import { menuitems } from "./types/menuitems.ts";
import { orderEndpoints } from "./types/ordering/order-endpoints.ts";
import { pages } from "./types/pages.ts";
import { projects } from "./types/projects.ts";
import { references } from "./types/references.ts";
import { services } from "./types/services.ts";
import { users } from "./types/users.ts";
import { german, withGermanViews } from "./ui/german.ts";
import { DATE_FORMAT, withGermanDates } from "./ui/german-dates.ts";
import { uiField } from "./ui/ui-field.ts";

/** Maximum size of a form's other parts, including a film's still, in bytes. */
const FORM_BYTES = 20 * 1024 * 1024;

const formErrorsField = uiField("formErrors", "/ui/errors/FormErrors.tsx#FormErrors");

/** Shows a form's errors at its top, and hides the tab with raw JSON. */
const forEditors = <Type extends { admin?: object; fields: Field[] }>(type: Type): Type => ({
  ...type,
  fields: [formErrorsField, ...type.fields],
  admin: { ...type.admin, hideAPIURL: true },
});

const withMain = ({ admin, ...collection }: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...admin,
    components: {
      ...admin?.components,
      views: { list: { Component: "/ui/ListView.tsx#ListView" }, ...admin?.components?.views },
    },
  },
});

export default buildConfig({
  secret: settings.PAYLOAD_SECRET,
  email: editorsMail(),
  db: withBackupBeforeMigration(databaseAdapter(), migrations),
  // In the order of the navigation: daily tasks first, one-time settings last.
  collections: [
    inquiries,
    projects,
    categories,
    services,
    references,
    menuitems,
    pages,
    media,
    users,
    secondFactors,
    figures,
    publicAddresses,
    oldAddresses,
  ].map((collection) => forEditors(withMain(collection))),
  globals: [siteSettings, appearance].map(forEditors),
  i18n: {
    supportedLanguages: { de },
    fallbackLanguage: "de",
    translations: { de: german },
  },
  admin: {
    user: users.slug,
    avatar: "default", // not Gravatar
    dateFormat: DATE_FORMAT,
    timezones: {
      supportedTimezones: [{ label: "Deutschland", value: "Europe/Berlin" }],
      defaultTimezone: "Europe/Berlin",
    },
    meta: {
      titleSuffix: " – Schaufenster",
      robots: "noindex, nofollow",
      icons: [{ rel: "icon", url: "/favicon.svg" }],
      // Replaces Payload's text, and a picture whose URL names this process.
      openGraph: { siteName: "Schaufenster", description: "Verwaltung der Website", images: [] },
      defaultOGImageType: "off",
    },
    components: {
      providers: [
        "/ui/WindowWidths.tsx#WindowWidths",
        "/ui/errors/LastingErrors.tsx#LastingErrors",
        "/ui/GermanWords.tsx#GermanWords",
        "/ui/dialog/PayloadDialogs.tsx#PayloadDialogs",
        "/editing/preview/from-page/BesidePage.tsx#BesidePage",
      ],
      graphics: { Logo: "/ui/graphics/Logo.tsx#Logo", Icon: "/ui/graphics/Icon.tsx#Icon" },
      views: {
        dashboard: { Component: "/start-page/StartPage.tsx#StartPage" },
        login: { Component: "/accounts/login/LoginView.tsx#LoginView" },
        logout: { Component: "/accounts/login/LoginView.tsx#SignOutView" },
        forgot: { Component: "/accounts/login/LoginView.tsx#ForgotView" },
        sections: {
          Component: "/types/sections/SectionsView.tsx#SectionsView",
          path: "/startseite",
          meta: { title: "Startseite" },
        },
        moving: {
          Component: "/moving-in/admin/MovingView.tsx#MovingView",
          path: "/umziehen",
          meta: { title: "Umziehen" },
        },
        handbook: {
          Component: "/start-page/handbook/HandbookView.tsx#HandbookView",
          path: "/hilfe",
          meta: { title: "Hilfe" },
        },
      },
      actions: ["/start-page/handbook/HelpLink.tsx#HelpLink"],
      beforeNavLinks: [
        { path: "/ui/NavLink.tsx#NavLink", clientProps: { href: SECTIONS_PATH, children: "Startseite" } },
      ],
      afterNavLinks: ["/moving-in/admin/NavLink.tsx#MovingLink"],
    },
    livePreview: { url: previewUrl, collections: [...PREVIEWED_COLLECTIONS], globals: [...PREVIEWED_GLOBALS] },
    importMap: { baseDir: join(process.cwd(), "src") },
  },
  jobs: {
    access: { run: () => false }, // run by editing/publishing/plans/run-due.ts
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      admin: { ...defaultJobsCollection.admin, hidden: true },
    }),
  },
  endpoints: [
    testMail,
    ...mailServerEndpoints,
    editingEndpoint,
    pageToolsEndpoint,
    ...planEndpoints,
    ...firstStepsEndpoints,
    ...backupEndpoints,
    ...orderEndpoints,
    choicesEndpoint,
    ...movingEndpoints,
  ],
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: logOptions },
  loggingLevels: REFUSALS,
  hooks: { afterError: [logRefusal, germanSizeLimit, rejectInvalidQuery, translateFailure] },
  sharp: pipelineForPayload,
  upload: {
    limits: { fileSize: MAX_UPLOAD_BYTES },
    requestSizeLimit: MAX_UPLOAD_BYTES + FORM_BYTES,
    abortOnLimit: true,
    responseOnLimit: TOO_LARGE,
  },
  typescript: { outputFile: join(process.cwd(), "src/payload-types.ts") },
  onInit: (payload) => {
    patchDatabase(payload);
    noteFailedLookups(payload);
  },
}).then((config) => withOwnLocks(withGermanViews(withGermanDates(config))));
