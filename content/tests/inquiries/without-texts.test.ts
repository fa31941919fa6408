import { COMPULSORY_TEXTS } from "@schaufenster/contract/public-texts";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { createIntake } from "../../src/inquiries/intake/intake.ts";
import { takesMessages } from "../../src/inquiries/takes-messages.ts";
import { endFormWithoutTexts, formEndsOn, noteFormWithoutTexts } from "../../src/legal-texts/form-without-texts.ts";
import { DAY_MS } from "../../src/platform/process/day.ts";
import { filledForm, formRequest, settleAgency } from "../../testing/contact-form.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { legalPage, saveLegal } from "../../testing/legal-texts.ts";
import { stopTime } from "../../testing/manual-schedule.ts";

let payload: Payload;
let intake: ReturnType<typeof createIntake>;

beforeAll(async () => {
  payload = await startContentSystem();
  await settleAgency(payload);
  intake = createIntake(async () => payload);
});

/** As before the text was published, which no form can do. */
async function withdraw(address: string): Promise<void> {
  const { id } = await legalPage(payload, address as "impressum");
  await payload.db.updateOne({ collection: "pages", id, data: { _status: "draft" } });
}

async function said(): Promise<{ status: number; message?: string; form: unknown }> {
  const response = await intake(formRequest(filledForm()));
  const { error } = (await response.json()) as { error?: { message: string } };
  const { data } = await askGraphQL(payload)("{ siteSetting { data { attributes { takesMessages } } } }");
  return {
    status: response.status,
    ...(error ? { message: error.message } : {}),
    form: (data as { siteSetting: { data: { attributes: object } } }).siteSetting.data.attributes,
  };
}

test.each(COMPULSORY_TEXTS)(
  "no message is accepted while /%s isn't public; drafts and blank texts don't count",
  async (address) => {
    expect(await said()).toEqual({ status: 200, form: { takesMessages: true } });
    await saveLegal(payload, address as "impressum", " \n");
    expect((await said()).status).toBe(503);
    await withdraw(address);
    await saveLegal(payload, address as "impressum", "Bald.", true);
    expect(await said()).toEqual({
      status: 503,
      message:
        "Über dieses Formular kann noch nichts gesendet werden. Bitte schreiben Sie uns eine E-Mail, oder rufen Sie uns an.",
      form: { takesMessages: false },
    });
    await saveLegal(payload, address as "impressum", "Der Text.");
    expect((await said()).status).toBe(200);
  },
);

test("an existing website keeps its form for 30 days, and the date is shown; a new one has none", async () => {
  await withdraw("impressum");
  const time = stopTime(new Date("2026-12-01T10:00:00Z"));
  await noteFormWithoutTexts(payload, false);
  await noteFormWithoutTexts(payload, true); // later starts
  expect([await takesMessages(payload), await formEndsOn(payload)]).toEqual([true, "31. Dezember 2026"]);
  expect((await said()).status).toBe(200);
  await time.advance(30 * DAY_MS - 60_000);
  await endFormWithoutTexts(payload);
  expect(await takesMessages(payload)).toBe(true);
  await time.advance(120_000);
  await endFormWithoutTexts(payload);
  expect([await takesMessages(payload), await formEndsOn(payload)]).toEqual([false, null]);
  await time.advance(DAY_MS);
  await noteFormWithoutTexts(payload, false);
  expect(await takesMessages(payload)).toBe(false); // the period doesn't restart
});
