import type { Page } from "@playwright/test";
import sharp from "sharp";
import { seenPart } from "../../content/src/appearance/pixel-facts.ts";

/** Edge in px of the window that drawings are shown in, and of the squares that are compared. */
const WINDOW_PX = 400;
const EDGE_PX = 200;

/** Longest edge in px at which a drawing is taken a picture of, however small it is. */
const SHOT_PX = 1200;

/** How far apart (0 to 255) two pixels are seen as different. */
const APART = 28;

/** Part (0 to 1) of the pixels from which two pictures are not the same: up to 0.015 differ by where edges fall. */
export const ANOTHER = 0.02;

/** A picture without its empty margins, as a square, and its width by its height. */
export type Shown = { pixels: Buffer; ratio: number };

/** An SVG as a browser shows it that opens it by itself. */
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

/** Takes a picture of a part of the page, by the browser itself: Playwright's has the size of the window's pixels. */
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

/** Pixels of red, green, blue and opacity so that two that are near are so on any ground. */
function premultiplied(pixels: Buffer): Buffer {
  return pixels.map((value, at) =>
    at % 4 === 3 ? value : Math.round((value * (pixels[at - (at % 4) + 3] ?? 0)) / 255),
  ) as Buffer;
}

/** Part (0 to 1) of the pixels that have no like among the other picture's at this place or beside it. */
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
