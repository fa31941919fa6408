// @long content/build, content/src
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { germanDateTime } from "../../content/src/platform/process/german-time.ts";
import { type Account, addAccount, signInByRest } from "../../testing/accounts.ts";
import { giveFiles, goTo, openAdmin, openMore, signIn, unseen } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { restOf } from "../../testing/commands.ts";
import { expect, test } from "../../testing/editor.ts";
import { foreignTo } from "../../testing/foreign-words.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { barriersOf, expectNoSidewaysScroll, WCAG } from "../../testing/landing.ts";

const PICTURE = readFileSync(fileURLToPath(new URL("../../tools/demo/media/serie-bau-hof.jpg", import.meta.url)));

const COLLECTIONS = ["services", "references", "menuitems", "projects", "categories", "media", "inquiries", "users"];

/** Their entries look different from their creation forms. */
const OTHER_ENTRIES = ["media", "inquiries", "users"];

test("every screen of the admin is German, visually and for screen readers, and without axe violations", async ({
  page,
  siteUrl,
  guard,
}) => {
  page.setDefaultTimeout(60_000);
  guard.allowComplaint(/status (of )?40[0134]|sandbox attribute/);
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  const [anna, rita] = ["anna", "rita"].map((name) => ({
    email: `${name}-${Date.now()}@musterlicht.example`,
    password: "nur-für-die-tests-3",
  })) as [Account, Account];
  await addAccount(siteUrl, token, { ...anna, role: "administrator", readsInquiries: true });
  await addAccount(siteUrl, token, { ...rita, role: "editor", name: "Rita Beispiel" } as never);
  const rest = await restOf(siteUrl, anna);
  await page.request.post("/phpmail/", { headers: INQUIRY_HEADERS, data: inquiry("Auf Deutsch") });
  const header = `Deutsch ${Date.now()}`;
  const { id } = (await rest("POST", "projects", { header, _status: "published" })).doc;
  const trashed = (await rest("POST", "projects", { header: `${header} weg`, _status: "draft" })).doc.id;
  await rest("PATCH", `projects/${trashed}`, { deletedAt: new Date().toISOString() });

  const found: Record<string, string[]> = {};
  async function look(name: string, act: () => Promise<unknown>): Promise<void> {
    found[name] = ["not looked at"];
    await act();
    await expect(async () => {
      // A newly rendered part may be English for a moment.
      const foreign = await foreignTo(page);
      found[name] = foreign.length > 0 ? foreign : await barriersOf(page, WCAG);
      expect(found[name]).toEqual([]);
      delete found[name];
    })
      .toPass({ timeout: 60_000 })
      .catch(() => {});
  }

  for (const path of ["/login", "/forgot", "/reset/abc"]) await look(path, () => openAdmin(page, path));
  await signIn(page, anna);
  await look("start page", () => openAdmin(page));
  for (const collection of COLLECTIONS) {
    await look(`list of ${collection}`, () => goTo(page, `/collections/${collection}`));
    if (collection !== "inquiries")
      await look(`new entry of ${collection}`, () => goTo(page, `/collections/${collection}/create`));
    if (!OTHER_ENTRIES.includes(collection)) continue;
    const { docs } = await rest("GET", `${collection}?limit=1&depth=0&draft=true&sort=id`);
    await look(`entry of ${collection}`, () => goTo(page, `/collections/${collection}/${docs[0]?.id}`));
  }
  for (const path of ["/globals/site-settings", "/globals/appearance", "/account"]) {
    await look(path, () => goTo(page, path));
  }
  await look("unknown entry", () => openAdmin(page, "/collections/projects/999999"));

  await look("filters", async () => {
    await openAdmin(
      page,
      "/collections/projects?where[or][0][and][0][updatedAt][greater_than]=2020-01-01T10:00:00.000Z&sort=header",
    );
    await page
      .getByRole("button", { name: /^Filter/ })
      .first()
      .click();
    const filter = page.getByRole("button", { name: "Filter", exact: true });
    if ((await filter.getAttribute("aria-expanded")) !== "true") await filter.click();
    await page.locator(".condition-value-date input").click();
    await page.locator(".react-datepicker__time-list").waitFor();
  });
  await look("columns and choice", async () => {
    await page.getByRole("button", { name: "Spalten" }).click();
    await page.getByRole("row").filter({ hasText: header }).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Veröffentlichen", exact: true }).waitFor();
  });
  await look("bulk edit", async () => {
    await page.getByRole("button", { name: "Bearbeiten", exact: true }).click();
    await page.getByRole("dialog").getByRole("combobox").click();
    await page.getByRole("option").first().waitFor();
  });
  await look("trash", () => goTo(page, "/collections/projects/trash"));
  await look("entry in the trash", () => goTo(page, `/collections/projects/trash/${trashed}`));
  await look("restoring from the trash", () => page.getByRole("button", { name: "Wiederherstellen" }).click());

  await look("a field for a picture", async () => {
    await goTo(page, "/collections/references/create");
    await giveFiles(page.getByRole("group", { name: "Bild" }), "drop", [{ name: "hof.jpg", data: PICTURE }]);
    await page.getByRole("group", { name: "Bild" }).getByLabel("Alternativtext").waitFor();
  });

  // As on a screen of 1440 px at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await look("first steps", async () => {
    await goTo(page, "");
    await page.getByRole("heading", { name: "Erste Schritte" }).waitFor();
    await expectNoSidewaysScroll(page);
  });
  await look("sections of the landing page", async () => {
    await goTo(page, "/startseite");
    await page.locator("[data-handle]").first().waitFor();
    await expectNoSidewaysScroll(page);
  });
  await look("choosing by picture", async () => {
    await page.getByRole("button", { name: "Projekte auswählen" }).click();
    await page.getByRole("option").first().waitFor();
  });
  await look("what few entries need", async () => {
    await goTo(page, `/collections/projects/${id}`);
    await openMore(page);
    await expectNoSidewaysScroll(page);
  });
  await page.setViewportSize({ width: 1440, height: 900 });

  await look("several files", async () => {
    await goTo(page, "/collections/media");
    await page
      .getByLabel("Dateien hochladen")
      .setInputFiles([{ name: "neu.jpg", mimeType: "image/jpeg", buffer: unseen(PICTURE) }]);
    await page.getByRole("textbox", { name: /^Alternativtext/ }).waitFor();
  });
  await look("menu of an entry", async () => {
    await goTo(page, `/collections/projects/${id}`);
    await page.locator(".doc-controls__popup button").first().click();
    await page.getByRole("button", { name: "Duplizieren" }).waitFor();
  });
  await look("plan", async () => {
    await page.getByRole("button", { name: "Planen …" }).click();
    await page.getByLabel(/Tag und Uhrzeit/).waitFor();
  });
  await rest("PATCH", `projects/${id}?draft=true`, { header: `${header} neu`, _status: "draft" });
  await look("reverting", async () => {
    await openAdmin(page, `/collections/projects/${id}`);
    await page.getByRole("button", { name: "Zum veröffentlichten Stand zurück" }).click();
    await page.getByText("Den Entwurf verwerfen und zum zuletzt veröffentlichten").waitFor();
  });
  await look("versions", () => goTo(page, `/collections/projects/${id}/versions`));
  const versions = await rest("GET", `projects/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1`);
  const [version] = versions.docs as unknown as { id: number; updatedAt: string }[];
  const shown = germanDateTime(version?.updatedAt ?? "");
  await look("comparison", () => goTo(page, `/collections/projects/${id}/versions/${version?.id}`));
  await expect(page.locator(".step-nav")).toContainText(shown);
  await look("restoring a version", async () => {
    await page.getByRole("button", { name: "Diese Version wiederherstellen" }).click();
    await page.getByText(`Projekt auf den Stand vom ${shown} zurücksetzen?`).waitFor();
  });

  await (await restOf(siteUrl, rita))("POST", "editing", { collection: "projects", id, form: "open" });
  await look("list with a locked entry", async () => {
    await goTo(page, "/collections/projects");
    await page.locator(".locked").first().waitFor();
  });
  await look("locked entry", async () => {
    await goTo(page, `/collections/projects/${id}`);
    await page.getByText("Rita Beispiel").first().waitFor();
  });
  await look("signed out", () => openAdmin(page, "/logout"));
  await rest("DELETE", `projects/${id}`);
  expect(found).toEqual({});
});
