// @long PAGES
import { brotliCompressSync } from "node:zlib";
import { openAdmin, signIn } from "../../testing/admin.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { BUDGET, load, sumOf } from "../../testing/page-weight.ts";

test.use({ reducedMotion: "no-preference" });

test("script and fonts of the landing page stay within their budgets, and nothing shifts while it loads", {
  tag: "@everyday",
}, async ({ browser, siteUrl }) => {
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
    await page.goto(siteUrl + path);
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

test("a page has the same bytes for visitors while somebody edits as before, nothing of the tools, and the same for the editor", async ({
  page,
  siteUrl,
}) => {
  const read = (headers: Record<string, string> = {}) =>
    Promise.all(
      ["/", "/projekte", "/projekte/1", "/impressum"].map(async (path) => {
        const answer = await fetch(siteUrl + path, { headers });
        expect([path, answer.status, answer.headers.get("set-cookie")]).toEqual([path, 200, null]);
        return answer.text();
      }),
    );
  const before = await read();
  for (const html of before) expect(html).not.toMatch(/\/admin|\/api\/|\/assets\/(bar|preview)|contenteditable/);
  await signIn(page);
  await openAdmin(page, "/umziehen");
  await page.goto("/");
  await page.getByRole("navigation", { name: "Redaktion" }).getByRole("button", { name: "Bearbeiten" }).press("Enter");
  await page.getByRole("link", { name: "Ordnen: Leistungen" }).press("Enter");
  await expect(page.frameLocator("iframe[title^=Formular]").locator("[data-handle]").first()).toBeVisible();
  expect(await read()).toEqual(before);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  expect(cookie).toContain("payload-token");
  expect(await read({ cookie })).toEqual(before);
});
