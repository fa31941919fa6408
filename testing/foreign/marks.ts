import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { prepareMark } from "../../content/src/appearance/prepare-mark.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../browser.ts";
import { ANOTHER, differingPart, shownAlone, shownInPage } from "./same-picture.ts";

/** Treats every SVG below a folder as a mark, and compares the file in Chromium with its sanitized version. */
export async function run(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.svg$/i.test(name));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const page = await browser.newPage({ offline: true });
  const outcomes = new Map<string, string[]>();
  for (const file of files.sort()) {
    const address = `data:image/svg+xml;base64,${readFileSync(join(folder, file)).toString("base64")}`;
    const outcome = await prepareMark(address).then(
      async ({ mark }) => {
        const part = differingPart(await shownAlone(page, address), await shownInPage(page, mark));
        return part > ANOTHER ? "another picture" : "taken";
      },
      (error: Error) => `refused: ${error.message}`,
    );
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), file]);
  }
  await browser.close();
  for (const [outcome, names] of outcomes)
    process.stdout.write(
      `${names.length} ${outcome}\n${outcome === "taken" ? "" : names.map((name) => `    ${name}\n`).join("")}`,
    );
}
