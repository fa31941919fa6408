/**
 * `npm run handbook`: takes the pictures of the handbook (content/public/admin/hilfe/) from the demo agency as built, and
 * those of the typefaces to choose from (content/public/admin/schrift/).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { TYPEFACES, type Typeface } from "@schaufenster/contract/appearance/choice";
import sharp from "sharp";
import { ROOT } from "../scripts/environment.ts";
import { openAdmin, openEntry, signIn, untilGuarded } from "./admin.ts";
import { ADMINISTRATOR, Apps, makeDemoAgency } from "./apps.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "./browser.ts";
import { INQUIRY_HEADERS, inquiry } from "./inquiry.ts";

const FOLDER = join(ROOT, "content/public/admin/hilfe");
const PROJECT = "Hält ohne Schrauben";

/** The site's fonts for headings and for text, and the weight of headings. */
const FONTS: Record<Typeface, [headings: string, text: string, weight: number]> = {
  bricolage: ["bricolage-grotesque", "instrument-sans", 700],
  serif: ["dm-serif-display", "figtree", 400],
  manrope: ["manrope", "manrope", 700],
};

const PICTURES: Record<string, (page: Page) => Promise<unknown>> = {
  "erste-schritte": async (page) => {
    await openAdmin(page);
    await page.getByRole("heading", { name: "Erste Schritte" }).scrollIntoViewIfNeeded();
  },
  projekt: openProject,
  "auf-der-seite": async (page) => {
    await page.goto("/projekte");
    const title = page.getByRole("link", { name: PROJECT }).first();
    await page.goto((await title.getAttribute("href")) ?? "");
    await page.getByRole("button", { name: "Ich bin nicht einverstanden" }).click();
    await page.getByRole("navigation", { name: "Redaktion" }).waitFor();
    await page.locator("article p").first().hover();
    await page.getByRole("link", { name: /^Bearbeiten: / }).click();
    await page.frameLocator("iframe[title^=Formular]").locator("[data-editing=guarded]").waitFor({ state: "attached" });
  },
  text: async (page) => {
    await openProject(page);
    await page.locator(".ProseMirror img").first().scrollIntoViewIfNeeded();
  },
  anfrage: async (page) => {
    const answer = await page.request.post("/phpmail/", {
      headers: INQUIRY_HEADERS,
      data: { ...inquiry("Porträts für unser Team"), message: "Guten Tag, wir sind elf. Was kostet ein Vormittag?" },
    });
    if (!answer.ok()) throw new Error(`The inquiry was not accepted: ${await answer.text()}`);
    await openAdmin(page, "/collections/inquiries");
    await page.getByRole("row").filter({ hasText: "Porträts für unser Team" }).getByRole("link").first().click();
    await page.getByRole("article", { name: "Anfrage" }).waitFor();
  },
  rechtstext: async (page) => {
    await openEntry(page, "pages", "Impressum");
    await page.locator(".ProseMirror").waitFor();
  },
};

async function openProject(page: Page): Promise<void> {
  const answer = await page.request.get("/api/projects", { params: { "where[header][equals]": PROJECT, depth: 0 } });
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  await openAdmin(page, `/collections/projects/${docs[0]?.id}`);
  await untilGuarded(page);
  await page.locator(".ProseMirror").waitFor();
}

/** A heading and a sentence in a pair of typefaces. */
function sample(typeface: Typeface): string {
  const [headings, text, weight] = FONTS[typeface];
  const font = (family: string, file: string) => {
    const data = readFileSync(join(ROOT, `site/src/styles/typefaces/files/${file}.woff2`), "base64");
    return `@font-face{font-family:${family};font-weight:1 1000;src:url(data:font/woff2;base64,${data})}`;
  };
  return `<style>${font("headings", headings)}${font("text", text)}
    body{margin:0;padding:14px 16px;width:248px;box-sizing:border-box;background:#f4efe6;color:#17161a;font:15px/1.4 text}
    p{margin:0}
    p:first-of-type{font:${weight} 30px/1.15 headings}</style>
    <p>Gut im Licht</p><p>Fotografie, Film und Web.</p>`;
}

/** Whether fonts and pictures in view have loaded. Runs in the page. */
function isDrawn(): boolean {
  const inView = [...document.images].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return document.fonts.status === "loaded" && inView.every(({ complete }) => complete);
}

await makeDemoAgency();
const apps = await Apps.ofDemoAgency();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  const context = await browser.newContext({
    baseURL: apps.url,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  for (const [name, show] of Object.entries(PICTURES)) {
    const page = await context.newPage();
    await signIn(page, ADMINISTRATOR);
    await show(page);
    for (const frame of page.frames()) await frame.waitForFunction(isDrawn);
    await sharp(await page.screenshot())
      .resize(1200)
      .webp({ quality: 75 })
      .toFile(join(FOLDER, `${name}.webp`));
    await page.close();
    console.log(`${name}.webp`);
  }
  const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 248, height: 84 } });
  for (const typeface of TYPEFACES) {
    await page.setContent(sample(typeface));
    await page.waitForFunction(isDrawn);
    const picture = sharp(await page.screenshot());
    await picture.webp({ quality: 80 }).toFile(join(FOLDER, `../schrift/${typeface}.webp`));
  }
} finally {
  await browser.close();
  await apps.end();
}
