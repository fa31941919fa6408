import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { prepareMark } from "../../content/src/appearance/mark.ts";
import { differingPart, isAnother, premultiplied } from "../../content/src/appearance/same-picture.ts";
import { sanitizeSvg, svgOf } from "../../content/src/appearance/svg/sanitize-svg.ts";
import { svgText } from "../../content/src/appearance/svg/svg-text.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../browser.ts";

/** Longest edges in px at which drawings are compared. */
const EDGES_PX = [256, 48];

/** How many files share a screenshot. */
const TOGETHER = 16;

/** How much larger those that differ are drawn once more: edges between two pixels are blurred by chance. */
const LARGER = 4;

/** The size in px that browsers give a drawing that says none (CSS 2, 10.3.2). */
const DEFAULT_SIZE = { width: 300, height: 150 };

/** Addresses of a drawing as it came and as it is kept, and whether the former scales. */
type Pair = { file: string; before: string; after: string; scales: boolean };

/** Takes every SVG below a folder for a mark, and compares in Chromium the file with what is kept of it, before it is cut. */
export async function run(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.svgz?$/i.test(name));
  const refused = new Map<string, string[]>();
  const pairs: Pair[] = [];
  for (const file of files.sort()) {
    const bytes = readFileSync(join(folder, file));
    const before = `data:image/svg+xml;base64,${bytes.toString("base64")}`;
    try {
      await prepareMark(before);
      const { drawing } = await sanitizeSvg(svgText(bytes), async () => DEFAULT_SIZE);
      pairs.push({
        file,
        before,
        scales: /<svg[^>]*\sviewBox\s*=/i.test(svgText(bytes)),
        after: `data:image/svg+xml;base64,${Buffer.from(svgOf(drawing)).toString("base64")}`,
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      refused.set(why, [...(refused.get(why) ?? []), file]);
    }
  }
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const suspects = await differing(browser, pairs, 1);
  const differ = await differing(
    browser,
    suspects.map(({ pair }) => pair),
    LARGER,
  );
  await browser.close();
  const refusals = [...refused].map(([why, names]) => [`${names.length} refused: ${why}`, ...names.map(indented)]);
  const lines = [
    ...refusals.flat(),
    ...differ.map(({ pair, part }) => `another picture: ${pair.file}: ${(part * 100).toFixed(1)} % of its pixels`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  process.stdout.write(`${files.length} files, ${pairs.length} taken, ${differ.length} of them another picture\n`);
}

const indented = (name: string) => `    ${name}`;

type Difference = { pair: Pair; part: number };

/** @param scale device pixels for each px, of which the mean is compared */
async function differing(browser: Browser, pairs: Pair[], scale: number): Promise<Difference[]> {
  const width = 2 * EDGES_PX.reduce((sum, each) => sum + each, 0);
  const together = TOGETHER / scale;
  const page = await browser.newPage({
    viewport: { width, height: together * Math.max(...EDGES_PX) },
    deviceScaleFactor: scale,
  });
  await page.evaluate("globalThis.__name = (named) => named"); // tsx leaves calls of it in functions that it compiles
  const found: Difference[] = [];
  for (let at = 0; at < pairs.length; at += together) {
    const some = pairs.slice(at, at + together);
    const shot = await sharp(await shown(page, some))
      .resize({ width, kernel: "linear" })
      .png()
      .toBuffer();
    for (const [row, pair] of some.entries()) {
      const part = await differenceIn(shot, row * Math.max(...EDGES_PX));
      if (part > 0) found.push({ pair, part });
    }
  }
  await page.close();
  return found;
}

/** Reads one row of a screenshot: at each size a drawing before and after. */
async function differenceIn(shot: Buffer, top: number): Promise<number> {
  const parts: number[] = [];
  let left = 0;
  for (const edge of EDGES_PX) {
    const [before, after] = await Promise.all(
      [left, left + edge].map((from) =>
        sharp(shot).extract({ left: from, top, width: edge, height: edge }).ensureAlpha().raw().toBuffer(),
      ),
    );
    if (!before || !after) throw new Error("A tile is missing.");
    const [one, other] = [premultiplied(before), premultiplied(after)];
    parts.push(isAnother(one, other, edge) ? differingPart(one, other, edge) : 0);
    left += 2 * edge;
  }
  return Math.max(...parts);
}

/** Draws the files below each other; an image without a view box does not scale by itself. */
async function shown(page: Page, pairs: Pair[]): Promise<Buffer> {
  await page.evaluate(
    async ({ rows, edges }) => {
      document.body.replaceChildren();
      const loaded = async (source: string) => {
        const image = new Image();
        image.src = source;
        await image.decode().catch(() => null);
        return image;
      };
      for (const [row, { before, after, scales }] of rows.entries()) {
        let left = 0;
        for (const edge of edges) {
          const [one, other] = [await loaded(before), await loaded(after)];
          const { naturalWidth, naturalHeight } = one;
          const scale = edge / Math.max(naturalWidth, naturalHeight);
          for (const image of [one, other]) {
            const asWhole = image === one && !scales;
            const [width, height] = [naturalWidth, naturalHeight].map((each) => each * (asWhole ? 1 : scale));
            const box = document.createElement("div");
            box.style.cssText = `position:absolute;left:${left}px;top:${row * Math.max(...edges)}px;width:${edge}px;height:${edge}px;overflow:hidden`;
            image.style.cssText = `position:absolute;left:0;top:0;width:${width}px;height:${height}px;transform-origin:0 0;transform:scale(${asWhole ? scale : 1})`;
            box.append(image);
            document.body.append(box);
            left += edge;
          }
        }
      }
    },
    { rows: pairs, edges: EDGES_PX },
  );
  return page.screenshot({ omitBackground: true, timeout: 0 }); // however busy the machine is
}
