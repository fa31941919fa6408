import { ADMINISTRATOR, Apps } from "../../testing/apps.ts";
import { REPORTING_FORMS } from "../../testing/reporting-forms.ts";
import { test as base, expect } from "../../testing/test.ts";
import { WRONG_ANSWERS, wrongAnswers } from "../../testing/wrong-answers.ts";

let apps: Promise<Apps> | undefined;

/** In apps of their own: the demo agency is removed from them. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  siteUrl: async ({}, use) => {
    apps ??= Apps.ofDemoAgency();
    await use((await apps).url);
  },
});

test.afterAll(async () => {
  await (await apps)?.end();
});

/** Says in German how to continue. */
const ADVICE = /versuchen Sie|Versuchen Sie|speichern Sie|Senden Sie|fragen von selbst|Sehen Sie/;

const ENGLISH =
  /Unauthorized|Unsupported|Internal Server|Bad Gateway|couldn.t load|went wrong|Unexpected|unexpected|\bfail|Failed|network error|JSON/;

for (const [name, form] of Object.entries(REPORTING_FORMS)) {
  test(`${name}: done when it is done; for any other answer it says in German what to do, and loses no text`, async ({
    page,
    siteUrl,
    guard,
  }) => {
    guard.allowComplaint(/^(?:status|failed|console)/);
    // Playwright never continues a request that outlives its page, once it is routed and redirected.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (input, init) => fetch(input, { ...init, keepalive: false });
    });
    const answers = await wrongAnswers(siteUrl);
    await form.open({ page, siteUrl, account: ADMINISTRATOR });
    for (const answer of WRONG_ANSWERS) {
      await test.step(answer, async () => {
        await answers.give(page, answer, form.address, () => form.send(page));
        const said = page.locator("[role=alert], [role=status], section[aria-label^=Meldungen] li");
        await expect(said.filter({ hasText: ADVICE, visible: true }).first()).toBeVisible();
        expect(await form.claims(page)).toBe(false);
        expect(await page.locator("body").innerText()).not.toMatch(ENGLISH);
        if (form.typed) {
          const field = page.getByLabel(form.typed.label).and(page.locator("input, textarea")).first();
          expect(await field.inputValue()).toContain(form.typed.text);
        }
      });
    }
    await form.send(page);
    await expect.poll(() => form.claims(page)).toBe(true);
    await answers.stop();
  });
}
