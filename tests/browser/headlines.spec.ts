// @long PAGES
import type { Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { type ForeignSite, startForeignSite } from "../../testing/foreign-site.ts";
import { expectNoSidewaysScroll } from "../../testing/landing.ts";

const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1600, 1920];
const TITLES = [
  "Immobilienfotografie",
  "Hochzeitsfotografie",
  "Werbefotografie",
  "Luftbildaufnahmen für Unternehmenskommunikation",
  "Suchmaschinenoptimierung",
  "Kommunikationsdesign und Öffentlichkeitsarbeit",
];

/** Titles everything in a list of the response, in rotation. */
function name(data: Record<string, { data: { attributes: object }[] } | undefined>): void {
  for (const list of ["services", "references", "projects"])
    for (const [index, { attributes }] of (data[list]?.data ?? []).entries()) {
      const title = TITLES[index % TITLES.length];
      Object.assign(attributes, list === "projects" ? { header: title } : { title, header: title });
    }
}

function nameProject(data: { project: { data: { attributes: object } } }): void {
  Object.assign(data.project.data.attributes, { header: TITLES[0] });
}

/** Words of headings that are broken across lines, and headings that overflow. */
function broken(page: Page): Promise<string[]> {
  return page.locator(":is(h1, h2, h3, [data-word]):visible").evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const found: string[] = [];
      if (heading.scrollWidth > heading.clientWidth + 1 && heading.clientWidth > 1)
        found.push(`wide: ${heading.textContent}`);
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { index, 0: word } of text.data.matchAll(/[^\s\u00ad-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`${heading.tagName}: ${word}`);
        }
      }
      return found;
    }),
  );
}

for (const typeface of ["bricolage", "serif", "manrope"])
  test.describe(`in ${typeface}`, () => {
    let site: ForeignSite;
    test.beforeAll(async () => {
      site = await startForeignSite(
        (replay) => {
          for (const operation of ["InitialData", "Projects", "ProjectsOfCategory"])
            replay.alter(operation, name as never);
          replay.alter("ProjectDetails", nameProject as never);
        },
        { typeface },
      );
    });
    test.afterAll(() => site.end());

    test("the longest word of a heading is on one line, from 320 to 1920 px", async ({ page }) => {
      for (const path of ["/", "/projekte", "/projekte/21"]) {
        await page.goto(site.url + path);
        await page.evaluate(() => document.fonts.ready);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => broken(page), { message: `${path} at ${width} px` }).toEqual([]);
          await expectNoSidewaysScroll(page);
        }
      }
    });
  });
