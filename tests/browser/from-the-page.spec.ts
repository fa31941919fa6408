// @long content/src/editing, content/src/editing/preview, site/src/editing
import type { Locator, Page } from "@playwright/test";
import { signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";
import { expectNoBarriers } from "../../testing/landing.ts";

async function openSignedIn(page: Page, path: string) {
  await signIn(page);
  await openAdmin(page, "/umziehen");
  await page.goto(path);
  const bar = page.getByRole("navigation", { name: "Redaktion" });
  await expect(bar).toBeVisible();
  return bar;
}

/** On a busy machine the first response can still be the old page (docs/promises.md). */
async function untilShown(part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (await part.isVisible()) return true;
      await part.page().reload();
      return false;
    })
    .toBe(true);
}

test("a typo is fixed in three actions from noticing it: its pencil, a word, 'publish'; then the page shows it", {
  tag: "@everyday",
}, async ({ page, siteUrl }) => {
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  const data = {
    header: `Tippfehler ${Date.now()}`,
    content: "Hier wurde lange gebaut.\n\nUnd hier ist ein Fehler.",
    _status: "published",
  };
  const created = await page.request.post("/api/projects", { headers, data });
  await openSignedIn(page, `/projekte/${((await created.json()) as { doc: { id: number } }).doc.id}`);
  const paragraph = page
    .locator("article p")
    .filter({ hasText: /\w+ \w+ \w+/ })
    .last();
  const before = (await paragraph.textContent()) ?? "";
  await paragraph.hover();

  await page.getByRole("link", { name: /^Bearbeiten: Seite/ }).click();
  const form = page.frameLocator("iframe[title^=Formular]");
  await expect(form.locator("[data-editing=guarded]")).toBeAttached();
  await expect(form.locator(":focus")).toContainText(before.slice(0, 20));
  const word = `Richtig${Date.now()}`;
  await page.keyboard.type(` ${word} `);
  await form.getByRole("button", { name: "Änderungen veröffentlichen" }).click();

  await expect(page.getByText("Veröffentlicht.", { exact: true })).toBeVisible();
  const corrected = page.locator("article p").filter({ hasText: word });
  await untilShown(corrected);
  await expect(corrected).toBeInViewport();
});

test("a new entry started beside the page is the same one in the full window", async ({ page, siteUrl, guard }) => {
  // the admin ignores the view transition of the website's pages
  guard.allowComplaint(/ViewTransition opt-in disabled/);
  const bar = await openSignedIn(page, "/");
  await bar.getByText("Neu", { exact: true }).click();
  await bar.getByRole("link", { name: "Referenz" }).click();
  const form = page.frameLocator("iframe[title^=Formular]");
  await expect(form.locator("[data-editing=guarded]")).toBeAttached();
  const title = `Neben der Seite ${Date.now()}`;
  const stored = page.waitForResponse((answer) => answer.url().includes("autosave=true") && answer.ok());
  await form.locator("#field-title").fill(title);
  const { id } = (await (await stored).json()).doc;
  await page.getByRole("link", { name: "Im ganzen Fenster" }).click();
  await expect(page.locator("#field-title")).toHaveValue(title);
  expect(new URL(page.url()).pathname).toBe(`/admin/collections/references/${id}`);
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  await page.request.delete(`/api/references/${id}`, { headers });
});

test("after a slide's headline is published, the page starts with that slide", async ({ page }) => {
  const bar = await openSignedIn(page, "/");
  await bar.getByRole("button", { name: "Bearbeiten" }).click();
  await bar
    .getByRole("link", { name: /^Bearbeiten: Folie/ })
    .nth(2)
    .click();
  const form = page.frameLocator("iframe[title^=Formular]");
  const headline = form.getByLabel("Schlagzeile");
  await expect(form.locator("[data-editing=guarded]")).toBeAttached();
  await expect(headline).toBeFocused();
  const words = `Gut gebaut ${Date.now()}`;
  await headline.fill(words);
  await form.getByRole("button", { name: "Änderungen veröffentlichen" }).click();

  await expect(page.locator("[id^=slide-]").getByRole("heading", { name: words })).toBeInViewport();
  await expect(page.getByRole("link", { name: `Bearbeiten: Folie „${words}“` })).toBeVisible();
});

