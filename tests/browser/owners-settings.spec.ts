import { MailServer } from "../../content/testing/mail-server.ts";
import { openAdmin, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR, Apps } from "../../testing/apps.ts";
import { test as base, expect } from "../../testing/test.ts";

const mail = new MailServer();
let apps: Promise<Apps> | undefined;

/** In apps of their own: what they set, all other tests would see. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  siteUrl: async ({}, use) => {
    apps ??= Apps.ofDemoAgency();
    await use((await apps).url);
  },
});

test.afterAll(async () => {
  await (await apps)?.end();
  await mail.stop();
});

test("projects are chosen for the landing page, put in order by keys, and shown in it", async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await openAdmin(page, "/globals/site-settings");
  await untilGuarded(page);
  await page.getByRole("button", { name: "Arbeiten", exact: true }).click();
  const field = page.locator("#field-chosenProjects");
  const titles = ["Licht, das atmet", "Drehteller, endlos"];
  for (const title of titles) {
    await field.locator("input").first().fill(title);
    await page.getByRole("option", { name: title }).click();
  }
  await page.getByRole("button", { name: "„Licht, das atmet“ nach unten" }).press("Enter");
  await expect(page.getByRole("button", { name: /nach unten$/ })).toHaveCount(2);
  const isPublished = (url: string) => url.includes("/api/globals/site-settings") && !url.includes("autosave=true");
  const published = page.waitForResponse(
    (response) => isPublished(response.url()) && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
  expect((await published).status()).toBe(200);
  const work = page.getByRole("region", { name: "Ausgewählte Arbeiten" });
  await expect(async () => {
    await page.goto("/"); // who asks while the new page takes long gets the last one
    await expect(work.getByRole("article")).toHaveCount(5, { timeout: 1000 });
  }).toPass();
  for (const [at, title] of titles.toReversed().entries())
    await expect(work.getByRole("article").nth(at)).toContainText(title);
});

test("an administrator enters the mail server, tries it and takes it away again", async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await openAdmin(page);
  const section = page.getByRole("region", { name: "E-Mail" });
  await section.getByText("Mailserver eintragen").click();
  await section.getByLabel("Mailserver", { exact: true }).fill("127.0.0.1");
  await section.getByLabel("Verschlüsselung").selectOption("none");
  await section.getByLabel("Port").fill(String(await mail.start()));
  await section.getByLabel("Absender").fill("website@agentur.example");
  await section
    .getByRole("button", { name: `Mit diesen Angaben eine Testmail an ${ADMINISTRATOR.email} senden` })
    .click();
  await expect(section.getByText(`hat die Testmail an ${ADMINISTRATOR.email} angenommen`)).toBeVisible();
  await section.getByRole("button", { name: "Mailserver speichern" }).click();
  await expect(section).toContainText("über den Mailserver 127.0.0.1:");
  await section.getByRole("button", { name: "Mailserver entfernen" }).click();
  await expect(section).toContainText("Es ist kein Mailserver eingerichtet.");
});
