import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
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

/** The size in px that browsers give a drawing that says none (CSS 2, 10.3.2). */
const DEFAULT_SIZE = { width: 300, height: 150 };

type Pair = { file: string; before: string; after: string };

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
        after: `data:image/svg+xml;base64,${Buffer.from(svgOf(drawing)).toString("base64")}`,
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      refused.set(why, [...(refused.get(why) ?? []), file]);
    }
  }
  const differ = await differing(pairs);
  const refusals = [...refused].map(([why, names]) => [`${names.length} refused: ${why}`, ...names.map(indented)]);
  const lines = [...refusals.flat(), ...differ.map((each) => `another picture: ${each}`)];
  process.stdout.write(`${lines.join("\n")}\n`);
  process.stdout.write(`${files.length} files, ${pairs.length} taken, ${differ.length} of them another picture\n`);
}

const indented = (name: string) => `    ${name}`;

async function differing(pairs: Pair[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const page = await browser.newPage({
    viewport: { width: 2 * EDGES_PX.reduce((sum, each) => sum + each, 0), height: TOGETHER * Math.max(...EDGES_PX) },
  });
  await page.evaluate("globalThis.__name = (named) => named"); // tsx leaves calls of it in functions that it compiles
  const found: string[] = [];
  for (let at = 0; at < pairs.length; at += TOGETHER) {
    const some = pairs.slice(at, at + TOGETHER);
    const shot = await shown(page, some);
    for (const [row, { file }] of some.entries()) {
      const part = await differenceIn(shot, row * Math.max(...EDGES_PX));
      if (part > 0) found.push(`${file}: ${(part * 100).toFixed(1)} % of its pixels`);
    }
  }
  await browser.close();
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

/** Draws the files below each other; an image is scaled as a whole, as one without a view box does not scale. */
async function shown(page: Page, pairs: Pair[]): Promise<Buffer> {
  await page.evaluate(
    async ({ rows, edges }) => {
      document.body.replaceChildren();
      const add = async (source: string, size: HTMLImageElement, edge: number, left: number, top: number) => {
        const [box, image] = [document.createElement("div"), new Image()];
        box.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${edge}px;height:${edge}px;overflow:hidden`;
        image.src = source;
        await image.decode().catch(() => null);
        const scale = edge / Math.max(size.naturalWidth, size.naturalHeight);
        const [across, down] = [
          (size.naturalWidth * scale) / image.naturalWidth,
          (size.naturalHeight * scale) / image.naturalHeight,
        ];
        image.style.cssText = `position:absolute;left:0;top:0;transform-origin:0 0;transform:scale(${across},${down})`;
        image.style.width = `${image.naturalWidth}px`;
        image.style.height = `${image.naturalHeight}px`;
        box.append(image);
        document.body.append(box);
      };
      for (const [row, { before, after }] of rows.entries()) {
        const original = new Image();
        original.src = before;
        await original.decode().catch(() => null);
        let left = 0;
        for (const edge of edges) {
          await add(before, original, edge, left, row * Math.max(...edges));
          await add(after, original, edge, left + edge, row * Math.max(...edges));
          left += 2 * edge;
        }
      }
    },
    { rows: pairs, edges: EDGES_PX },
  );
  return page.screenshot({ omitBackground: true });
}
