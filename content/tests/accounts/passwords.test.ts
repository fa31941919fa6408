import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { accountRest } from "../../testing/account-rest.ts";
import { MailServer } from "../../testing/mail-server.ts";

const EMAIL = "chefin@agentur.example";
const FIRST = "vier Wörter ohne Bezug";
const SECOND = "Regenschirm Kamera Lampe";
const TOO_SHORT = "Das Passwort braucht mindestens 12 Zeichen.";

const mail = new MailServer();
let payload: Payload;
let rest: typeof accountRest;
let id: number;

async function signedIn(password: string, email = EMAIL) {
  const { body } = await rest(payload)("POST", "/users/login", { email, password });
  return rest(payload, undefined, body.token ?? "not signed in");
}

const subjects = () => mail.received.map(({ email }) => email.subject);

beforeAll(async () => {
  vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${await mail.start()}`);
  vi.stubEnv("MAIL_FROM", "Agentur <website@agentur.example>");
  vi.stubEnv("PUBLIC_URL", "https://agentur.example");
  // All read the settings.
  ({ accountRest: rest } = await import("../../testing/account-rest.ts"));
  const { startContentSystem } = await import("../../testing/content-system.ts");
  const { ensureFirstAdministrator } = await import("../../src/accounts/first-administrator.ts");
  payload = await startContentSystem();
  await expect(ensureFirstAdministrator(payload, { email: EMAIL, password: "password1234" })).rejects.toThrow();
  await ensureFirstAdministrator(payload, { email: EMAIL, password: FIRST });
  id = (await payload.find({ collection: "users" })).docs[0]?.id ?? 0;
});

afterAll(() => mail.stop());

test.each(["abc", "short", "12345678901", "password1234", "neu@agentur.example"])(
  "no account is created with the password %s",
  async (password) => {
    const administrator = await signedIn(FIRST);
    const account = { email: "neu@agentur.example", role: "editor", password };
    const { status, message } = await administrator("POST", "/users", account);
    expect([status, message]).toEqual([400, expect.stringMatching(/mindestens 12 Zeichen|zu leicht zu erraten/)]);
  },
);

test("a reset link sets no short password, and doesn't sign in", async () => {
  const token = await payload.forgotPassword({ collection: "users", data: { email: EMAIL }, disableEmail: true });
  const short = await rest(payload)("POST", "/users/reset-password", { token, password: "abc" });
  expect([short.status, short.message]).toEqual([400, TOO_SHORT]);
  const long = await rest(payload)("POST", "/users/reset-password", { token, password: SECOND });
  expect([long.status, long.body.token, long.headers.get("set-cookie")]).toEqual([200, undefined, null]);
  const again = await rest(payload)("POST", "/users/reset-password", { token, password: SECOND });
  expect([again.status, again.message]).toEqual([403, expect.stringContaining("gilt nicht mehr")]);
  await expect.poll(subjects).toEqual(["Ihr Passwort wurde geändert"]);
  expect((await (await signedIn(SECOND))("GET", "/users/me")).body.user?.email).toBe(EMAIL);
});

test("without a valid link, no password rule is evaluated, and a network soon gets no more attempts", async () => {
  const expired = await payload.forgotPassword({ collection: "users", data: { email: EMAIL }, disableEmail: true });
  const past = new Date(Date.now() - 1000).toISOString();
  await payload.db.updateOne({ collection: "users", id, data: { resetPasswordExpiration: past } });
  for (const token of [expired, "geraten", "", null, { $ne: "" }]) {
    for (const password of ["abc", "password1234", "@4bc3d!0l$7e5s1(".repeat(4), SECOND]) {
      const { status, message } = await rest(payload, "192.0.2.9")("POST", "/users/reset-password", {
        token,
        password,
      });
      expect([status, message]).toEqual([403, expect.stringContaining("gilt nicht mehr")]);
    }
  }
  const token = await payload.forgotPassword({ collection: "users", data: { email: EMAIL }, disableEmail: true });
  const set = (network: string) => rest(payload, network)("POST", "/users/reset-password", { token, password: "abc" });
  const further = await set("192.0.2.9");
  expect([further.status, further.message]).toEqual([429, expect.stringMatching(/^Zu viele Versuche/)]);
  expect((await set("192.0.2.10")).message).toBe(TOO_SHORT);
});

test("the agency's name with a number isn't accepted as a password", async () => {
  await payload.updateGlobal({
    slug: "site-settings",
    data: { agencyName: "Musterlicht", email: "post@agentur.example", copyrightYear: 2022, analyticsProvider: "off" },
  });
  const administrator = await signedIn(SECOND);
  const account = { email: "neu@agentur.example", role: "editor", password: "Musterlicht12" };
  const { status, message } = await administrator("POST", "/users", account);
  expect([status, message]).toEqual([400, expect.stringContaining("zu leicht zu erraten")]);
});

test("changing one's own password takes the current one, and sends a mail", async () => {
  const own = await signedIn(SECOND);
  for (const currentPassword of [undefined, "geraten geraten", { $ne: "" }]) {
    const refused = await own("PATCH", `/users/${id}`, { password: FIRST, currentPassword });
    expect([refused.status, refused.message]).toEqual([400, "Das bisherige Passwort stimmt nicht."]);
  }
  const short = await own("PATCH", `/users/${id}`, { password: "abc", currentPassword: SECOND });
  expect([short.status, short.message]).toEqual([400, TOO_SHORT]);
  expect(subjects()).toHaveLength(1);
  expect((await own("PATCH", `/users/${id}`, { password: FIRST, currentPassword: SECOND })).status).toBe(200);
  await expect.poll(subjects).toEqual(["Ihr Passwort wurde geändert", "Ihr Passwort wurde geändert"]);
  expect((await own("PATCH", `/users/${id}`, { name: "Mara" })).status).toBe(200);
  await signedIn(FIRST);
});

test("changing the password invalidates earlier reset links", async () => {
  const token = await payload.forgotPassword({ collection: "users", data: { email: EMAIL }, disableEmail: true });
  const own = await signedIn(FIRST);
  await own("PATCH", `/users/${id}`, { password: SECOND, currentPassword: FIRST });
  expect((await rest(payload)("POST", "/users/reset-password", { token, password: FIRST })).status).toBe(403);
  await (await signedIn(SECOND))("PATCH", `/users/${id}`, { password: FIRST, currentPassword: SECOND });
});

test("changing one's own e-mail address takes the current password, notifies both addresses, and invalidates earlier links", async () => {
  const own = await signedIn(FIRST);
  const email = "neu@agentur.example";
  const refused = await own("PATCH", `/users/${id}`, { email });
  expect([refused.status, refused.message]).toEqual([400, "Das bisherige Passwort stimmt nicht."]);
  expect((await own("PATCH", `/users/${id}`, { email: ` ${EMAIL.toUpperCase()} `, name: "Mara" })).status).toBe(200);

  const token = await payload.forgotPassword({ collection: "users", data: { email: EMAIL }, disableEmail: true });
  expect((await own("PATCH", `/users/${id}`, { email, currentPassword: FIRST })).status).toBe(200);
  const subject = "Ihre E-Mail-Adresse für die Anmeldung wurde geändert";
  const told = () => mail.received.filter((each) => each.email.subject === subject).flatMap(({ to }) => to);
  await expect.poll(() => told().toSorted()).toEqual([EMAIL, email].toSorted());
  expect((await rest(payload)("POST", "/users/reset-password", { token, password: SECOND })).status).toBe(403);
  await (await signedIn(FIRST, email))("PATCH", `/users/${id}`, { email: EMAIL, currentPassword: FIRST });
});

test("an open session allows no more password guesses than the login", async () => {
  const network = "203.0.113.99";
  const { body } = await rest(payload, network)("POST", "/users/login", { email: EMAIL, password: FIRST });
  const found = rest(payload, network, body.token);
  const statuses = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const change = guess % 2 ? { email: "x@agentur.example" } : { password: SECOND };
    statuses.push((await found("PATCH", `/users/${id}`, { ...change, currentPassword: "geraten" })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  const right = await found("PATCH", `/users/${id}`, { password: SECOND, currentPassword: FIRST });
  expect([right.status, right.message]).toEqual([429, expect.stringMatching(/^Zu viele Versuche/)]);
});

test.each([{ password: SECOND }, { email: "alle@agentur.example" }])(
  "%j is set for one account at a time",
  async (data) => {
    const administrator = await signedIn(FIRST);
    const { status, message } = await administrator("PATCH", "/users?where[id][exists]=true", data);
    expect([status, message]).toEqual([400, "E-Mail-Adressen und Passwörter lassen sich nur einzeln ändern."]);
  },
);

test("the session cookie is Secure if the site uses https", async () => {
  const { headers } = await rest(payload)("POST", "/users/login", { email: EMAIL, password: FIRST });
  expect(headers.get("set-cookie")).toMatch(/Secure.*HttpOnly.*SameSite=Strict/);
});
