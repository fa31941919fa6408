// @long PAGES
import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { carouselOn } from "../../testing/carousel.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { expectActive, thumbnail } from "../../testing/slider.ts";

const hydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Anchors of the landing page from top to bottom. */
const anchors = (page: Page, ids: string[]) =>
  page.evaluate(
    (wanted) => [...document.querySelectorAll("[id]")].map(({ id }) => id).filter((id) => wanted.includes(id)),
    ids,
  );

/** Height of the small header, in px. */
const HEADER = 55;

const SERVICES = ["fotografie", "film", "webdesign", "luftbild", "gestaltung"];

test("on a phone in forced colours the badge is visible on a dark background (WCAG 1.4.11)", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  const badge = page.getByRole("link", { name: "Musterlicht im Branchenbuch" }).getByRole("img");
  await badge.scrollIntoViewIfNeeded();
  await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { channels } = await sharp(await badge.screenshot()).stats();
  expect(channels[0]?.mean).toBeGreaterThan(60);
});

test("the landing page hydrates without an error, has the specification's sections in order, their buttons and icons, and a navigation to them (spec §2)", {
  tag: "@everyday",
}, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const order = ["home", ...SERVICES, "angebot", "references", "contact"];
  expect(await anchors(page, order)).toEqual(order);
  await expect(page.getByRole("heading", { name: "Referenzen", exact: true })).toBeAttached();
  await expect(page.getByText("Hier finden Sie eine Auswahl unserer Referenzen.")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Kontaktieren Sie uns" })).toBeAttached();
  await expect(page.getByText("Schreiben Sie uns ein paar Zeilen oder rufen Sie uns einfach an.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Nachricht senden" })).toBeAttached();

  const badge = page.getByRole("link", { name: "Musterlicht im Branchenbuch" }).getByRole("img");
  await badge.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await badge.boundingBox())?.width).toBe(200); // spec §9

  // 'Start', then the services, then the menu items.
  const links = page.getByRole("navigation").first().getByRole("link");
  await expect(links).toHaveText([
    "Start",
    "Fotografie",
    "Film",
    "Webdesign",
    "Luftbild",
    "Gestaltung",
    "Projekte",
    "Angebot",
    "Referenzen",
    "Kontakt",
  ]);
  expect(await links.first().getAttribute("href")).toBe("/#home");

  // A section with credentials offers 'Referenzen', others don't.
  const section = page.locator("#fotografie");
  await expect(section.getByRole("heading", { name: "Menschen bei der Arbeit" })).toBeAttached();
  await expect(section.getByText("Referenzen", { exact: true })).toHaveCount(2);
  // An icon's class is flaticon- and its name with the first underscore as a hyphen.
  for (const icon of [
    "#luftbild .flaticon-photo-camera",
    "#gestaltung .flaticon-three-d_model",
    "#fotografie .flaticon-building",
  ]) {
    await expect(page.locator(icon)).toHaveCount(1);
  }
});

/** Whether the contact section was laid out when script started, with sections skipped; undefined if none were. */
async function laidOutBefore(page: Page, open: () => Promise<unknown>): Promise<boolean | undefined> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const form = document.querySelector("#contact form");
      Object.assign(window, { laidOut: form?.checkVisibility({ contentVisibilityAuto: true }) });
    });
    observer.observe(document, { subtree: true, attributeFilter: ["data-deferred-layout"] });
  });
  await open();
  await hydrated(page);
  return page.evaluate(() => (window as unknown as { laidOut?: boolean }).laidOut);
}

test("the first paint at a page's top doesn't wait for the layout of sections far below", async ({ page }) => {
  expect(await laidOutBefore(page, () => page.goto("/"))).toBe(false);
  await expect(page.locator("[data-deferred-layout]")).toHaveCount(0);
  await expect(page.locator("#contact form")).toBeVisible();
});

test("a page not opened at its top is laid out immediately", async ({ page }) => {
  expect(await laidOutBefore(page, () => page.goto("/#film"))).toBe(undefined);
  await page.goto("/");
  expect(await laidOutBefore(page, () => page.reload())).toBe(undefined);
});

/** Script waits for two seconds at most, which may be too short on a busy machine. */
async function letScriptWaitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => ms < 2000 && setTimeout(run, ms) });
  });
}

/** Opens the landing page without its first picture, and returns the scripts fetched beyond the one it links. */
async function openWithoutFirstPicture(page: Page): Promise<{ fetched: string[]; arrive: () => Promise<void> }> {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/(?!browser).*\.js$/.test(request.url())) fetched.push(request.url());
  });
  const picture = new Promise<Route>((resolve) => page.route(/hero-fotografie/, resolve));
  await letScriptWaitForEver(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await page.waitForLoadState("domcontentloaded"); // then the document's script is listening
  const route = await picture;
  return { fetched, arrive: () => route.continue() };
}

