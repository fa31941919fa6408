import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PREVIEW_MAX_AGE_MS, previewText, previewToken } from "@schaufenster/contract/preview";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portfolio, startPortfolio } from "../../../testing/portfolio.ts";
import { SETTINGS_FILE, startTestSite, type TestSite, WEBHOOK_SECRET } from "../../../testing/site.ts";

let content: Portfolio;
let site: TestSite;

beforeAll(async () => {
  content = await startPortfolio({ projects: 3 });
  site = await startTestSite(content.url);
});
afterAll(() => Promise.all([site.close(), content.close()]));

type Options = { expires?: number; secret?: string; collection?: "projects" | "menuitems" };

function tokenFor(
  id: string,
  { expires = Date.now() + 60_000, secret = WEBHOOK_SECRET, collection = "projects" }: Options = {},
): string {
  const unsigned = { collection, id, expires };
  const signature = createHmac("sha256", secret).update(previewText(unsigned)).digest("hex");
  return previewToken({ ...unsigned, signature });
}

const get = (token: string) => fetch(`${site.url}/vorschau?token=${token}`, { redirect: "manual" });

test("a preview is the real page, framed only by the admin, never cached and never indexed", async () => {
  const token = tokenFor("2");
  const response = await get(token);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("<title>Vorschau: Projekt 2 – ");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/canonical|og:image|ld\+json/);
  expect(html).toContain('src="/assets/preview.js"');
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(content.previewTokens.length).toBeGreaterThan(0);
  expect(content.previewTokens.every((sent) => sent === token)).toBe(true);
});

test("with the same token the navigation comes as a list, in the page's order and wording", async () => {
  const token = tokenFor("0", { collection: "menuitems" });
  const own = await startTestSite(content.url, { isForeign: false });
  try {
    const response = await fetch(`${own.url}/vorschau/navigation?token=${token}`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const links = (await response.json()) as { id: string; title: string }[];
    expect(links.map(({ id }) => id)).toEqual(["start", "portfolio", "contact"]);
    const page = await (await fetch(own.url)).text();
    const [, navigation = ""] = /aria-label="Hauptnavigation">(.*?)<\/nav>/s.exec(page) ?? [];
    const shown = [...navigation.matchAll(/<a href="\/[^>]*>(.*?)<\/a>/g)].map(([, title]) => title);
    expect(links.map(({ title }) => title)).toEqual(shown);
    const forged = token.replace(".0.", ".1.");
    expect((await fetch(`${own.url}/vorschau/navigation?token=${forged}`)).status).toBe(404);
  } finally {
    await own.close();
  }
});

test("a preview leaves no trace in visitors' pages", async () => {
  const asked = content.previewTokens.length;
  const page = await fetch(`${site.url}/projekte/2-projekt-2`);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(await page.text()).not.toMatch(/Vorschau|preview/);
  expect(content.previewTokens).toHaveLength(asked);
});

test("a preview doesn't count as a view", async () => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-preview-"));
  const file = join(folder, "settings.json");
  const settings = JSON.parse(readFileSync(SETTINGS_FILE, "utf8"));
  const google = { analyticsProvider: "google", analyticsId: "G-AB12CD34EF", privacyPolicy: "{{Analyse}}" };
  writeFileSync(file, JSON.stringify({ ...settings, ...google }));
  const counting = await startTestSite(content.url, { env: { SITE_SETTINGS_FILE: file } });
  const html = async (path: string) => (await fetch(`${counting.url}${path}`)).text();
  try {
    expect(await html("/projekte/2-projekt-2")).toContain('data-service="google"');
    expect(await html(`/vorschau?token=${tokenFor("2")}`)).not.toContain("data-service");
  } finally {
    await counting.close();
    rmSync(folder, { recursive: true });
  }
});

test("without a valid token there is no preview and no query to the content system", async () => {
  const asked = content.previewTokens.length;
  const forged = tokenFor("2", { secret: "another secret of at least thirty-two" });
  for (const token of ["", "projects.2", forged, tokenFor("2").replace(".2.", ".3.")]) {
    expect((await get(token)).status, token).toBe(404);
  }
  expect(content.previewTokens).toHaveLength(asked);
});

test("a shared preview link says when it has expired, even if the entry was deleted", async () => {
  const asked = content.previewTokens.length;
  const old = await get(tokenFor("2", { expires: Date.now() - PREVIEW_MAX_AGE_MS }));
  expect(content.previewTokens).toHaveLength(asked);
  for (const response of [old, await get(tokenFor("999"))]) {
    expect([response.status, response.headers.get("cache-control")]).toEqual([410, "private, no-store"]);
    const html = await response.text();
    expect(html).toContain("Diese Vorschau ist abgelaufen. Bitten Sie die Agentur um einen neuen Link.");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
});
