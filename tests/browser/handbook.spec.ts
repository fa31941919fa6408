// @long content/src/start-page/handbook
import { goTo, openAdmin, openEntry, signIn } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";
import { expectNoBarriers } from "../../testing/landing.ts";

test("'Hilfe' opens the chapter about the form beside it; a search filters the chapters", {
  tag: "@everyday",
}, async ({ page, context }) => {
  await signIn(page);
  await openEntry(page, "pages", "Impressum");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Hilfe in einem neuen Tab" }).click();
  const handbook = await opened;
  await expect(handbook.getByRole("heading", { name: "Eigene Seiten" })).toBeInViewport();
  await handbook.close();

  await openAdmin(page, "/hilfe");
  const pictures = page.getByRole("main").getByRole("img");
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  }
  expect(await pictures.count()).toBeGreaterThan(4);
  const chapters = page.getByRole("main").getByRole("heading", { level: 2 });
  const all = await chapters.count();
  const search = page.getByRole("searchbox", { name: "Im Handbuch suchen" });
  await search.fill("PAPIERKORB geloscht");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("2 Kapitel");
  await expect(chapters).toHaveText(["Ansehen und planen", "Wenn etwas schiefgeht"]);
  await search.fill("Dampfmaschine");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Kein Kapitel");
  await search.clear();
  await expect(chapters).toHaveCount(all);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarriers(page);
  }
});

test("a screen of our own doesn't keep the breadcrumbs of the last form", async ({ page }) => {
  await signIn(page);
  await openEntry(page, "pages", "Impressum");
  const breadcrumbs = page.locator(".step-nav");
  await expect(breadcrumbs).toContainText("Impressum");
  for (const path of ["/hilfe", "/umziehen", "/startseite", ""]) {
    await goTo(page, path);
    await expect(breadcrumbs).toHaveText("");
  }
});
