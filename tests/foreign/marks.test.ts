// @long content/src/appearance
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareMark } from "../../content/src/appearance/prepare-mark.ts";
import { MARK_SECURITY_HEADERS } from "../../site/src/server/http/security-headers.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../../testing/browser.ts";
import { ANOTHER, differingPart, shownAlone, shownInPage } from "../../testing/foreign/same-picture.ts";

const FOLDER = join(import.meta.dirname, "marks");

const addressOf = (svg: Buffer | string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/** Refused ones have the owner's message in their first comment. */
const drawings = readdirSync(FOLDER).map((file) => {
  const bytes = readFileSync(join(FOLDER, file));
  return {
    name: file.replace(".svg", "").replaceAll("-", " "),
    address: addressOf(bytes),
    told: /<!--told: (.*?)-->/.exec(bytes.toString("latin1"))?.[1],
  };
});

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
});
afterAll(() => browser.close());

describe("a mark looks the same in a page as its file does in a browser", () => {
  test.each(drawings.filter(({ told }) => told === undefined))("$name", async ({ address }) => {
    const page = await browser.newPage();
    const { mark } = await prepareMark(address);
    const [file, kept] = [await shownAlone(page, address), await shownInPage(page, mark)];
    expect(differingPart(file, kept)).toBeLessThan(ANOTHER);
    expect(kept.ratio / file.ratio).toBeCloseTo(1, 1);
    await page.close();
  });
});

describe("an owner reads why a mark is refused, and what to do", () => {
  test.each(drawings.filter(({ told }) => told !== undefined))("$name", async ({ address, told }) => {
    await expect(prepareMark(address)).rejects.toThrow(new RegExp(`${told}.*(?:PNG|Pfade)`));
  });
});

const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" onload="fetch('http://evil.example/handler')">
  <style>@import "http://evil.example/a.css"; path{stroke:url(http://evil.example/b.svg#c)} @font-face{font-family:x;src:url(http://evil.example/d.woff2)}</style>
  <script>fetch("http://evil.example/script"); document.title = "ran"</script>
  <script xlink:href="http://evil.example/e.js"/><use xlink:href="http://evil.example/f.svg#g"/>
  <g filter="url(http://evil.example/h.svg#i)"><path d="M0 0h9v9z"/></g></svg>`;
const IMAGE = '<image href="http://evil.example/j.png" width="9" height="9"/></svg>';
const WITH_IMAGE = HOSTILE.replace("</svg>", IMAGE);

/** Opens an SVG by its address; returns the other addresses requested, and whether its script ran. */
async function opened(svg: string, headers: Record<string, string>): Promise<{ asked: string[]; ran: boolean }> {
  const page: Page = await browser.newPage();
  const asked: string[] = [];
  await page.route("**/*", (route) => {
    const url = route.request().url();
    if (url === "http://agentur.example/marke.svg")
      return route.fulfill({ body: svg, headers: { ...headers, "content-type": "image/svg+xml" } });
    asked.push(url);
    return route.abort();
  });
  await page.goto("http://agentur.example/marke.svg", { waitUntil: "load" });
  await page.screenshot();
  const ran = (await page.title()) === "ran";
  await page.close();
  return { asked, ran };
}

describe("a hostile mark opened by its address runs nothing and requests nothing", () => {
  test("without our headers a browser would do both", async () => {
    const { asked, ran } = await opened(WITH_IMAGE, {});
    expect(ran).toBe(true);
    expect(asked).toEqual(expect.arrayContaining(["script", "e.js", "j.png"].map((name) => `http://evil.example/${name}`)));
  });

  test("with only our headers, whatever an older release has stored", async () => {
    expect(await opened(WITH_IMAGE, MARK_SECURITY_HEADERS)).toEqual({ asked: [], ran: false });
  });

  test("with only the sanitized file", async () => {
    const { mark } = await prepareMark(addressOf(HOSTILE));
    const kept = Buffer.from(mark.slice(mark.indexOf(",") + 1), "base64").toString();
    expect(kept).toContain("<path");
    expect(kept).not.toMatch(/evil|script|onload/);
    expect(await opened(kept, {})).toEqual({ asked: [], ran: false });
  });
});
