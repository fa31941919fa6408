import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openAdmin, previewIn, showPreview, signIn, unseen, untilGuarded } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";

const PICTURE = fileURLToPath(new URL("../../tools/demo/media/serie-bau-hof.jpg", import.meta.url));

test("an editor adds a project with its picture, sees it in the real site while writing, and publishes it", {
  tag: "@everyday",
}, async ({ page, request, siteUrl }) => {
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(siteUrl) && !/^(data|blob):/.test(request.url())) others.push(request.url());
  });
  await signIn(page);
  await openAdmin(page);
  await expect(page.getByRole("heading", { name: "Was möchten Sie tun?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Zuletzt geändert" })).toBeVisible();
  // Daily work comes first, settings come last.
  const groups = ["Posteingang", "Portfolio", "Menü und Seiten", "Bilder, Filme, PDFs", "Einstellungen"];
  await expect(page.locator(".nav-group__label")).toHaveText(groups);
  await page.getByRole("link", { name: /Neues Projekt anlegen/ }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/projects\/\d+/);
  await untilGuarded(page);

  const title = `Fotowand ${Date.now()}`;
  await page.getByRole("textbox", { name: "Überschrift *" }).fill(title);
  await showPreview(page);
  const preview = previewIn(page);
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();

  const picture = page.getByRole("group", { name: "Bild", exact: true });
  const text = `Innenhof mit langem Schatten ${Date.now()}`;
  const file = { name: "hof.jpg", mimeType: "image/jpeg", buffer: unseen(readFileSync(PICTURE)) };
  await picture.getByLabel("Bild: Bild hochladen").setInputFiles(file);
  await picture.getByLabel("Alternativtext").fill(text);
  const params = { "where[alternativeText][equals]": text };
  const described = async () => (await (await page.request.get("/api/media", { params })).json()).totalDocs;
  await expect.poll(described).toBe(1);
  await page.getByLabel("Anreißer").fill("Ein Satz, der gerade erst entsteht.");
  await expect(preview.getByRole("img", { name: text })).toBeVisible();
  await expect(preview.getByText("Ein Satz, der gerade erst entsteht.")).toBeVisible();
  expect(await (await request.get("/projekte")).text()).not.toContain(title);

  await page.getByRole("button", { name: /^Veröffentlichen$/ }).click();
  await expect.poll(async () => (await request.get("/projekte")).text(), { intervals: [100] }).toContain(title);
  expect(others, "requests to other hosts").toEqual([]);
});
