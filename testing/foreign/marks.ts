import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { prepareMark } from "../../content/src/appearance/mark.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../browser.ts";

/** Edges in px at which a drawing is compared, and the part of its pixels from which it is another picture. */
const EDGES_PX = [256, 48];
const ANOTHER = 0.004;

/** How far apart (0 to 255) two pixels are another colour, the best of the neighbours of one taken. */
const APART = 24;

type Compared = { part: number } | { nothing: "before" | "after" };

/** Takes every SVG below a folder for a mark, and compares in Chromium the file with what would be stored. */
export async function run(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.svgz?$/i.test(name));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const page = await browser.newPage();
  await page.evaluate("globalThis.__name = (named) => named"); // tsx leaves calls of it in functions that it compiles
  const refused = new Map<string, string[]>();
  const differ: string[] = [];
  for (const file of files.sort()) {
    const before = `data:image/svg+xml;base64,${readFileSync(join(folder, file)).toString("base64")}`;
    const after = await prepareMark(before).catch((error: Error) => error);
    if (after instanceof Error) {
      refused.set(after.message, [...(refused.get(after.message) ?? []), file]);
      continue;
    }
    const outcome = await compare(page, before, after.mark);
    if ("nothing" in outcome) differ.push(`${file}: Chromium draws nothing ${outcome.nothing}`);
    else if (outcome.part > ANOTHER) differ.push(`${file}: ${(outcome.part * 100).toFixed(1)} % of its pixels`);
  }
  await browser.close();
  const refusals = [...refused].map(([why, names]) => [`${names.length} refused: ${why}`, ...names.map(indented)]);
  const taken = files.length - [...refused.values()].flat().length;
  const lines = [...refusals.flat(), ...differ.map((each) => `another picture: ${each}`)];
  process.stdout.write(`${lines.join("\n")}\n`);
  process.stdout.write(`${files.length} files, ${taken} taken, ${differ.length} of them another picture\n`);
}

const indented = (name: string) => `    ${name}`;

const compare = (page: Page, before: string, after: string): Promise<Compared> =>
  page.evaluate(comparedInPage, { before, after, edges: EDGES_PX, apart: APART });

/** Runs in the browser: each drawing is cut to what is seen of it, as a stored mark is, and drawn on light and on dark. */
async function comparedInPage({
  before,
  after,
  edges,
  apart,
}: {
  before: string;
  after: string;
  edges: number[];
  apart: number;
}): Promise<Compared> {
  const SEEN = 40;
  const LARGE = 1024;

  async function imageOf(source: string): Promise<HTMLImageElement | null> {
    const image = new Image();
    image.src = source;
    return image.decode().then(
      () => image,
      () => null,
    );
  }

  function contextOf(width: number, height: number): CanvasRenderingContext2D {
    const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", {
      willReadFrequently: true,
    });
    if (!context) throw new Error("The browser has no canvas.");
    return context;
  }

  function seenPart(image: HTMLImageElement): { x: number; y: number; width: number; height: number } | null {
    const scale = LARGE / Math.max(image.naturalWidth, image.naturalHeight);
    const width = Math.max(1, Math.round(image.naturalWidth * scale));
    const height = Math.max(1, Math.round(image.naturalHeight * scale));
    const context = contextOf(width, height);
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    let [left, right, top, bottom] = [width, -1, height, -1];
    for (let index = 0; index < width * height; index += 1) {
      if ((data[index * 4 + 3] ?? 0) < SEEN) continue;
      const [x, y] = [index % width, Math.floor(index / width)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
    if (right < 0) return null;
    return {
      x: left / width,
      y: top / height,
      width: (right - left + 1) / width,
      height: (bottom - top + 1) / height,
    };
  }

  const images = await Promise.all([before, after].map(imageOf));
  const parts = images.map((image) => (image ? seenPart(image) : null));
  const [one, other] = images;
  const [part, otherPart] = parts;
  if (!one || !part) return { nothing: "before" };
  if (!other || !otherPart) return { nothing: "after" };

  const [shownWidth, shownHeight] = [one.naturalWidth * part.width, one.naturalHeight * part.height];
  let worst = 0;
  for (const edge of edges) {
    const scale = edge / Math.max(shownWidth, shownHeight);
    const [width, height] = [shownWidth, shownHeight].map((each) => Math.max(1, Math.round(each * scale))) as [
      number,
      number,
    ];
    const pixelsOn = (ground: string, image: HTMLImageElement, of: typeof part) => {
      const context = contextOf(width, height);
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
      const [fullWidth, fullHeight] = [width / of.width, height / of.height];
      context.drawImage(image, -of.x * fullWidth, -of.y * fullHeight, fullWidth, fullHeight);
      return context.getImageData(0, 0, width, height).data;
    };
    for (const ground of ["#fff", "#111"]) {
      const [a, b] = [pixelsOn(ground, one, part), pixelsOn(ground, other, otherPart)];
      const isFar = (from: Uint8ClampedArray, to: Uint8ClampedArray, index: number) => {
        const [x, y] = [index % width, Math.floor(index / width)];
        for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
          for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
            const near = [0, 1, 2].every(
              (channel) =>
                Math.abs((from[index * 4 + channel] ?? 0) - (to[(row * width + column) * 4 + channel] ?? 0)) <= apart,
            );
            if (near) return false;
          }
        }
        return true;
      };
      let far = 0;
      for (let index = 0; index < width * height; index += 1) {
        if (isFar(a, b, index) || isFar(b, a, index)) far += 1;
      }
      worst = Math.max(worst, far / (width * height));
    }
  }
  return { part: worst };
}
