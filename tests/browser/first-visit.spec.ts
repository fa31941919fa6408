// @long PAGES, site/src/analytics
import { NECESSARY_STORAGE } from "../../site/src/pages/legal/browser-storage.ts";
import { consentOn, storedBy, watchForeignRequests } from "../../testing/consent.ts";
import { expect, test } from "../../testing/demo-agency.ts";
import { untilHydrated } from "../../testing/landing.ts";

test.use({ consent: null });
const PAGES = ["/projekte", "/projekte/1", "/nachricht-gesendet", "/impressum", "/datenschutz", "/gibt-es-nicht", "/"];

/** The EU's platform for online dispute resolution, closed on 2025-07-20. */
const CLOSED_PLATFORM = 'a[href*="ec.europa.eu/consumers/odr"]';

test("on a first visit no page sends requests elsewhere or stores anything (§ 25 TDDDG)", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.expectComplaint(/status 404: .*gibt-es-nicht/);
  guard.expectComplaint(/console error: Failed to load resource.* 404/);
  const foreign = watchForeignRequests(page, siteUrl);
  for (const path of PAGES) {
    await page.goto(path);
    await untilHydrated(page);
    expect(await storedBy(page), path).toEqual([]);
    await expect(page.locator(`iframe, embed, object, ${CLOSED_PLATFORM}`), path).toHaveCount(0);
  }
  expect(foreign).toEqual([]);

  // Links to others are only links, and the badge is our own picture.
  for (const name of [/Facebook/, /YouTube/, /Instagram/]) {
    await expect(page.getByRole("contentinfo").getByRole("link", { name, includeHidden: true })).toHaveCount(1);
  }
  await expect(page.locator("#contact").locator('a[href*="openstreetmap"]')).toHaveCount(1);
  const badge = page.getByRole("link", { name: "Musterlicht im Branchenbuch" }).getByRole("img");
  await expect(badge).toHaveAttribute("src", /^\/uploads\//);

  // Necessary entries are stored when needed, and are in the privacy policy's table.
  await consentOn(page).button("Ich bin nicht einverstanden").click();
  await page.getByRole("textbox", { name: "Name" }).fill("Erika Mustermann");
  const listed = NECESSARY_STORAGE.map(({ name }) => name);
  expect(listed).toEqual(expect.arrayContaining(await storedBy(page)));
  expect(await storedBy(page)).toEqual(["contact-draft", "cookie-consent-settings"]);
  expect(foreign).toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Datenschutzerklärung" }).click();
  const policy = page.getByRole("dialog", { name: "Datenschutzerklärung" });
  for (const name of listed) await expect(policy.getByRole("cell", { name })).toBeAttached();
  await expect(policy).not.toContainText("{{");
});
