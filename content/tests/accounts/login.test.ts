import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import type { User } from "../../src/payload-types.ts";
import { accountRest } from "../../testing/account-rest.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { stopTime } from "../../testing/manual-schedule.ts";
import { hashRounds } from "../../testing/password-hashes.ts";

const EMAIL = "chefin@agentur.example";
const PASSWORD = "vier Wörter ohne Bezug";
const UNKNOWN = "niemand@agentur.example";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, { email: EMAIL, password: PASSWORD });
});

let networks = 0;
/** A network that has tried nothing yet. */
function newNetwork(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}

const login = (network: string, email = EMAIL, password = PASSWORD) =>
  accountRest(payload, network)("POST", "/users/login", { email, password });

/** Answer to a wrong password, and the rounds of hashing that it took. */
async function wrong(network: string, email: string) {
  hashRounds.length = 0;
  const { status, message } = await login(network, email, "geraten geraten");
  return { status, message, rounds: [...hashRounds] };
}

test("accounts that exist and those that do not are told apart neither by words nor by what a login computes", async () => {
  const network = newNetwork();
  const [known, unknown]: Awaited<ReturnType<typeof wrong>>[][] = [[], []];
  for (let round = 0; round < 7; round += 1) {
    known?.push(await wrong(network, EMAIL));
    unknown?.push(await wrong(network, UNKNOWN));
  }
  expect(known).toEqual(unknown);
  expect(known?.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(known?.[0]?.rounds).toEqual([600_000]);
});

test("a stranger who guesses locks out themselves, not the agency", async () => {
  const [stranger, office] = [newNetwork(), newNetwork()];
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await login(stranger, EMAIL, "geraten")).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const locked = await login(stranger);
  expect([locked.status, locked.message]).toEqual([429, expect.stringMatching(/^Zu viele Versuche.*Minuten\.$/)]);
  expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(500);
  expect((await login(office)).status).toBe(200);
});

test("attempts that come all at once are counted too", async () => {
  const stranger = newNetwork();
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(stranger, EMAIL, "geraten")));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

test("a link for a new password is promised to everyone alike, at once, and a stranger cannot use up the agency's", async () => {
  const ask = (network: string, email: string) =>
    accountRest(payload, network)("POST", "/users/forgot-password", { email });
  const stranger = newNetwork();
  for (const email of [EMAIL, UNKNOWN]) {
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await ask(stranger, email)).status);
    expect(statuses).toEqual([200, 200, 429]);
  }
  for (let n = 0; n < 30; n += 1) await ask(stranger, `erfunden-${n}@agentur.example`);
  expect((await ask(newNetwork(), EMAIL)).status).toBe(200);
});

test("what is done for an account that exists is done a while after the answer, and after the next request", async () => {
  const time = stopTime();
  const link = async () =>
    (await payload.db.findOne<User>({ collection: "users", where: { email: { equals: EMAIL } } }))?.resetPasswordToken;
  const before = await link();
  const ask = accountRest(payload, newNetwork());
  expect((await ask("POST", "/users/forgot-password", { email: EMAIL })).status).toBe(200);
  await ask("GET", "/users/me");
  await time.advance(900);
  await ask("GET", "/users/me");
  expect(await link()).toBe(before);
  await time.advance(10_000);
  await expect.poll(link).not.toBe(before);
});
