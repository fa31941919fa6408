import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SOON } from "../../testing/contact-world.ts";
import { MailServer } from "../../testing/mail-server.ts";

const EMAIL = "chefin@musterlicht.example";
const mail = new MailServer();
let ensureFirstAdministrator: typeof import("../../src/accounts/first-administrator.ts").ensureFirstAdministrator;
let payload: Payload;
let password: string;

beforeAll(async () => {
  vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${await mail.start()}`);
  vi.stubEnv("MAIL_FROM", "Agentur <website@agentur.example>");
  vi.stubEnv("PUBLIC_URL", "https://agentur.example");
  // Both read the settings.
  const { startContentSystem } = await import("../../testing/content-system.ts");
  ({ ensureFirstAdministrator } = await import("../../src/accounts/first-administrator.ts"));
  payload = await startContentSystem();
  password = (await ensureFirstAdministrator(payload, { email: EMAIL }))?.password ?? "";
});

afterAll(() => mail.stop());

test("the first administrator gets a random password, once", async () => {
  expect(password).toMatch(/^[\w-]{20}$/);
  expect(await ensureFirstAdministrator(payload, { email: "zweite@musterlicht.example" })).toBeNull();
  expect((await payload.count({ collection: "users" })).totalDocs).toBe(1);
  const { user } = await payload.login({ collection: "users", data: { email: EMAIL, password } });
  expect(user?.email).toBe(EMAIL);
});

test("a generated password is a first step until it is changed", async () => {
  const { firstSteps } = await import("../../src/start-page/first-steps/steps.ts");
  const { settings } = await import("../../src/platform/settings/settings.ts");
  const step = async () => (await firstSteps(payload, settings)).find(({ name }) => name === "password");
  const { id } = (await payload.find({ collection: "users" })).docs[0] ?? { id: 0 };
  await payload.update({ collection: "users", id, data: { name: "Chefin" } });
  expect(await step()).toMatchObject({ isDone: false, href: `/admin/collections/users/${id}` });
  password = "ein-eigenes-passwort-2";
  await payload.update({ collection: "users", id, data: { password } });
  expect((await step())?.isDone).toBe(true);
  await expect.poll(() => mail.received.splice(0).length, SOON).toBe(1); // the mail about it
});

test("a forgotten password: a link by mail, at the configured address, sets a new one once", async () => {
  const token = await payload.forgotPassword({ collection: "users", data: { email: EMAIL } });
  await payload.forgotPassword({ collection: "users", data: { email: "niemand@musterlicht.example" } });
  await expect.poll(() => mail.received.length, SOON).toBe(1);
  const { email, to, from } = mail.received[0] ?? {};
  expect([to, from]).toEqual([[EMAIL], "website@agentur.example"]);
  expect(email?.subject).toBe("Neues Passwort für die Verwaltung Ihrer Website");
  expect(email?.html).toContain(`href="https://agentur.example/admin/reset/${token}"`);
  const reset = () =>
    payload.resetPassword({
      collection: "users",
      data: { token, password: "ein-neues-passwort-3" },
      overrideAccess: true,
    });
  await reset();
  await expect(reset()).rejects.toThrow();
  password = "ein-neues-passwort-3";
  await payload.login({ collection: "users", data: { email: EMAIL, password } });
});

test("a silent mail server blocks neither a password reset nor other writers", async () => {
  await expect.poll(() => mail.received.length, SOON).toBe(2); // the link, and the notice about the change
  mail.mood = "never greeting";
  const email = "redaktion@musterlicht.example";
  await payload.create({ collection: "users", data: { email, password, role: "editor" } });
  await payload.forgotPassword({ collection: "users", data: { email } });
  await payload.create({ collection: "categories", data: { name: "Während des Wartens", _status: "published" } });
  expect(mail.received).toHaveLength(2);
});
