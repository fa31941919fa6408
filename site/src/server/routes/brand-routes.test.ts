import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portfolio, startPortfolio } from "../../../testing/portfolio.ts";
import { SETTINGS_FILE, startTestSite, type TestSite } from "../../../testing/site.ts";
import type { Mark } from "../../content/domain.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-brand-"));
let content: Portfolio;
let own: TestSite;
let branded: TestSite;

beforeAll(async () => {
  content = await startPortfolio({ projects: 1 });
  const file = join(folder, "settings.json");
  const settings = JSON.parse(readFileSync(SETTINGS_FILE, "utf8"));
  writeFileSync(file, JSON.stringify({ ...settings, accent: "#0B2A6B", paper: "#ffffff", typeface: "manrope" }));
  own = await startTestSite(content.url);
  branded = await startTestSite(content.url, { env: { SITE_SETTINGS_FILE: file } });
});
afterAll(async () => {
  await Promise.all([own.close(), branded.close(), content.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const STYLE = /<style data-brand="">([^<]*)<\/style>/;

test.each(["/projekte", "/impressum", "/gibt-es-nicht"])(
  "%s has the agency's colours inline, and the policy allows only that style",
  async (path) => {
    const page = await fetch(branded.url + path);
    const html = await page.text();
    const [, style = ""] = STYLE.exec(html) ?? [];
    expect(style).toContain("--brand:#0b2a6b");
    expect(html.indexOf("main{margin")).toBeLessThan(html.indexOf("--brand"));
    const hash = createHash("sha256").update(style).digest("base64");
    expect(page.headers.get("content-security-policy")).toMatch(
      new RegExp(`style-src 'self'.* 'sha256-${hash.replace(/[+/]/g, "\\$&")}'; `),
    );
    expect(html).toContain('<meta name="theme-color" content="#FFFFFF"/>');
    expect(html).toMatch(/href="\/favicon\.svg\?v=[\w-]+"/);
    expect(html).not.toContain("unsafe");
  },
);

test("without a brand a document has no style, no hash and no version", async () => {
  const page = await fetch(`${own.url}/projekte`);
  const html = await page.text();
  expect(html).not.toMatch(/data-brand|\?v=blende/);
  expect(html).toContain(
    '<meta name="theme-color" content="#F4EFE6"/><link rel="icon" href="/favicon.ico" sizes="48x48"/>',
  );
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(/style-src [^;]*/.exec(policy)?.[0].match(/sha256/g)).toHaveLength(1);
  expect((await fetch(`${own.url}/favicon.svg`)).status).toBe(404); // a built file, which this server doesn't have
});

test("icons are drawn from the brand, in each size, in its accent, and cached forever under a versioned address", async () => {
  const html = await (await fetch(`${branded.url}/projekte`)).text();
  const [, version] = /favicon\.svg\?v=([\w-]+)"/.exec(html) ?? [];
  const icon = async (path: string) => {
    const response = await fetch(`${branded.url}${path}?v=${version}`);
    expect(response.headers.get("cache-control"), path).toContain("immutable");
    return Buffer.from(await response.arrayBuffer());
  };
  expect((await icon("/favicon.svg")).toString()).toContain("#0b2a6b");
  expect([...(await icon("/favicon.ico")).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  for (const [path, edge] of [
    ["/apple-touch-icon.png", 180],
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
  ] as const) {
    expect(await sharp(await icon(path)).metadata(), path).toMatchObject({ format: "png", width: edge, height: edge });
  }
  expect((await fetch(`${branded.url}/favicon.svg`)).headers.get("cache-control")).not.toContain("immutable");
});

test("the manifest has the agency's name and paper colour", async () => {
  const { name, theme_color: theme } = await (await fetch(`${branded.url}/manifest.webmanifest`)).json();
  expect({ name, theme }).toEqual({
    name: JSON.parse(readFileSync(SETTINGS_FILE, "utf8")).agencyName,
    theme: "#FFFFFF",
  });
});

test("a mark is served as a picture that runs no scripts, only under its own id", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><path d="M0 0h3v1H0z"/></svg>';
  const mark: Mark = {
    id: "abcdefghij_-1234",
    type: "svg",
    content: Buffer.from(svg).toString("base64"),
    ratio: 3,
    shown: "single",
    ground: "paper",
    withName: true,
  };
  branded.dependencies.marks.remember(mark);
  const answer = await fetch(`${branded.url}/marke/${mark.id}.svg`);
  expect(await answer.text()).toBe(svg);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:/,
  );
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await fetch(`${branded.url}/marke/${mark.id}.png`)).status).toBe(404);
  expect((await fetch(`${branded.url}/marke/abcdefghij_-9999.svg`)).status).toBe(404);
});
