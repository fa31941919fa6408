// @long PAGES
import type { Page } from "@playwright/test";
import { carouselOn } from "../../testing/carousel.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { bringIntoView, expectNoBarriers, expectNoSidewaysScroll, gotoHydrated } from "../../testing/landing.ts";

test.use({ reducedMotion: "no-preference" });

/** Verbatim from spec §2, video dialog. */
const HINT =
  /^Für ein weiteres zufällig ausgewähltes (Video|Beispiel) diesen Dialog einfach schließen und noch einmal auf „Referenzen“ klicken\.$/;

const dialogOn = (page: Page) => page.locator("#video-dialog");
const result = (page: Page) => dialogOn(page).evaluate((dialog: HTMLDialogElement) => dialog.returnValue);

/** The asset with this title. Fotografie's first has four credentials, its second one picture. */
const assetOn = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const credentialsOf = (page: Page, asset: string) => assetOn(page, asset).getByRole("link", { name: "Referenzen" });
const MANY = "Produkt und Werkstück";

/** Opens the film of the demo agency's third reference. */
async function openReferenceVideo(page: Page): Promise<void> {
  const link = carouselOn(page).root.getByRole("link", { name: "Video ansehen: Leuchten Musterschein" });
  await bringIntoView(link);
  await link.click();
  await expect(dialogOn(page)).toBeVisible();
}

const HTML_MEDIA_NETWORK_EMPTY = 0;

test("nothing of a film is loaded before it is opened; a reference's film has its caption without the prefix and its text, and plays muted in a loop (spec §2, video dialog); nothing continues after closing", {
  tag: "@everyday",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const films = () => asked.filter((path) => /video-.*(mp4|poster)/.test(path));
  await gotoHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  expect(films()).toEqual([]);

  await dialogOn(page).evaluate((dialog: HTMLDialogElement) =>
    addEventListener("click", () => requestAnimationFrame(() => Object.assign(window, { openAtOnce: dialog.open }))),
  );
  await openReferenceVideo(page);
  const dialog = page.getByRole("dialog", { name: "Licht, das atmet", exact: true });
  // The click is painted before the page behind the dialog is restyled.
  expect(await page.evaluate(() => (window as { openAtOnce?: boolean }).openAtOnce)).toBe(false);
  await expect(dialog.getByRole("heading")).toHaveText("Licht, das atmet");
  await expect(dialog.getByText(/^Drei Pendelleuchten werden/)).toBeVisible();
  await expect(dialog.getByText(HINT)).toHaveCount(0);
  const film = dialogOn(page).locator("video");
  await expect(film).toHaveAttribute("controls", "");
  await expect(film).toHaveAttribute("playsinline", "");
  await expect(film).toHaveAttribute("poster", /\/uploads\/.*video-leuchten-poster/);
  await expect.poll(films).toContainEqual(expect.stringMatching(/video-leuchten.*\.mp4$/));
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(
    await film.evaluate(({ autoplay, loop, muted, paused }: HTMLVideoElement) => ({ autoplay, loop, muted, paused })),
  ).toEqual({ autoplay: true, loop: true, muted: true, paused: false });

  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toBeHidden();
  const state = () =>
    film.evaluate(({ src, paused, networkState }: HTMLVideoElement) => ({ src, paused, networkState }));
  await expect.poll(state).toEqual({ src: "", paused: true, networkState: HTML_MEDIA_NETWORK_EMPTY });
});

test("under reduced motion a film doesn't start automatically (WCAG 2.3.3); it closes with 'close' by the button and with 'dismiss' in every other way (spec §4, video dialog)", {
  tag: "@everyday",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/");
  await openReferenceVideo(page);
  const film = dialogOn(page).locator("video");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  expect(await film.evaluate(({ autoplay, paused }: HTMLVideoElement) => [autoplay, paused])).toEqual([false, true]);
  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toBeHidden();

  const ways: [string, () => Promise<void>, string][] = [
    ["Schließen", () => dialogOn(page).getByRole("button", { name: "Schließen", exact: true }).click(), "close"],
    ["X", () => dialogOn(page).getByRole("button", { name: "Dialog schließen" }).click(), "dismiss"],
    ["Escape", () => page.keyboard.press("Escape"), "dismiss"],
    ["backdrop", () => page.mouse.click(5, 450), "dismiss"],
  ];
  for (const [way, close, wanted] of ways) {
    await openReferenceVideo(page);
    await close();
    await expect(dialogOn(page), way).toBeHidden();
    await expect.poll(() => result(page), way).toBe(wanted); // fired in a separate task
    await expect(page.getByRole("link", { name: "Video ansehen: Leuchten Musterschein" }), way).toBeFocused();
  }
});

