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
/** A network without failed attempts. */
function newNetwork(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}

const login = (network: string, email = EMAIL, password = PASSWORD) =>
  accountRest(payload, network)("POST", "/users/login", { email, password });

/** Response to a wrong password, and the number of hashing rounds. */
async function wrong(network: string, email: string) {
  hashRounds.length = 0;
  const { status, message } = await login(network, email, "geraten geraten");
  return { status, message, rounds: [...hashRounds] };
}

test("existing and unknown accounts can't be told apart by messages or by the work of a login", async () => {
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

test("a stranger who guesses passwords locks out themselves, not the agency", async () => {
  const [stranger, office] = [newNetwork(), newNetwork()];
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await login(stranger, EMAIL, "geraten")).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const locked = await login(stranger);
  expect([locked.status, locked.message]).toEqual([429, expect.stringMatching(/^Zu viele Versuche.*Minuten\.$/)]);
  expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(500);
  expect((await login(office)).status).toBe(200);
});

test("concurrent attempts are counted too", async () => {
  const stranger = newNetwork();
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(stranger, EMAIL, "geraten")));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

test("a reset link is promised to everyone alike, at once, and a stranger can't use up the agency's limit", async () => {
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

test("work for an existing account is done after the response, and after the next request", async () => {
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