test("on a phone: a tap or a long press, a word, 'publish'; then the page is shown again at the edited part", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = await openSignedIn(page, "/ablauf-und-preise");
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const paragraph = page.locator("main p").filter({ hasText: "Mieten und Genehmigungen" });
  await paragraph.scrollIntoViewIfNeeded();
  const pencil = page.getByRole("link", { name: /^Bearbeiten: Seite/ });
  const start = async (at: Locator) => {
    const { x = 0, y = 0 } = (await at.boundingBox()) ?? {};
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 30, y: y + 12 }] });
  };
  const end = () => touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await start(paragraph);
  await expect(pencil).toBeVisible();
  await end();
  await expect(pencil).toBeVisible();
  await page.reload();
  await expect(bar).toBeVisible();
  await paragraph.scrollIntoViewIfNeeded();
  await expect(pencil).toBeHidden();
  await start(paragraph);
  await end();
  await pencil.click();

  const form = page.frameLocator("iframe[title^=Formular]");
  await expect(form.locator("[data-editing=guarded]")).toBeAttached();
  await expect(form.locator(":focus")).toContainText("Models, Mieten");
  expect((await page.locator("iframe[title^=Formular]").boundingBox())?.width).toBe(390);
  const word = `Telefon${Date.now()}`;
  await page.keyboard.type(` ${word} `);
  await form.getByRole("button", { name: "Änderungen veröffentlichen" }).click();

  await expect(page.getByText("Veröffentlicht.", { exact: true })).toBeVisible();
  await untilShown(page.locator("main p").filter({ hasText: word }));
});

test("the focus is never behind the bar, on a phone and at 400 % (WCAG 2.4.11)", async ({ page }) => {
  const bar = await openSignedIn(page, "/");
  for (const [width, height] of [
    [390, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/ablauf-und-preise");
    await expect(bar).toBeVisible();
    const covered: string[] = [];
    let stops = 0;
    for (; stops < 100; stops += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      if (await bar.locator(":focus").count()) break;
      const [box, above] = [await focused.boundingBox(), await bar.boundingBox()];
      if (box && above && box.y >= above.y) covered.push(`${await focused.textContent()} at ${box.y}`);
    }
    expect(stops).toBeGreaterThan(10);
    expect(stops).toBeLessThan(100);
    expect(covered).toEqual([]);
  }
});

test("by keyboard: the parts are listed in page order, each opens its form, and the focus returns", async ({
  page,
}) => {
  const bar = await openSignedIn(page, "/");
  await expectNoBarriers(page);
  const edit = bar.getByRole("button", { name: "Bearbeiten" });
  await edit.press("Enter");
  const parts = bar.getByRole("link", { name: /^Bearbeiten: / });
  const names = await parts.allTextContents();
  const kinds = [...new Set(names.map((name) => name.replace(/^Bearbeiten: | „.*/gs, "")))];
  expect(kinds).toEqual([
    "Kopf der Seite",
    "Navigation",
    "Folie",
    "Leistung",
    "Teilleistung",
    "Hinweis zu Preisen",
    "Angebot",
    "Referenz",
    "Projekt",
    "Kontaktdaten",
    "Plakette",
    "Fuß der Seite",
  ]);
  await parts.getByText("Leistung „Film“").focus();
  await expect(page.getByRole("heading", { name: "Film", exact: true, level: 2 })).toBeInViewport();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const slider = page.getByRole("button", { name: /^Bildwechsel \w+$/ });
  await expect(slider).toHaveText("Bildwechsel anhalten");
  await page.keyboard.press("Enter");
  const form = page.frameLocator("iframe[title^=Formular]");
  await expect(form.locator(":focus")).toHaveValue("Film");
  await expect(slider).toHaveText("Bildwechsel fortsetzen");
  await page.getByRole("button", { name: "Schließen" }).press("Enter");
  await expect(edit).toBeFocused();
  await expect(slider).toHaveText("Bildwechsel anhalten");

  await bar.getByRole("button", { name: "Abmelden" }).press("Enter");
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("if others have published, closing a form reloads the page, and the focus is restored", async ({
  page,
  siteUrl,
}) => {
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  const data = { header: `Zu zweit ${Date.now()}`, content: "Davon wissen zwei.", _status: "published" };
  const created = await page.request.post("/api/projects", { headers, data });
  const { id } = ((await created.json()) as { doc: { id: number } }).doc;
  const bar = await openSignedIn(page, `/projekte/${id}`);
  const list = bar.getByRole("button", { name: "Bearbeiten" });
  await list.press("Enter");
  await bar.getByRole("link", { name: /^Bearbeiten: Seite/ }).press("Enter");
  await expect(page.frameLocator("iframe[title^=Formular]").locator("[data-editing=guarded]")).toBeAttached();

  const words = `Davon wissen drei ${Date.now()}.`;
  await page.request.patch(`/api/projects/${id}`, { headers, data: { content: words, _status: "published" } });
  const isPublic = async () => (await (await page.request.get(page.url())).text()).includes(words);
  await expect.poll(isPublic).toBe(true);
  await page.getByRole("button", { name: "Schließen" }).press("Enter");
  await expect(page.getByText(words)).toBeVisible();
  await expect(list).toBeFocused();
});
