import { fileURLToPath } from "node:url";
import { addAccount, administrator, signInByRest } from "../../testing/accounts.ts";
import { change, openAdmin, previewIn, signIn, untilGuarded } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";

const PICTURE = fileURLToPath(new URL("../../tools/demo/media/serie-bau-hof.jpg", import.meta.url));

test("an editor adds a project with its picture, sees it in the real site while writing, and publishes it", async ({
  page,
  request,
  guard,
}) => {
  await signIn(page);
  await openAdmin(page);
  await expect(page.getByRole("heading", { name: "Was möchten Sie tun?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Zuletzt geändert" })).toBeVisible();
  await page.getByRole("link", { name: /Neues Projekt anlegen/ }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/projects\/\d+/); // it is stored at once
  await untilGuarded(page);

  const title = `Fotowand ${Date.now()}`;
  await page.getByRole("textbox", { name: "Überschrift *" }).fill(title);
  await page.locator("#live-preview-toggler").click();
  const preview = previewIn(page);
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await page.getByRole("button", { name: "Hochladen", exact: true }).click();
  const picture = page.getByRole("dialog", { name: /Datei|media/i }).last();
  await change(page, () => picture.locator("input[type=file]").first().setInputFiles(PICTURE));
  const save = picture.getByRole("button", { name: "Speichern", exact: true });
  guard.expectComplaint(/status 400: .*\/api\/media/);
  guard.expectComplaint(/console error: Failed to load resource.* 400/);
  await save.click();
  await expect(
    picture.getByRole("alert").getByText(/Alternativtext: Bitte beschreiben Sie in einem Satz/),
  ).toBeVisible();
  await picture.getByLabel("Alternativtext").fill("Innenhof mit langem Schatten");
  const uploaded = page.waitForResponse(
    (response) => /\/api\/media\b/.test(response.url()) && response.status() === 201,
  );
  await save.click();
  await uploaded;
  await expect(preview.getByRole("img", { name: "Innenhof mit langem Schatten" })).toBeVisible();

  await page.getByLabel("Anreißer").fill("Ein Satz, der gerade erst entsteht.");
  await expect(preview.getByText("Ein Satz, der gerade erst entsteht.")).toBeVisible();
  expect(await (await request.get("/projekte")).text()).not.toContain(title);

  await page.getByRole("button", { name: /^Veröffentlichen$/ }).click();
  await expect.poll(async () => (await request.get("/projekte")).text(), { intervals: [100] }).toContain(title);
});

test("an editor without further rights finds neither users nor inquiries", async ({ page, siteUrl, guard }) => {
  guard.allowComplaint(/status 40[34]/);
  guard.allowComplaint(/Failed to load resource.* 40[34]/);
  const account = { email: `redaktion-${Date.now()}@musterlicht.example`, password: "nur-für-die-tests-2" };
  const token = await signInByRest(siteUrl, administrator());
  await addAccount(siteUrl, token, { ...account, role: "editor" });

  await signIn(page, account);
  await openAdmin(page);
  await expect(page.getByRole("link", { name: "Projekte", exact: true })).toBeVisible(); // the navigation stands open
  await expect(page.getByRole("heading", { name: "Anfragen", exact: true })).toHaveCount(0);
  for (const hidden of ["users", "inquiries"]) {
    await expect(page.locator(`a[href$="/admin/collections/${hidden}"]`)).toHaveCount(0);
  }
  await openAdmin(page, "/collections/inquiries");
  await expect(page.getByRole("table")).toHaveCount(0);
});
