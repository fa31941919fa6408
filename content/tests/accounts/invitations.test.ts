import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { INVITATION_DAYS } from "../../src/accounts/invitations/validity.ts";
import type { accountRest } from "../../testing/account-rest.ts";
import { MailServer } from "../../testing/mail-server.ts";

const EMAIL = "chefin@agentur.example";
const PASSWORD = "vier Wörter ohne Bezug";
const DAY_MS = 24 * 60 * 60 * 1000;

const mail = new MailServer();
let payload: Payload;
let rest: typeof accountRest;
let administrator: ReturnType<typeof accountRest>;

const login = (email: string, password: string) => rest(payload)("POST", "/users/login", { email, password });

beforeAll(async () => {
  vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${await mail.start()}`);
  vi.stubEnv("MAIL_FROM", "Agentur <website@agentur.example>");
  vi.stubEnv("PUBLIC_URL", "https://agentur.example");
  ({ accountRest: rest } = await import("../../testing/account-rest.ts"));
  const { startContentSystem } = await import("../../testing/content-system.ts");
  const { ensureFirstAdministrator } = await import("../../src/accounts/first-administrator.ts");
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, { email: EMAIL, password: PASSWORD });
  administrator = rest(payload, undefined, (await login(EMAIL, PASSWORD)).body.token);
});

afterAll(() => {
  vi.useRealTimers();
  return mail.stop();
});

test("an invited colleague gets a link by mail that names the agency, sets a password with it and signs in", async () => {
  await payload.updateGlobal({
    slug: "site-settings",
    data: { agencyName: "Licht & Schatten", email: EMAIL, _status: "published" },
  });
  const email = "robin@agentur.example";
  const invited = await administrator("POST", "/users/invite", { email, name: "Robin", role: "editor" });
  expect([invited.status, invited.body.mailedTo, invited.body.link]).toEqual([200, email, undefined]);
  const { email: received, to } = mail.received.at(-1) ?? {};
  const subject = "Einladung in die Verwaltung der Website von Licht & Schatten";
  expect([to, received?.subject]).toEqual([[email], subject]);
  expect(received?.html).toContain("mit dem Sie die Website von Licht &amp; Schatten bearbeiten");
  const token = /href="https:\/\/agentur\.example\/admin\/reset\/(\w+)"/.exec(received?.html ?? "")?.[1];
  const reset = await rest(payload)("POST", "/users/reset-password", { token, password: "Regenschirm Kamera Lampe" });
  expect([reset.status, reset.body.email]).toEqual([200, email]);
  expect((await login(email, "Regenschirm Kamera Lampe")).status).toBe(200);
});

test("an e-mail address pasted with invisible characters and brackets equals the plain one, also at sign-in", async () => {
  const email = "eva@agentur.example";
  const { status, body } = await administrator("POST", "/users/invite", {
    email: `\u202aEva <${email}>\u202c`,
    role: "editor",
  });
  expect([status, body.mailedTo]).toEqual([200, email]);
  const token = /reset\/(\w+)"/.exec(mail.received.at(-1)?.email?.html ?? "")?.[1];
  await rest(payload)("POST", "/users/reset-password", { token, password: "Regenschirm Kamera Lampe" });
  expect((await login(`\u200e${email}\u00a0`, "Regenschirm Kamera Lampe")).status).toBe(200);
});

test("if the mail server refuses, the administrator gets the link to pass on", async () => {
  mail.mood = "refusing recipients";
  const email = "falsch-geschrieben@agentur.example";
  const { body } = await administrator("POST", "/users/invite", { email, name: "Kim", role: "editor" });
  expect(body.link).toMatch(/^https:\/\/agentur\.example\/admin\/reset\/\w{40}$/);
  mail.mood = "well";
  expect((await administrator("POST", `/users/${body.id}/invite`)).body.mailedTo).toBe(email);
});

test("the link is valid for as long as the mail says", async () => {
  mail.mood = "refusing recipients";
  const { body } = await administrator("POST", "/users/invite", { email: "spaet@agentur.example", role: "editor" });
  mail.mood = "well";
  const use = () =>
    rest(payload)("POST", "/users/reset-password", { token: body.link?.split("/").at(-1), password: PASSWORD });
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + INVITATION_DAYS * DAY_MS + 1000 });
  expect((await use()).status).toBe(403);
  vi.setSystemTime(now + INVITATION_DAYS * DAY_MS - 1000);
  expect((await use()).status).toBe(200);
  vi.useRealTimers();
});

test("only administrators invite, each address once, and only into existing roles", async () => {
  const editor = rest(
    payload,
    undefined,
    (await login("robin@agentur.example", "Regenschirm Kamera Lampe")).body.token,
  );
  const colleague = { email: "noch-jemand@agentur.example", role: "administrator" };
  expect((await editor("POST", "/users/invite", colleague)).status).toBe(403);
  expect((await administrator("POST", "/users/invite", { email: EMAIL, role: "editor" })).status).toBe(400);
  expect((await administrator("POST", "/users/invite", { ...colleague, role: "king" })).status).toBe(400);
});
