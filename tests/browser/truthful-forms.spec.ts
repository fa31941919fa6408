// @long content/src, site/src/editing, site/src/pages/landing/contact
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/own-apps.ts";
import { REPORTING_FORMS } from "../../testing/reporting-forms.ts";
import { WRONG_ANSWERS, type WrongAnswer, wrongAnswers } from "../../testing/wrong-answers.ts";

test.use({ appsFor: "truthful-forms" }); // the demo agency is removed from them

/** Says in German how to continue. */
const ADVICE = /versuchen Sie|Versuchen Sie|speichern Sie|Senden Sie|fragen von selbst|Sehen Sie/;

const ENGLISH =
  /Unauthorized|Unsupported|Internal Server|Bad Gateway|couldn.t load|went wrong|Unexpected|unexpected|\bfail|Failed|network error|JSON/;

/**
 * One of each way to send: Payload's form, an entry's form, a file, the bar on the page, the visitors' form. All others
 * use the same code (content/src/ui/read-answer.test.ts): a false success and a cut-off connection show how they handle
 * it.
 */
const EVERY_ANSWER = ["account", "publish", "upload", "sign out on the page", "contact"];
const TWO: WrongAnswer[] = ["200 with a page", "half an answer"];

for (const [name, form] of Object.entries(REPORTING_FORMS)) {
  test(`${name}: reports success only on success; for any other response it says in German what to do, and loses no text`, async ({
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
    for (const answer of EVERY_ANSWER.includes(name) ? WRONG_ANSWERS : TWO) {
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
