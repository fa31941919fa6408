// @long content/src/fields, content/src/editing/preview, site/src/preview.ts
import {
  goTo,
  openAdmin,
  openEntry,
  openMore,
  previewIn,
  showPreview,
  signIn,
  untilGuarded,
} from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";

test("a new service is previewed while it is written: its section and its slide under any anchor, and the form keeps its position", async ({
  page,
  siteUrl,
}) => {
  await signIn(page);
  const place = { slideId: 900, _status: "draft" };
  const headers = { origin: siteUrl };
  const made = await page.request.post("/api/services?draft=true", { headers, data: place });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  await openAdmin(page, `/collections/services/${id}`);
  await expect(page.getByRole("heading", { name: "Ohne Titel", level: 1 })).toBeVisible();
  await untilGuarded(page);
  await showPreview(page);
  const preview = previewIn(page);
  const section = preview.locator(`#service-${id}-title`);
  const slide = preview.locator(`#slide-${id}`);
  await expect(section).toBeInViewport();

  const form = page.locator(".collection-edit--services");
  await form.getByLabel("Titel", { exact: false }).first().fill("L");
  await expect(section).toHaveText("L");
  await openMore(page);
  await expect(form.getByLabel("Anker")).not.toHaveValue("");
  await form.getByLabel("Titel", { exact: false }).first().fill("Drohne");
  await expect(form.getByRole("button", { name: "Symbol entfernen" })).toBeVisible();
  await form.getByRole("button", { name: "Symbol entfernen" }).click();
  await form.getByLabel("Titel", { exact: false }).first().fill("Vogelperspektive");
  await expect(section).toHaveText("Vogelperspektive");
  await expect(form.getByRole("button", { name: "Symbol entfernen" })).toHaveCount(0);
  await form.getByLabel("Anker").focus();
  const before = await page.evaluate(() => scrollY);
  for (const anchor of [`luft-${id}`, `luftbild-${id}`]) {
    await form.getByLabel("Anker").fill(anchor);
    await expect(preview.locator(`section#${anchor}`)).toBeInViewport();
  }
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await form.getByLabel("Schlagzeile").fill("Von oben gesehen");
  await expect(slide.getByRole("heading")).toHaveText("Von oben gesehen");
  await expect(slide).toBeInViewport();
  await page.locator(".doc-controls__popup button").focus();
  await expect(slide).toBeInViewport();
  await expect(preview.locator("[data-playing]")).toHaveCount(0);
  await form.getByLabel("Anker").focus();
  await expect(section).toBeInViewport();

  await page.getByRole("button", { name: "Bildschirm" }).click();
  await expect.poll(() => section.evaluate(() => innerWidth)).toBe(1440);
  await expect(page.getByText("Responsive")).toHaveCount(0);

  // Another entry opens at the top of its form; the preview is still open.
  await openEntry(page, "services", "Film");
  await expect(preview.getByRole("heading", { name: "Film", exact: true, level: 2 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a menu item is visible and marked at every width: where it is collapsed the menu is open, and the form keeps the focus", async ({
  page,
}) => {
  await signIn(page);
  await openAdmin(page);
  await openEntry(page, "menuitems", "Kontakt");
  const preview = previewIn(page);
  await showPreview(page);
  const label = page.getByRole("textbox", { name: "Beschriftung" });
  const item = preview.locator("[data-edited]").filter({ visible: true });
  for (const width of ["Telefon", "Tablet", "Bildschirm"]) {
    await page.getByRole("button", { name: width }).click();
    await label.focus();
    if (width === "Telefon") await expect(preview.getByRole("dialog")).toBeVisible();
    await expect(item).toHaveText("Kontakt");
    // In the preview's own window, whose end is below the browser's until the form is scrolled.
    const isInside = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await expect.poll(() => item.evaluate(isInside)).toBe(true);
    await expect(item).toHaveCSS("outline-style", "solid");
    await expect(label).toBeFocused();
  }
});

test("a click in the preview leads to the field, and the field to its place in the preview", async ({ page }) => {
  await signIn(page);
  const answer = await page.request.get("/api/projects", {
    params: { "where[teaser][exists]": true, limit: 1, depth: 0, sort: "id" }, // the demo agency's: others come and go
  });
  const [{ id, teaser }] = (await answer.json()).docs;
  await openAdmin(page);
  await openEntry(page, "services", "Film");
  const preview = previewIn(page);
  await showPreview(page);
  for (const width of ["Telefon", "Bildschirm"]) {
    await page.getByRole("button", { name: width }).click();
    await preview.getByRole("heading", { name: "Film", exact: true, level: 2 }).click();
    await expect(page.getByRole("textbox", { name: "Titel" }).first()).toBeFocused();
    await page.getByLabel("Beschriftung der Schaltfläche").focus();
    await preview.locator("[id^=slide-] h2", { hasText: "Neunzig Sekunden" }).click();
    await expect(page.getByLabel("Schlagzeile")).toBeFocused();
  }
  await page.getByLabel("Text des Abschnitts").getByText("Am Anfang steht ein Satz").click();
  const marked = preview.getByText("Am Anfang steht ein Satz").first();
  await expect(marked).toHaveCSS("outline-style", "solid");
  await expect(marked).toBeInViewport();

  await goTo(page, `/collections/projects/${id}`);
  await untilGuarded(page);
  await showPreview(page);
  const heading = preview.locator("main h1");
  const text = preview.locator("main header p").getByText(teaser);
  await page.getByRole("button", { name: "Tablet" }).click();
  await text.click();
  await expect(page.locator("#field-teaser")).toBeFocused();
  await heading.click();
  await expect(page.locator("#field-header")).toBeFocused();
  await expect(heading).toHaveCSS("outline-style", "solid");
});
