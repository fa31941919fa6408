import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Account, addAccount, signInByRest } from "./accounts.ts";
import { openAdmin, signIn, unseen, untilGuarded } from "./admin.ts";
import { choose, confirm, restOf } from "./commands.ts";
import { untilHydrated } from "./landing.ts";

type World = { page: Page; siteUrl: string; account: Account };

/** A form or command that reports its outcome. */
export type ReportingForm = {
  /** Files that send it. Payload's own forms have none. */
  files: string[];
  /** The request that it sends, as `POST /api/users/login`. */
  address: RegExp;
  open: (world: World) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** Whether it reports or shows success. */
  claims: (page: Page) => Promise<boolean>;
  typed?: { label: string; text: string };
};

const PICTURE = readFileSync(new URL("../tools/demo/media/serie-bau-hof.jpg", import.meta.url));
const PASSWORD = "Regenschirm Kamera Lampe";
const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();
const shows = (words: string | RegExp) => (page: Page) => page.getByText(words).first().isVisible();
const imageField = (page: Page) => page.getByRole("group", { name: "Bild", exact: true });
const atStartPage = (page: Page) => page.getByRole("heading", { name: "Startseite" }).isVisible();

async function openAs({ page, account }: World, path: string): Promise<void> {
  await signIn(page, account);
  await openAdmin(page, path);
}

/** A separate editor's account for this form. */
async function colleague({ siteUrl, account }: World): Promise<Account & { id: number }> {
  const own = { email: `${unique()}@musterlicht.example`, password: PASSWORD };
  await addAccount(siteUrl, await signInByRest(siteUrl, account), { ...own, role: "editor" });
  const { docs } = await (await restOf(siteUrl, account))("GET", `users?where[email][equals]=${own.email}`);
  return { ...own, id: docs[0]?.id ?? 0 };
}

async function openProject(world: World, status: "draft" | "published"): Promise<number> {
  const rest = await restOf(world.siteUrl, world.account);
  const draft = status === "draft" ? "?draft=true" : "";
  const { doc } = await rest("POST", `projects${draft}`, { header: `Formular ${unique()}`, _status: status });
  await openAs(world, `/collections/projects/${doc.id}`);
  await untilGuarded(world.page);
  return doc.id;
}

async function openMailServer(world: World): Promise<void> {
  await openAs(world, "");
  await world.page.getByText("Mailserver eintragen").click();
  await world.page.getByLabel("Mailserver", { exact: true }).fill("127.0.0.1");
  await world.page.getByLabel("Absender").fill("website@musterlicht.example");
}

const isPublished = (page: Page) => page.getByTitle("Status: Veröffentlicht").isVisible();
const bar = (page: Page) => page.getByRole("navigation", { name: "Redaktion" });

