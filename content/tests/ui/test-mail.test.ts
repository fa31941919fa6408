import type { Payload } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestMailAnswer } from "../../src/inquiries/test-mail.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { firstSteps } from "../../src/start-page/first-steps/steps.ts";
import { settleAgency } from "../../testing/contact-form.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { MailServer } from "../../testing/mail-server.ts";
import { restOf } from "../../testing/rest.ts";

const READER = { email: "reader@agentur.example", password: "lang-genug-fuer-alle-1" };
const EDITOR = { email: "editor@agentur.example", password: "lang-genug-fuer-alle-2" };

const mail = new MailServer();
let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  const create = (data: object) =>
    payload.create({ collection: "users", data: data as { email: string; password: string; role: "editor" } });
  await create({ ...READER, role: "editor", readsInquiries: true });
  await create({ ...EDITOR, role: "editor" });
});

afterAll(() => mail.stop());

beforeEach(async () => {
  mail.mood = "well";
  settings.SMTP_URL = `smtp://127.0.0.1:${await mail.start()}`;
});

async function askForTestMail(account: typeof READER): Promise<{ status: number; answer: TestMailAnswer }> {
  const rest = await restOf(payload, account);
  const { status, body } = await rest("POST", "/test-mail");
  return { status, answer: JSON.parse(body) as TestMailAnswer };
}

test("without a mail server, it says that there is none", async () => {
  settings.SMTP_URL = undefined;
  expect((await askForTestMail(READER)).answer.message).toBe("Es ist kein Mailserver eingerichtet.");
});

test("a test mail goes to the user who requests it, and the response names the server that accepted it", async () => {
  await settleAgency(payload);
  const isStepDone = async () => (await firstSteps(payload, settings)).find(({ name }) => name === "mail")?.isDone;
  expect(await isStepDone()).toBe(false);
  const { answer } = await askForTestMail(READER);
  expect(answer.sent).toBe(true);
  expect(answer.message).toMatch(
    /^Der Mailserver 127\.0\.0\.1:\d+ hat die Testmail an reader@agentur\.example angenommen/,
  );
  expect(mail.received.at(-1)).toMatchObject({ to: [READER.email], email: { subject: "Testmail Ihrer Website" } });
  expect(await isStepDone()).toBe(true);
});

test("a refusal is explained with the server's message", async () => {
  mail.mood = "refusing for good";
  const { answer } = await askForTestMail(READER);
  expect(answer).toMatchObject({
    sent: false,
    message: expect.stringMatching(/Absenderadresse.*Antwort: 554 5\.7\.1 Rejected$/),
  });
});

test("users who may not read inquiries can't send one", async () => {
  expect((await askForTestMail(EDITOR)).status).toBe(403);
});
