import { brotliCompressSync } from "node:zlib";
import { Apps, freePort } from "../../testing/apps.ts";
import { layoutShift, watchLayoutShift } from "../../testing/landing.ts";
import { expect, test } from "../../testing/test.ts";

test.use({ reducedMotion: "no-preference" });

/** Budgets of the landing page with the demo agency, in bytes after brotli. */
const BUDGET = { firstScript: 3000, scripts: 75_000, styles: 15_000, fonts: 90_000, firstPhoneView: 350_000 };

const COMPRESSED_ALREADY = /font|image\/(?!svg)|video/;

type Loaded = { url: string; type: string; bytes: number };

/** The pictures that a phone loads at first, in their modern encoding; the others may still follow in the background. */
async function untilEncoded(siteUrl: string): Promise<void> {
  const encoded = async () => {
    const html = await (await fetch(siteUrl)).text();
    return ["projekt-keramik-schale", "projekt-film-rolle"].every((name) =>
      new RegExp(`large_${name}_\\w+\\.avif`).test(html),
    );
  };
  await expect.poll(encoded, { timeout: 200_000, intervals: [1000] }).toBe(true);
}

test.setTimeout(270_000);

test("the landing page stays within its budgets, and nothing moves while it loads", async ({ browser }) => {
  // Apps of its own, which encode their pictures.
  const apps = new Apps({ site: await freePort(), content: await freePort() }, { BACKGROUND_ENCODING: "on" });
  await apps.takeDemoAgency();
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  const siteUrl = apps.url;
  await untilEncoded(siteUrl);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    locale: "de-DE",
  });
  const page = await context.newPage();
  const loading: Promise<Loaded>[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith("data:")) return;
    loading.push(
      response.body().then((body) => {
        const type = response.headers()["content-type"] ?? "";
        const bytes = COMPRESSED_ALREADY.test(type) ? body.length : brotliCompressSync(body).length;
        return { url: response.url(), type, bytes };
      }),
    );
  });
  await watchLayoutShift(page, { fromStart: true });
  await page.goto(siteUrl, { waitUntil: "networkidle" });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });

  const files = await Promise.all(loading);
  const sum = (of: (file: Loaded) => boolean) => files.filter(of).reduce((bytes, file) => bytes + file.bytes, 0);
  const html = await (await context.request.get(siteUrl)).text();
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => brotliCompressSync(text).length);
  const named = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => new URL(match[1] ?? "", siteUrl).href);

  expect(named).toHaveLength(1);
  expect(html).not.toMatch(/modulepreload/);
  expect(sum(({ url }) => named.includes(url))).toBeLessThanOrEqual(BUDGET.firstScript);
  expect(sum(({ type }) => type.includes("javascript"))).toBeLessThanOrEqual(BUDGET.scripts);
  expect(styles).toHaveLength(1);
  expect(styles[0]).toBeLessThanOrEqual(BUDGET.styles);
  expect(sum(({ type }) => type.includes("css"))).toBe(0);
  expect(sum(({ type }) => type.includes("font"))).toBeLessThanOrEqual(BUDGET.fonts);
  expect(sum(() => true)).toBeLessThanOrEqual(BUDGET.firstPhoneView);
  // To three decimals, as CLS is reported.
  expect(await layoutShift(page)).toBeCloseTo(0, 3);
  test.info().annotations.push({
    type: "bytes",
    description: JSON.stringify({
      firstScript: sum(({ url }) => named.includes(url)),
      scripts: sum(({ type }) => type.includes("javascript")),
      styles: styles[0],
      fonts: sum(({ type }) => type.includes("font")),
      html: sum(({ type }) => type.includes("html")),
      pictures: sum(({ type }) => type.includes("image")),
      all: sum(() => true),
    }),
  });
  await context.close();
  await apps.end();
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