test("prefetching takes nothing from the first view, until a visitor's first interaction", async ({ page }) => {
  const { fetched, arrive } = await openWithoutFirstPicture(page);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  expect(fetched).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  await arrive();
  await hydrated(page);
});

test("without interaction React loads in time for the second slide (spec §9, homepage slider autoplay)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => addEventListener("pointermove", (event) => event.stopImmediatePropagation(), true));
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(8000);
  await hydrated(page);
  await page.clock.runFor(15_000);
  await expectActive(page, "Film");
});

test.describe("on a first visit", () => {
  test.use({ consent: null });

  test("React takes over once the consent dialog has faded in", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await letScriptWaitForEver(page);
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        const dialog = document.querySelector("dialog:modal");
        Object.assign(window, { opacity: dialog && getComputedStyle(dialog).opacity });
      });
      observer.observe(document, { subtree: true, attributeFilter: ["data-live"] });
    });
    await page.goto("/");
    await hydrated(page);
    expect(await page.evaluate(() => (window as unknown as { opacity: string | null }).opacity)).toBe("1");
  });

  test("the rest of the page is laid out once consent has been answered", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const answer = page.getByRole("button", { name: "Ich bin nicht einverstanden" });
    await expect(answer).toBeVisible();
    expect(await page.locator("[data-deferred-layout]").count()).toBeGreaterThan(0);
    await answer.click();
    await expect(page.locator("[data-deferred-layout]")).toHaveCount(0);
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false, reducedMotion: "no-preference" });

  test("the page is complete and navigable, hides nothing, shows no control without a function, and its films, files and legal texts are reached by links", {
    tag: "@everyday",
  }, async ({ page }) => {
    await page.goto("/");
    const top = page.getByRole("contentinfo").locator("a", { hasText: "Top" });
    await expect(top).toBeHidden();

    // The slides are a strip that scrolls sideways, and the thumbnails link into it.
    const slides = page.locator("#home h2");
    await expect(slides.nth(0)).toBeInViewport();
    await thumbnail(page, "Luftbild").click();
    await expect(slides.nth(3)).toBeInViewport({ ratio: 1 });
    await expect(slides.nth(0)).not.toBeInViewport();

    // Anchors scroll natively, below the header, and everything in view is visible.
    for (const id of SERVICES) await expect(page.locator(`#${id}`).getByRole("heading").first()).toBeVisible();
    await page.getByRole("navigation").first().getByRole("link", { name: "Luftbild" }).click();
    await expect(page).toHaveURL("/#luftbild");
    await expect(page.locator("#luftbild h2")).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => Math.round((await page.locator("#luftbild").boundingBox())?.y ?? 0)).toBe(HEADER);
    for (const id of ["luftbild", "gestaltung"])
      await expect(page.locator(`#${id} > :not([data-ghost])`).first()).toHaveCSS("opacity", "1");

    const { cards, next } = carouselOn(page);
    await expect(cards.getByRole("article")).toHaveCount(7);
    await expect(next).toBeHidden();
    const window = page.locator("[data-track]").locator("..");
    await expect(window).toHaveCSS("overflow-x", "auto");
    await expect(window).toHaveCSS("scroll-snap-type", "x mandatory");
    const film = page.locator("#references").getByRole("link", { name: "Video ansehen" }).first();
    await expect(film).toHaveAttribute("href", /^\/uploads\/video-.*\.mp4$/);

    // 'Referenzen' leads to the first file, links after it to the others.
    const title = page.getByRole("heading", { name: "Produkt und Werkstück", exact: true });
    const files = page.getByRole("article").filter({ has: title }).getByRole("link");
    await expect(files).toHaveCount(4);
    await expect(files.first()).toHaveAttribute("href", /^\/uploads\/projekt-keramik-schale_.*\.jpg$/);
    for (const file of await files.all()) {
      expect((await page.request.get((await file.getAttribute("href")) ?? "")).status()).toBe(200);
    }

    await page.getByRole("link", { name: "Film anfragen" }).click();
    await expect(page).toHaveURL("/#contact");
    await expect(page.getByRole("heading", { name: "Kontaktieren Sie uns" })).toBeInViewport();
    await top.click();
    await expect(slides.nth(3)).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 844 }); // where script collapses them
    for (const text of await page.locator("#film").getByRole("article").getByRole("paragraph").all()) {
      await expect(text).toBeVisible();
    }
    for (const [name, text] of [
      ["Impressum", /Angaben gemäß §\s5\sDDG/],
      ["Datenschutzerklärung", /Datenschutz auf einen Blick/],
    ] as const) {
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });
});