test("a dialog stays open on a phone so busy that its fade starts late", async ({ page }) => {
  await gotoHydrated(page, "/");
  const link = page.getByRole("link", { name: "Referenzen: Kamerafahrt" });
  await bringIntoView(link);
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await link.click();
  await expect(dialogOn(page)).toHaveCSS("opacity", "0");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await expect(dialogOn(page)).toHaveCSS("opacity", "1");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Schließen", exact: true })).toBeVisible();
});

test("keyboard users who move on while the browser is still returning from a dialog keep the focus in view", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, 3000);
    addEventListener("popstate", () => setTimeout(() => Object.assign(window, { isBack: true }), 500));
  });
  await gotoHydrated(page, "/");
  await page
    .getByRole("navigation", { name: "Hauptnavigation" })
    .getByRole("link", { name: "Fotografie" })
    .press("Enter");
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Referenzen: Architektur und Raum" });
  await link.press("Enter");
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  const next = page.getByRole("link", { name: "Projekte: Film" });
  await page.keyboard.press("Tab");
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  await expect.poll(() => page.evaluate(() => (window as { isBack?: boolean }).isBack)).toBe(true);
  await expect(next).toBeInViewport();
});

test("the label of 'Referenzen' includes the asset and the dialog; several credentials come in random order, none twice until all were shown, the first different from the section's picture; a single one isn't labelled random, and shows as the picture it is (spec §2 and §4, video dialog)", {
  tag: "@everyday",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/");
  const link = assetOn(page, MANY).getByRole("link");
  await expect(link).toHaveCount(1); // links to single files are for visitors without script
  await expect(link).toHaveAccessibleName(`Referenzen: ${MANY}`);
  await expect(link).toHaveAttribute("aria-haspopup", "dialog");
  const beside = await link.getAttribute("data-caption");
  const heading = dialogOn(page).getByRole("heading");
  const titles: string[] = [];
  for (let opened = 0; opened < 5; opened++) {
    await link.click();
    await expect(heading).toHaveText(/^Zufällige Wahl: ./);
    await expect(dialogOn(page).getByText(HINT)).toBeVisible();
    titles.push((await heading.textContent()) ?? "");
    await page.keyboard.press("Escape");
    await expect(dialogOn(page)).toBeHidden();
  }
  expect(titles[0]).not.toBe(`Zufällige Wahl: ${beside}`);
  expect(new Set(titles.slice(0, 4)).size).toBe(4);
  expect(titles[4]).not.toBe(titles[3]);

  await credentialsOf(page, "Architektur und Raum").click();
  const picture = dialogOn(page).locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture).toBeInViewport({ ratio: 0.99 });
  await expect(heading).not.toHaveText(/Zufällige Wahl/);
  await expect(dialogOn(page).getByText(HINT)).toHaveCount(0);
  await expect(dialogOn(page).locator("video")).toHaveCount(0);
});

test("a click with Ctrl opens the file in a new tab, as on any link", async ({ page, context, guard }) => {
  guard.allowComplaint(/Blocked script execution in '\S+\/uploads\//); // the test's own, which stops the slider's drift
  await gotoHydrated(page, "/");
  const opened = context.waitForEvent("page");
  await credentialsOf(page, "Architektur und Raum").click({ modifiers: ["Control"] });
  const tab = await opened;
  await tab.waitForURL(/\/uploads\//);
  await tab.close();
  await expect(dialogOn(page)).toBeHidden();
});

test("film and picture have no axe violations and fit the window, on a phone and on a desktop", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/");
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const asset of ["Kamerafahrt", "Architektur und Raum"]) {
      if (width === 390) await page.getByRole("button", { name: asset, exact: true }).click();
      await credentialsOf(page, asset).click();
      await expect(dialogOn(page).locator("video, img")).toBeInViewport({ ratio: 0.99 });
      if (width === 390) await expectNoBarriers(page, "#video-dialog");
      await expectNoSidewaysScroll(page);
      await page.keyboard.press("Escape");
      await expect(dialogOn(page)).toBeHidden();
    }
  }
});