/** Every form and command that reports a result (tests/repository/reporting-forms.test.ts finds missing ones). */
export const REPORTING_FORMS: Record<string, ReportingForm> = {
  "sign in": {
    files: ["content/src/accounts/login/LoginForm.tsx"],
    address: /^POST \/api\/users\/login$/,
    open: async ({ page, account }) => {
      await openAdmin(page, "/login");
      await page.getByLabel("E-Mail").fill(account.email);
      await page.getByLabel("Passwort", { exact: true }).fill(account.password);
    },
    send: press("Anmelden"),
    claims: atStartPage,
    typed: { label: "E-Mail", text: "@musterlicht" },
  },
  "forgotten password": {
    files: ["content/src/accounts/login/ForgotForm.tsx"],
    address: /^POST \/api\/users\/forgot-password$/,
    open: async ({ page, account }) => {
      await openAdmin(page, "/login");
      await page.getByRole("link", { name: "Passwort vergessen?" }).click();
      await page.getByRole("heading", { name: "Passwort vergessen" }).waitFor();
      await page.getByLabel("E-Mail").fill(account.email);
    },
    send: press("Senden"),
    claims: shows("Gehört die E-Mail-Adresse zu einem Konto"),
    typed: { label: "E-Mail", text: "@musterlicht" },
  },
  "new password": {
    files: ["content/src/accounts/login/SetPasswordForm.tsx"],
    address: /^POST \/api\/users\/reset-password$/,
    open: async (world) => {
      const { id } = await colleague(world);
      const { link } = (await (await restOf(world.siteUrl, world.account))("POST", `users/${id}/invite`, {})) as never;
      await openAdmin(world.page, new URL(link).pathname.slice("/admin".length));
      await world.page.getByLabel("Neues Passwort").fill(PASSWORD);
    },
    send: press("Passwort festlegen"),
    claims: async (page) => (await atStartPage(page)) || (await shows("Melden Sie sich jetzt")(page)),
    typed: { label: "Neues Passwort", text: PASSWORD },
  },
  invitation: {
    files: ["content/src/accounts/invitations/InviteForm.tsx"],
    address: /^POST \/api\/users\/invite$/,
    open: async (world) => {
      await openAs(world, "/collections/users/create");
      await world.page.getByLabel("E-Mail").fill(`${unique()}@musterlicht.example`);
    },
    send: press("Einladen"),
    claims: shows(/Geben Sie diesen Link weiter|Die Einladung ist unterwegs/),
    typed: { label: "E-Mail", text: "@musterlicht" },
  },
  "invitation again": {
    files: ["content/src/accounts/invitations/InviteAgainField.tsx"],
    address: /^POST \/api\/users\/\d+\/invite$/,
    open: async (world) => openAs(world, `/collections/users/${(await colleague(world)).id}`),
    send: press("Neuen Link schicken"),
    claims: shows(/Geben Sie diesen Link weiter|Die Einladung ist unterwegs/),
  },
  "account's password": {
    files: ["content/src/accounts/NewPasswordField.tsx"],
    address: /^PATCH \/api\/users\/\d+$/,
    open: async (world) => {
      const own = await colleague(world);
      await openAs({ ...world, account: own }, "/account");
      await world.page.getByLabel("Bisheriges Passwort").fill(PASSWORD);
      for (const label of ["Neues Passwort", "Neues Passwort bestätigen"])
        await world.page.getByLabel(label, { exact: true }).fill(`${PASSWORD} neu`);
    },
    send: press("Passwort ändern"),
    claims: shows("Passwort geändert."),
    typed: { label: "Neues Passwort", text: `${PASSWORD} neu` },
  },
  "second step": {
    files: ["content/src/accounts/second-factor/OwnSecondFactor.tsx"],
    address: /^POST \/api\/users\/second-factor\/start$/,
    open: async (world) => {
      await openAs({ ...world, account: await colleague(world) }, "/account");
      await press("Einschalten")(world.page);
      await world.page.getByLabel("Ihr Passwort").fill(PASSWORD);
    },
    send: press("Weiter"),
    claims: (page) => page.getByRole("img", { name: /QR-Code/ }).isVisible(),
    typed: { label: "Ihr Passwort", text: PASSWORD },
  },
  account: {
    files: [],
    address: /^PATCH \/api\/users\/\d+$/,
    open: async (world) => {
      await openAs({ ...world, account: await colleague(world) }, "/account");
      await world.page.getByLabel("Name", { exact: true }).fill("Erika Beispiel");
    },
    send: press("Speichern"),
    claims: shows(/^Gespeichert\.$/),
    typed: { label: "Name", text: "Erika Beispiel" },
  },
  "sign out in the admin": {
    files: ["content/src/accounts/login/SignOut.tsx"],
    address: /^POST \/api\/users\/logout$/,
    open: async (world) => openAs({ ...world, account: await colleague(world) }, ""),
    send: (page) => openAdmin(page, "/logout"),
    claims: async (page) =>
      (await shows("Sie sind abgemeldet.")(page)) || (await page.getByRole("button", { name: "Anmelden" }).isVisible()),
  },
  "sign out on the page": {
    files: ["site/src/editing/bar.ts"],
    address: /^POST \/api\/users\/logout$/,
    open: async (world) => {
      await openAs({ ...world, account: await colleague(world) }, "/umziehen");
      await world.page.goto("/projekte");
      await bar(world.page).waitFor();
    },
    send: (page) => bar(page).getByRole("button", { name: "Abmelden" }).click(),
    claims: async (page) => !(await bar(page).isVisible()),
  },
  upload: {
    files: ["content/src/files/admin/several-files/store-file.ts"],
    address: /^POST \/api\/media$/,
    open: (world) => openProject(world, "draft").then(() => {}),
    send: async (page) => {
      const file = { name: "hof.jpg", mimeType: "image/jpeg", buffer: unseen(PICTURE) };
      await imageField(page).locator("input[type=file]").setInputFiles(file);
      await imageField(page).getByLabel("Alternativtext").fill("Ein Hof mit Kran");
    },
    claims: async (page) =>
      /^\/uploads/.test((await imageField(page).locator("img").first().getAttribute("src")) ?? ""),
    typed: { label: "Alternativtext", text: "Ein Hof mit Kran" },
  },
  mark: {
    files: ["content/src/appearance/admin/MarkField.tsx"],
    address: /^POST \/api\/globals\/appearance\/mark$/,
    open: (world) => openAs(world, "/globals/appearance"),
    send: async (page) => {
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
      const file = { name: "zeichen.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) };
      await page.locator("#field-mark").setInputFiles(file);
    },
    claims: (page) => page.getByRole("button", { name: "Anderes Zeichen wählen" }).isVisible(),
  },
  order: {
    files: ["content/src/types/ordering/admin/useOrder.ts"],
    address: /^POST \/api\/order$/,
    open: (world) => openAs(world, "/startseite?bereich=referenzen"),
    send: (page) =>
      page
        .getByRole("button", { name: /nach unten$/ })
        .first()
        .click(),
    claims: shows(/^Gespeichert: /),
  },
  publish: {
    files: ["content/src/editing/admin/requests.ts"],
    address: /^PATCH \/api\/projects\/\d+$/,
    open: async (world) => {
      await openProject(world, "draft");
      await world.page.getByLabel("Anreißer").fill("Neu geschrieben");
    },
    send: press("Veröffentlichen"),
    claims: isPublished,
    typed: { label: "Anreißer", text: "Neu geschrieben" },
  },
  unpublish: {
    files: [],
    address: /^PATCH \/api\/projects\/\d+$/,
    open: async (world) => void (await openProject(world, "published")),
    send: async (page) => {
      await choose(page, "Von der Website nehmen");
      await confirm(page, "Von der Website nehmen");
    },
    claims: (page) => page.getByTitle("Status: Entwurf").isVisible(),
  },
  schedule: {
    files: ["content/src/editing/publishing/admin/usePlans.ts"],
    address: /^POST \/api\/plans$/,
    open: async (world) => {
      await openProject(world, "draft");
      await press("Planen …")(world.page);
      await world.page.getByRole("dialog").getByLabel("Tag und Uhrzeit").fill("2030-12-31T10:46");
    },
    send: (page) => page.getByRole("dialog").getByRole("button", { name: "Planen", exact: true }).click(),
    claims: shows("Der Zeitpunkt ist geplant."),
    typed: { label: "Tag und Uhrzeit", text: "2030-12-31" },
  },
  "cancel a schedule": {
    files: ["content/src/editing/publishing/admin/usePlans.ts"],
    address: /^DELETE \/api\/plans\/\d+$/,
    open: async (world) => {
      const id = await openProject(world, "draft");
      const given = { collection: "projects", id, type: "publish", at: "2030-12-31T10:46" };
      await (await restOf(world.siteUrl, world.account))("POST", "plans", given);
      await world.page.reload();
      await untilGuarded(world.page);
    },
    send: press("Absagen"),
    claims: shows("Die Planung ist abgesagt."),
  },
  revert: {
    files: ["content/src/editing/admin/requests.ts"],
    address: /^PATCH \/api\/projects\/\d+$/,
    open: async (world) => {
      const id = await openProject(world, "published");
      const rest = await restOf(world.siteUrl, world.account);
      await rest("PATCH", `projects/${id}?draft=true`, { teaser: "Nur im Entwurf", _status: "draft" });
      await world.page.reload();
      await untilGuarded(world.page);
    },
    send: async (page) => {
      await press("Zum veröffentlichten Stand zurück")(page);
      await confirm(page, "Zum veröffentlichten Stand zurückkehren");
    },
    claims: isPublished,
    typed: { label: "Anreißer", text: "Nur im Entwurf" },
  },
  "test mail": {
    files: ["content/src/start-page/TestMail.tsx", "content/src/start-page/MailServerForm.tsx"],
    address: /^POST \/api\/test-mail$/,
    open: async (world) => {
      await openMailServer(world);
      await world.page.getByLabel("Port").fill("9");
    },
    send: press("Testen und speichern"),
    claims: shows("nimmt auf diesem Port keine Verbindung an"), // the content system's own response
    typed: { label: "Port", text: "9" },
  },
  "mail server": {
    files: ["content/src/start-page/MailServerForm.tsx"],
    address: /^POST \/api\/mail-server$/,
    open: async (world) => {
      await openMailServer(world);
    },
    send: press("Ohne Test speichern"),
    claims: shows("Gespeichert. Was noch nicht zugestellt ist"),
    typed: { label: "Absender", text: "website@musterlicht.example" },
  },
  "put a first step away": {
    files: ["content/src/start-page/first-steps/FirstSteps.tsx", "content/src/inquiries/admin/SuspiciousInquiries.tsx"],
    address: /^POST \/api\/first-steps$/,
    open: (world) => openAs(world, ""),
    send: press("Nicht nötig: Navigation einrichten"),
    claims: async (page) => !(await page.getByRole("heading", { name: /^Navigation einrichten/ }).isVisible()),
  },
  "own name": {
    files: ["content/src/start-page/first-steps/OwnName.tsx"],
    address: /^PATCH \/api\/users\/\d+$/,
    open: async (world) => {
      await openAs(world, "");
      await world.page.getByLabel("Ihr Name").fill("Mara Licht");
    },
    send: press("Speichern"),
    claims: async (page) => !(await page.getByLabel("Ihr Name").isVisible()),
    typed: { label: "Ihr Name", text: "Mara" },
  },
  backup: {
    files: ["content/src/start-page/BackupTools.tsx"],
    address: /^POST \/api\/backup$/,
    open: (world) => openAs(world, ""),
    send: press("Jetzt sichern"),
    claims: shows("Zuletzt gesichert heute"),
  },
  "list of old addresses": {
    files: ["content/src/addresses/old/admin/ListImport.tsx"],
    address: /^POST \/api\/old-addresses\/list$/,
    open: async (world) => {
      await openAs(world, "/collections/old-addresses");
      await press(/Liste .*einfügen/)(world.page);
      await world.page.getByLabel(/Eine Zeile für jede Adresse/).fill(`/alt-${unique()};/#contact`);
    },
    send: press("Übernehmen"),
    claims: shows("Eine Adresse ist übernommen."),
    typed: { label: "Eine Zeile für jede Adresse", text: ";/#contact" },
  },
  import: {
    files: ["content/src/moving-in/admin/Moving.tsx"],
    address: /^POST \/api\/moving$/,
    open: async (world) => {
      await openAs(world, "/umziehen");
      await world.page.getByLabel("Adresse der alten Website").fill("http://127.0.0.1:9/");
    },
    send: press("Ansehen"),
    claims: (page) => page.getByRole("heading", { name: /Der Plan entsteht|Der Plan kam nicht zustande/ }).isVisible(),
    typed: { label: "Adresse der alten Website", text: "http://127.0.0.1:9/" },
  },
  contact: {
    files: ["site/src/pages/landing/contact/send.ts"],
    address: /^POST \/phpmail\/$/,
    open: async ({ page }) => {
      await page.goto("/");
      await untilHydrated(page);
      const words = { Name: "Erika Beispiel", "E-Mail-Adresse": "erika@beispiel.example", Betreff: "Ein Porträt" };
      for (const [label, text] of Object.entries(words)) await page.getByLabel(label).fill(text);
      await page.getByLabel("Telefonnummer").fill("0221 4711");
      await page.getByLabel("Nachricht").fill(`Guten Tag, was kostet ein Porträt? ${unique()}`);
    },
    // It retries automatically while the outcome is unknown: each time on a page that restores the draft.
    send: async (page) => {
      await page.goto("/");
      await untilHydrated(page);
      await press("Nachricht senden")(page);
    },
    claims: shows("Ihre Nachricht wurde erfolgreich übermittelt."),
    typed: { label: "Nachricht", text: "was kostet ein Porträt?" },
  },
  "remove the demo": {
    files: ["content/src/start-page/first-steps/RemoveDemo.tsx"],
    address: /^POST \/api\/remove-demo$/,
    open: async (world) => {
      await openAs(world, "");
      await press("Beispielinhalte entfernen …")(world.page);
    },
    send: press("Endgültig entfernen"),
    claims: shows(/^\d+ Einträge sind entfernt\.$/),
  },
};
