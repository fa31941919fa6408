import type { Page } from "@playwright/test";
import sharp from "sharp";
import { seenPart } from "../../content/src/appearance/pixel-facts.ts";

/** Size in px of the window for the drawings, and of the compared squares. */
const WINDOW_PX = 400;
const EDGE_PX = 200;

/** Longest edge in px of a screenshot, however small the drawing is. */
const SHOT_PX = 1200;

/** Distance (0 to 255) from which two pixels look different. */
const APART = 28;

/** Fraction (0 to 1) of pixels from which two pictures differ: antialiasing accounts for up to 0.015. */
export const ANOTHER = 0.02;

/** A picture without its empty margins, as a square, and its ratio of width to height. */
export type Shown = { pixels: Buffer; ratio: number };

/** An SVG as a browser shows it when opened directly. */
export async function shownAlone(page: Page, address: string): Promise<Shown> {
  await page.setViewportSize({ width: WINDOW_PX, height: WINDOW_PX });
  await page.goto(address);
  const { width, height } = await page.evaluate(() => document.documentElement.getBoundingClientRect().toJSON());
  return shot(page, { width, height });
}

/** A picture as a browser shows it in a page. */
export async function shownInPage(page: Page, address: string): Promise<Shown> {
  await page.setViewportSize({ width: WINDOW_PX, height: WINDOW_PX });
  await page.goto("about:blank");
  await page.setContent(
    `<body style="margin:0"><img src="${address}" alt="" style="display:block;width:${WINDOW_PX}px;height:${WINDOW_PX}px;object-fit:contain">`,
  );
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  return shot(page, { width: WINDOW_PX, height: WINDOW_PX });
}

/** A screenshot of part of the page, by the browser itself: Playwright's has the window's pixel size. */
async function shot(page: Page, part: { width: number; height: number }): Promise<Shown> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setDefaultBackgroundColorOverride", { color: { r: 0, g: 0, b: 0, a: 0 } });
  const clip = { x: 0, y: 0, ...part, scale: SHOT_PX / Math.max(part.width, part.height) };
  const { data: base64 } = await browser.send("Page.captureScreenshot", {
    format: "png",
    clip,
    captureBeyondViewport: true,
  });
  await browser.detach();
  const png = Buffer.from(base64, "base64");
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { x, y, width, height } = seenPart({ pixels: data, width: info.width, height: info.height });
  const square = sharp(png).extract({ left: x, top: y, width, height }).resize(EDGE_PX, EDGE_PX, { fit: "fill" });
  return { pixels: premultiplied(await square.ensureAlpha().raw().toBuffer()), ratio: width / height };
}

/** RGBA pixels premultiplied, so that similar ones are similar on any background. */
function premultiplied(pixels: Buffer): Buffer {
  return pixels.map((value, at) =>
    at % 4 === 3 ? value : Math.round((value * (pixels[at - (at % 4) + 3] ?? 0)) / 255),
  ) as Buffer;
}

/** Fraction (0 to 1) of pixels without a similar one in the other picture at this position or beside it. */
export function differingPart({ pixels: one }: Shown, { pixels: other }: Shown): number {
  const steps = [0, -1, 1].flatMap((x) => [0, -EDGE_PX, EDGE_PX].map((y) => x + y));
  const channels = [0, 1, 2, 3];
  const hasLike = (from: Buffer, to: Buffer, at: number) =>
    steps.some((step) =>
      channels.every(
        (channel) => Math.abs((from[at * 4 + channel] ?? 0) - (to[(at + step) * 4 + channel] ?? 0)) <= APART,
      ),
    );
  const places = Array.from({ length: one.length / 4 }, (_, at) => at);
  return places.filter((at) => !hasLike(one, other, at) || !hasLike(other, one, at)).length / places.length;
}
