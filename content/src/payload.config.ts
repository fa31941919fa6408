import { join } from "node:path";
import { de } from "@payloadcms/translations/languages/de";
import { SECTIONS_PATH } from "@schaufenster/contract/beside-page";
import { PREVIEWED_COLLECTIONS, PREVIEWED_GLOBALS } from "@schaufenster/contract/preview";
import { buildConfig, type CollectionConfig, type Field } from "payload";
import { noteFailedLookups } from "./access/account-lookup.ts";
import { secondFactors } from "./accounts/second-factor/collection.ts";
import { publicAddresses } from "./addresses/known-addresses.ts";
import { oldAddresses } from "./addresses/old/collection.ts";
import { german, withGermanViews } from "./admin/german.ts";
import { DATE_FORMAT, withGermanDates } from "./admin/german-dates.ts";
import { withBackupBeforeMigration } from "./backup/before-migration.ts";
import { backupEndpoints } from "./backup/endpoints.ts";
import { categories } from "./collections/categories.ts";
import { inquiries } from "./collections/inquiries.ts";
import { media } from "./collections/media.ts";
import { menuitems } from "./collections/menuitems.ts";
import { orderEndpoints } from "./collections/ordering/endpoints.ts";
import { pages } from "./collections/pages.ts";
import { projects } from "./collections/projects.ts";
import { references } from "./collections/references.ts";
import { services } from "./collections/services.ts";
import { users } from "./collections/users.ts";
import { mailServerEndpoints } from "./contact/mail-server-form.ts";
import { testMail } from "./contact/test-mail.ts";
import { databaseAdapter, migrations } from "./database/adapter.ts";
import { patchDatabase } from "./database/payload-patches.ts";
import { editingEndpoint } from "./editing/endpoint.ts";
import { withOwnLocks } from "./editing/locks.ts";
import { choicesEndpoint } from "./fields/choosing/endpoint.ts";
import { withFormErrors } from "./fields/form-errors.ts";
import { figures } from "./figures/collection.ts";
import { appearance } from "./globals/appearance.ts";
import { siteSettings } from "./globals/site-settings.ts";
import { translateFailure } from "./http/german-failure.ts";
import { logRefusal, REFUSALS } from "./http/log-refusal.ts";
import { rejectInvalidQuery } from "./http/unaskable.ts";
import { editorsMail } from "./mail/editors-mail.ts";
import { movingEndpoints } from "./moving-in/endpoints.ts";
import { pageToolsEndpoint } from "./preview/from-page/page-tools.ts";
import { previewUrl } from "./preview/live-preview.ts";
import { logOptions } from "./process/log.ts";
import { planEndpoints } from "./publishing/plans/endpoints.ts";
import { settings } from "./settings/settings.ts";
import { firstStepsEndpoints } from "./start-page/first-steps/endpoints.ts";
import { germanSizeLimit, MAX_UPLOAD_BYTES, TOO_LARGE } from "./uploads/limits.ts";
import { pipelineForPayload } from "./uploads/picture-pipeline.ts";

/** Room for the parts of a form beside its file, a film's still included, in bytes. */
const FORM_BYTES = 20 * 1024 * 1024;

/** Editors have no use for a tab of raw JSON. */
const forEditors = <Type extends { admin?: object; fields: Field[] }>(type: Type): Type => ({
  ...withFormErrors(type),
  admin: { ...type.admin, hideAPIURL: true },
});

const withMain = ({ admin, ...collection }: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...admin,
    components: {
      ...admin?.components,
      views: { list: { Component: "/admin/ListView.tsx#ListView" }, ...admin?.components?.views },
    },
  },
});

export default buildConfig({
  secret: settings.PAYLOAD_SECRET,
  email: editorsMail(),
  db: withBackupBeforeMigration(databaseAdapter(), migrations),
  // In the order of the navigation: what is looked at daily comes first, what is set once comes last.
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
    avatar: "default", // Gravatar would be asked otherwise
    dateFormat: DATE_FORMAT,
    timezones: {
      supportedTimezones: [{ label: "Deutschland", value: "Europe/Berlin" }],
      defaultTimezone: "Europe/Berlin",
    },
    meta: {
      titleSuffix: " – Schaufenster",
      robots: "noindex, nofollow",
      icons: [{ rel: "icon", url: "/favicon.svg" }],
      // In place of Payload's own words and of a picture that names this process's own address.
      openGraph: { siteName: "Schaufenster", description: "Verwaltung der Website", images: [] },
      defaultOGImageType: "off",
    },
    components: {
      providers: [
        "/admin/WindowWidths.tsx#WindowWidths",
        "/admin/errors/LastingErrors.tsx#LastingErrors",
        "/admin/GermanWords.tsx#GermanWords",
        "/preview/from-page/BesidePage.tsx#BesidePage",
      ],
      graphics: { Logo: "/admin/graphics/Logo.tsx#Logo", Icon: "/admin/graphics/Icon.tsx#Icon" },
      views: {
        dashboard: { Component: "/start-page/StartPage.tsx#StartPage" },
        login: { Component: "/accounts/login/LoginView.tsx#LoginView" },
        logout: { Component: "/accounts/login/LoginView.tsx#SignOutView" },
        forgot: { Component: "/accounts/login/LoginView.tsx#ForgotView" },
        sections: {
          Component: "/collections/sections/SectionsView.tsx#SectionsView",
          path: "/startseite",
          meta: { title: "Startseite" },
        },
        moving: {
          Component: "/moving-in/admin/MovingView.tsx#MovingView",
          path: "/umziehen",
          meta: { title: "Umziehen" },
        },
        handbook: {
          Component: "/handbook/HandbookView.tsx#HandbookView",
          path: "/hilfe",
          meta: { title: "Hilfe" },
        },
      },
      actions: ["/handbook/HelpLink.tsx#HelpLink"],
      beforeNavLinks: [
        { path: "/admin/NavLink.tsx#NavLink", clientProps: { href: SECTIONS_PATH, children: "Startseite" } },
      ],
      afterNavLinks: ["/moving-in/admin/NavLink.tsx#MovingLink"],
    },
    livePreview: { url: previewUrl, collections: [...PREVIEWED_COLLECTIONS], globals: [...PREVIEWED_GLOBALS] },
    importMap: { baseDir: join(process.cwd(), "src") },
  },
  jobs: {
    access: { run: () => false }, // plans/run-due.ts does it
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
