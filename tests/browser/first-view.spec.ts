// @long PAGES, content/src/files, tools/demo/media
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { createClient, type Row } from "@libsql/client";
import { MEDIA_SIZES, type MediaSize, MODERN_ENCODINGS } from "@schaufenster/contract/media";
import sharp from "sharp";
import { ENCODING_OPTIONS } from "../../content/src/files/encoding-options.ts";
import { STYLES_BELOW_ID } from "../../site/src/layout/linked-styles.ts";
import { Apps, freePort } from "../../testing/apps.ts";
import { BUDGET, FOUR_G, type Loaded, load, sumOf } from "../../testing/page-weight.ts";
import { memoryOf } from "../../testing/process-memory.ts";
import { expect, test } from "../../testing/test.ts";

test.use({ reducedMotion: "no-preference" });

/** Of list and project on a 1x screen, and everything loaded until the first interaction. */
const SHORT_PAGE_FIRST_VIEW = 110_000;

/**
 * Bytes that a server sends before it waits for the browser's first ACK, 14.6 kB, minus headers and TLS (RFC 6928).
 * Hashes in file names vary by a few bytes.
 */
const FIRST_ROUND_TRIP = 14_050;

/** Memory limit of content after encoding pictures, in MB: a server of 2 GB has to be enough for everything. */
const CONTENT_MAX_MB = 300;

/** Demo agency pictures that a phone loads first on the landing page; the first slide's is encoded at startup. */
const LANDING_PICTURES = ["projekt-keramik-schale", "projekt-film-rolle"];

/** Of the list and a project, and the sizes in which they are loaded. */
const OTHER_PICTURES = ["werk-uhr", "werk-zinken", "werk-atem", "werk-welle", "projekt-objektiv-profil"];
const OTHER_SIZES: MediaSize[] = ["small", "medium"];

/**
 * Marks all pictures as encoded except those that the landing page loads, which content encodes: the others take it a
 * minute of CPU. Pages then list the files of all, at their final length. Pictures of the other pages are encoded here
 * with content's options; any other that is loaded would be missing.
 */
async function leaveToEncode(folder: string): Promise<void> {
  const client = createClient({ url: `file:${join(folder, "content.db")}` });
  const { rows } = await client.execute("SELECT * FROM media WHERE mime_type LIKE 'image/%' AND NOT encoded");
  const isOf = (names: string[], row: Row) => names.some((name) => String(row.filename).startsWith(`${name}_`));
  for (const row of rows.filter((each) => !isOf(LANDING_PICTURES, each))) {
    const upload = (name: string) => join(folder, "uploads", name);
    const jpeg = (size: string) => String(row[`sizes_${size}_filename`]);
    const file = (size: string, encoding: string) => ({
      filename: jpeg(size).replace(/\w+$/, encoding),
      sizeInBytes: 1,
    });
    for (const size of isOf(OTHER_PICTURES, row) ? OTHER_SIZES : []) {
      await sharp(upload(jpeg(size)))
        .avif(ENCODING_OPTIONS.avif)
        .toFile(upload(file(size, "avif").filename));
    }
    const encodings = Object.keys(MEDIA_SIZES).map((size) => [
      size,
      Object.fromEntries(MODERN_ENCODINGS.map((encoding) => [encoding, file(size, encoding)])),
    ]);
    await client.execute({
      sql: "UPDATE media SET encoded = 1, encodings = ? WHERE id = ?",
      args: [JSON.stringify(Object.fromEntries(encodings)), row.id ?? null],
    });
  }
  client.close();
}

/** Waits until the landing page lists the modern encoding of the pictures that a phone loads first. */
async function untilEncoded(siteUrl: string): Promise<void> {
  const waiting = async () => {
    const html = await (await fetch(siteUrl)).text();
    return LANDING_PICTURES.filter((name) => !new RegExp(`_${name}_\\w+\\.avif`).test(html));
  };
  await expect.poll(waiting, { timeout: 200_000, intervals: [500] }).toEqual([]);
}

