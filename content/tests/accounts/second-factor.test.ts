import { Secret, TOTP } from "otpauth";
import type { Payload } from "payload";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { accountRest } from "../../testing/account-rest.ts";
import { startContentSystem } from "../../testing/content-system.ts";

const EMAIL = "chefin@agentur.example";
const PASSWORD = "vier Wörter ohne Bezug";

let payload: Payload;
let id: number;
let network: string;

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, { email: EMAIL, password: PASSWORD });
});

let accounts = 0;
let email: string;

beforeEach(async () => {
  // A code is valid for 30 seconds: a stopped clock keeps a slow test from crossing into the next one.
  vi.useFakeTimers({ toFake: ["Date"] });
  accounts += 1;
  email = `mara-${accounts}@agentur.example`;
  ({ id } = await payload.create({ collection: "users", data: { email, password: PASSWORD, role: "editor" } }));
  network = `198.51.100.${accounts}`;
});

afterEach(() => {
  vi.useRealTimers();
  settings.SECOND_FACTOR = "optional";
});

const login = (code?: string, who = email) =>
  accountRest(payload, network)("POST", "/users/login", { email: who, password: PASSWORD, code });

const signedIn = async (code?: string, who = email) =>
  accountRest(payload, network, (await login(code, who)).body.token ?? "not signed in");

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Advances the clock to the next code of the app. */
const nextCode = (secret: string) => {
  vi.setSystemTime(Date.now() + 30_000);
  return codeOf(secret);
};

async function switchOn() {
  const own = await signedIn();
  const { body } = await own("POST", "/users/second-factor/start", { currentPassword: PASSWORD });
  const secret = body.secret ?? "";
  const confirmed = await own("POST", "/users/second-factor/confirm", { code: codeOf(secret) });
  return { own, secret, recoveryCodes: confirmed.body.recoveryCodes ?? [] };
}

test("enabling it takes the current password and a code that proves that the app has the secret", async () => {
  const own = await signedIn();
  expect((await own("POST", "/users/second-factor/start", { currentPassword: "falsch" })).status).toBe(400);
  const { body } = await own("POST", "/users/second-factor/start", { currentPassword: PASSWORD });
  expect([body.secret, body.qr]).toEqual([expect.stringMatching(/^[A-Z2-7]{32}$/), expect.stringContaining("<svg")]);
  expect((await own("POST", "/users/second-factor/confirm", { code: "000000" })).status).toBe(400);
  expect((await login()).status).toBe(200);
  const { recoveryCodes } = (await own("POST", "/users/second-factor/confirm", { code: codeOf(body.secret ?? "") }))
    .body;
  expect(recoveryCodes).toHaveLength(10);
  expect((await login()).status).toBe(401);
});

test("enabling it ends sessions that were opened by password alone; one's own stays", async () => {
  const [stranger, secondStranger] = [await signedIn(), await signedIn()];
  const { own } = await switchOn();
  const who = async (rest: typeof own) => (await rest("GET", "/users/me")).body.user?.email;
  expect([await who(own), await who(stranger), await who(secondStranger)]).toEqual([email, undefined, undefined]);
});

test("no session opens without a code, and each code opens one", async () => {
  const { secret } = await switchOn();
  const first = await login();
  expect([first.status, first.body.token, first.body.errors?.[0]?.data, first.headers.get("set-cookie")]).toEqual([
    401,
    undefined,
    { secondFactor: "code" },
    null,
  ]);
  await expect(payload.login({ collection: "users", data: { email, password: PASSWORD } })).rejects.toThrow(/Code/);
  expect((await login(codeOf(secret))).status).toBe(401); // the code that enabled it
  const code = nextCode(secret);
  expect((await login(code)).body.token).toBeTruthy();
  expect((await login(code)).status).toBe(401);
  const [one, other] = await Promise.all([nextCode(secret)].flatMap((next) => [login(next), login(next)]));
  expect([one?.status, other?.status].sort()).toEqual([200, 401]);
  const { docs } = await payload.find({ collection: "users", where: { id: { equals: id } }, showHiddenFields: true });
  expect(docs[0]?.sessions).toHaveLength(3); // the enabling one, and two with a code
});

test("wrong codes count like wrong passwords", async () => {
  const { secret } = await switchOn();
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await login("123456")).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await login(nextCode(secret))).status).toBe(429);
});

test("a recovery code works once, even if it is sent twice at the same time", async () => {
  const { recoveryCodes } = await switchOn();
  const [code = ""] = recoveryCodes;
  const answers = await Promise.all([login(code.toUpperCase()), login(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await login(code)).status).toBe(401);
  expect((await login(recoveryCodes[1])).status).toBe(200);
});

test("secret and recovery codes aren't stored in plain text, and REST neither shows nor sets them", async () => {
  const { own, secret, recoveryCodes } = await switchOn();
  const { docs } = await payload.db.find({ collection: "second-factors", where: { user: { equals: id } } });
  expect(docs).toHaveLength(1);
  for (const hidden of [secret, ...recoveryCodes]) expect(JSON.stringify(docs)).not.toContain(hidden);
  expect((await own("GET", `/users/${id}/second-factor`)).body).toEqual({ on: true, required: false });
  for (const method of ["GET", "PATCH", "DELETE"]) {
    expect((await own(method, "/second-factors?where[id][exists]=true", { confirmedAt: null })).status).toBe(403);
  }
  expect((await login()).status).toBe(401);
});

test("a password reset doesn't bypass it", async () => {
  await switchOn();
  const token = await payload.forgotPassword({ collection: "users", data: { email }, disableEmail: true });
  const reset = await accountRest(payload, network)("POST", "/users/reset-password", { token, password: PASSWORD });
  expect([reset.status, reset.body.token, reset.headers.get("set-cookie")]).toEqual([200, undefined, null]);
  expect((await login()).status).toBe(401);
});

test("it is disabled with the password, by its owner, or by an administrator for a colleague", async () => {
  const { own } = await switchOn();
  expect((await own("POST", "/users/second-factor/off", { currentPassword: "falsch" })).status).toBe(400);
  expect((await own("POST", "/users/second-factor/off", { currentPassword: PASSWORD })).status).toBe(200);
  expect((await login()).status).toBe(200);

  await switchOn();
  expect((await own("POST", `/users/${id}/second-factor/reset`)).status).toBe(403);
  const administrator = await signedIn(undefined, EMAIL);
  const taken = await administrator("POST", `/users/${id}/second-factor/reset`);
  expect([taken.status, taken.body]).toMatchObject([200, { mailed: false }]); // no mail server is set
  expect((await login()).status).toBe(200);
});

test("if it is mandatory, it is set up while signing in, and nobody is signed in before", async () => {
  const before = await signedIn();
  settings.SECOND_FACTOR = "required";
  const first = await login();
  const { secondFactor, secret = "" } = first.body.errors?.[0]?.data ?? {};
  expect([first.status, first.body.token, secondFactor]).toEqual([401, undefined, "setup"]);
  expect((await login("000000")).status).toBe(401);
  const second = await login(codeOf(secret));
  expect([second.status, second.body.recoveryCodes?.length]).toEqual([200, 10]);
  expect((await before("GET", "/users/me")).body.user).toBeFalsy(); // a session from before
  const own = accountRest(payload, network, second.body.token);
  expect((await own("POST", "/users/second-factor/off", { currentPassword: PASSWORD })).status).toBe(400);
  expect((await login()).body.errors?.[0]?.data?.secondFactor).toBe("code");
});
