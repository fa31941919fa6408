import { brotliCompressSync } from "node:zlib";
import { expect, test } from "../../testing/demo-agency.ts";
import { BUDGET, load, sumOf } from "../../testing/page-weight.ts";

test.use({ reducedMotion: "no-preference" });

test("script and fonts of the landing page stay within their budgets, and nothing moves while it loads", async ({
  browser,
  siteUrl,
}) => {
  const { files, scripts, html, shift } = await load(browser, siteUrl, 1);
  const named = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = ""]) => new URL(src, siteUrl).href);
  expect(named).toHaveLength(1);
  expect(sumOf(files.filter(({ url }) => named.includes(url)))).toBeLessThanOrEqual(BUDGET.namedScript);
  expect(sumOf(files.filter(({ type }) => type.includes("javascript")))).toBeLessThanOrEqual(
    BUDGET.scriptsWithoutReact,
  );
  expect(sumOf(scripts)).toBeLessThanOrEqual(BUDGET.scripts);
  expect(sumOf(files.filter(({ type }) => type.includes("font")))).toBeLessThanOrEqual(BUDGET.fonts);
  expect(shift).toBeCloseTo(0, 3);
});

test("no text of the landing page stands in its HTML a second time as data", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).not.toMatch(/<script type="application\/json"/);
});

test("pages without slider, carousel and form load no React; their dialogs work without it", async ({
  browser,
  siteUrl,
}) => {
  const look = async (path: string) => {
    const context = await browser.newContext({ locale: "de-DE" });
    const page = await context.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (/javascript/.test(response.headers()["content-type"] ?? "")) scripts.push(response.body());
    });
    await page.goto(siteUrl + path, { waitUntil: "networkidle" });
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const bodies = await Promise.all(scripts);
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(bodies.join(), `${path}, the lightbox of series`).not.toMatch(/pswp/);
    expect(bodies.join(), `${path}, the bar of who is signed in`).not.toMatch(/page-tools/);
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(BUDGET.scriptsWithoutReact);
    test.info().annotations.push({ type: "bytes", description: `${path}: ${bytes} of JavaScript` });
    await context.close();
  };
  await Promise.all(["/projekte", "/projekte/1", "/impressum", "/gibt-es-nicht"].map(look));
});

test("every answer a page needs is compressed for the browser that asks", async ({ request, siteUrl }) => {
  const html = await (await request.get("/")).text();
  const files = [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? "");
  for (const path of ["/", ...files]) {
    const response = await fetch(siteUrl + path, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding"), path).toBe("br");
    expect(response.headers.get("vary"), path).toMatch(/accept-encoding/i);
  }
});
