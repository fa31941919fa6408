import { previewIn, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { expectNoBarriers } from "../../testing/landing.ts";
import { answerConsent, expect, test } from "../../testing/test.ts";

test.setTimeout(120_000);

const MARK = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100" onload="alert(1)">
  <style>.a{fill:#0b5d3b}</style><script>alert(1)</script>
  <circle class="a" cx="50" cy="50" r="40"/><path class="a" d="M120 20h260v20H120zM120 60h180v20H120z"/></svg>`;
const GREEN = "rgb(11, 93, 59)";

/** Of its own: what all tests share keeps its brand. */
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  siteUrl: async ({}, use) => {
    const apps = new Apps({ site: await freePort(), content: await freePort() });
    await apps.takeDemoAgency();
    apps.start("content");
    apps.start("site");
    await apps.untilReady();
    await use(apps.url);
    await apps.end();
  },
});

test("an agency makes the site its own: name, mark, accent and typeface, seen while choosing and live when published", async ({
  page,
  context,
  request,
}) => {
  await answerConsent(context, { statistics: false, personalization: false });
  await signIn(page, ADMINISTRATOR);
  await page.goto("/admin/globals/site-settings");
  await untilGuarded(page);
  await page.getByLabel("Name der Agentur").fill("Grünwerk");
  const publish = async () => {
    const saved = page.waitForResponse((response) => {
      const { url, method } = { url: response.url(), method: response.request().method() };
      return method === "POST" && /\/api\/globals\/[\w-]+\?(?!.*draft=true)/.test(url) && response.ok();
    });
    await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
    await saved;
  };
  await publish();

  await page.goto("/admin/globals/appearance");
  await untilGuarded(page);
  await page.locator("#live-preview-toggler").click();
  const filled = previewIn(page).getByRole("link", { name: "Zum Inhalt" });
  const accent = page.getByLabel("Akzentfarbe", { exact: true });
  await accent.fill("#7a7a7a");
  await expect(page.getByText("weder dunkle noch helle Schrift")).toBeVisible();
  await page.getByRole("button", { name: /^#[\da-f]{6} nehmen$/ }).click();
  await expect(page.getByText("weder dunkle noch helle Schrift")).toHaveCount(0);
  await expect(accent).not.toHaveValue("#7a7a7a");

  await accent.fill("0b5d3b");
  await expect(filled).toHaveCSS("background-color", GREEN);
  await page.getByText("Klassisch: DM Serif Display").click();
  await page
    .locator("#field-mark")
    .setInputFiles({ name: "zeichen.svg", mimeType: "image/svg+xml", buffer: Buffer.from(MARK) });
  await expect(previewIn(page).locator("header img")).toHaveAttribute("src", /^\/marke\/[\w-]{16}\.svg$/);
  const before = await (await request.get("/")).text();
  expect(before).not.toMatch(/data-brand|marke/);
  await publish();
  await expect.poll(async () => (await request.get("/")).text(), { intervals: [50] }).toContain("--brand:#0b5d3b");

  await page.goto("/");
  await expect(page.getByRole("link", { name: "Grünwerk, zur Startseite" }).locator("img")).toBeVisible();
  await expect(page.getByRole("link", { name: "Zum Inhalt" })).toHaveCSS("background-color", GREEN);
  await expect(page.getByRole("link", { name: "Zum Inhalt" })).toHaveCSS("color", "rgb(244, 239, 230)");
  await expect(page.locator("h1").first()).toHaveCSS("font-family", /^"DM Serif Display"/);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', ""));
  });
  expect(fonts).toEqual(expect.arrayContaining(["DM Serif Display", "Figtree Variable"]));
  expect(fonts).not.toContain("Bricolage Grotesque Variable");
  await expectNoBarriers(page);

  const icon = await page.locator("link[rel=icon][type]").getAttribute("href");
  expect((await (await request.get(icon ?? "")).body()).toString()).toContain("data:image/png");
  const mark = await page.locator("header img").getAttribute("src");
  expect(await (await request.get(mark ?? "")).text()).not.toMatch(/script|onload|style/);
  expect(await (await request.get("/manifest.webmanifest")).json()).toMatchObject({ name: "Grünwerk" });
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await request.get(new URL(card ?? "").pathname + new URL(card ?? "").search)).status()).toBe(200);
});