function expectAvif(files: Loaded[]): void {
  const pictures = files.filter(({ url }) => url.includes("/uploads/"));
  expect(pictures.map(({ type }) => type)).toEqual(pictures.map(() => "image/avif"));
}

/** They encode pictures, and would continue if their test failed. */
let apps: Apps | undefined;

test.afterEach(async () => {
  await apps?.end();
  apps = undefined;
});

async function served(url: string): Promise<Buffer> {
  const [response] = await once(get(url, { headers: { "accept-encoding": "br" } }), "response");
  expect(response.headers["content-encoding"]).toBe("br");
  return Buffer.concat(await response.toArray());
}

/** The part of a document that a browser can parse after its first bytes. */
function begin(document: Buffer, bytes: number): string {
  return brotliDecompressSync(document.subarray(0, bytes), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
}

test("landing page, list and project stay within their budgets, nothing shifts while they load, and content uses little memory", async ({
  browser,
}) => {
  apps = new Apps({ site: await freePort(), content: await freePort() }, { BACKGROUND_ENCODING: "on" });
  await apps.takeDemoAgency();
  await leaveToEncode(apps.folder);
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  const siteUrl = apps.url;
  await untilEncoded(siteUrl);
  for (const screen of [1, 3] as const) {
    const { files, scripts, html, shift, largest } = await load(browser, siteUrl, screen);
    expectAvif(files);
    const sum = (of: (file: Loaded) => boolean) => sumOf(files.filter(of));
    const named = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = ""]) => new URL(src, siteUrl).href);
    const own = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => brotliCompressSync(text).length);
    // The first visitors get a page before it is compressed as well as possible.
    await expect.poll(async () => (await served(siteUrl)).length, "html").toBeLessThanOrEqual(BUDGET.html);
    const bytes = {
      html: (await served(siteUrl)).length,
      htmlRaw: Buffer.byteLength(html),
      namedScript: sum(({ url }) => named.includes(url)),
      scripts: sumOf(scripts),
      scriptsWithoutReact: sum(({ type }) => type.includes("javascript")),
      styles: (own[0] ?? 0) + sum(({ type }) => type.includes("css")),
      fonts: sum(({ type }) => type.includes("font")),
      pictures: sum(({ type }) => type.includes("image")),
      firstView: sum(() => true),
    };
    test.info().annotations.push({ type: `bytes, ${screen} pixels a px`, description: JSON.stringify(bytes) });

    expect(named).toHaveLength(1);
    expect(own).toHaveLength(1);
    expect(html).not.toMatch(/modulepreload/);
    for (const part of ["htmlRaw", "namedScript", "scripts", "scriptsWithoutReact", "styles", "fonts"] as const)
      expect(bytes[part], part).toBeLessThanOrEqual(BUDGET[part]);
    expect(bytes.firstView).toBeLessThanOrEqual(BUDGET.firstView[screen]);
    // To three decimals, as CLS is reported.
    expect(shift).toBeCloseTo(0, 3);
    // The consent dialog comes later, and smaller.
    expect(largest).toBe("IMG");
  }
  for (const path of ["/projekte", "/projekte/1"]) {
    const { files } = await load(browser, siteUrl + path, 1, FOUR_G);
    expectAvif(files);
    expect(sumOf(files), path).toBeLessThanOrEqual(SHORT_PAGE_FIRST_VIEW);
    test.info().annotations.push({ type: "bytes", description: `${path}: ${sumOf(files)}` });
  }
  for (const path of ["/projekte", "/projekte/22", "/impressum"]) {
    const html = await (await fetch(siteUrl + path)).text();
    expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  }
  // The landing page is longer; its first view ends at the link to the remaining styles.
  expect(begin(await served(siteUrl), FIRST_ROUND_TRIP)).toContain(`id="${STYLES_BELOW_ID}"`);
  // Its pictures were encoded in another process; the memory for their communication is freed when that one ends.
  const pids = { site: apps.pid("site"), content: apps.pid("content") };
  await expect.poll(() => memoryOf(pids).content).toBeLessThan(CONTENT_MAX_MB);
});
