// @long content/src/inquiries, content/src/platform/database
import { afterEach, beforeEach, expect, test } from "vitest";
import { filledForm } from "../../testing/contact-form.ts";
import { numbered, SOON, World } from "../../testing/contact-world.ts";
import { onPostgres } from "../../testing/databases.ts";

/** When a process is killed: after this many of its messages were accepted, or sent. */
const KILLS = [
  { accepted: 4, mails: 0 },
  { accepted: 0, mails: 1 },
  { accepted: 7, mails: 2 },
];

/** Concurrent visitors, who each send one message after the other. */
const VISITORS = 3;

/** No attempt times out: only a kill may cause a duplicate mail. */
const PATIENT = { env: { ATTEMPT_MS: "60000" } };

let world: World;

beforeEach(() => {
  world = new World();
});

afterEach(() => world.stop());

test("killed between accepting and delivering: everything accepted arrives once", async () => {
  const content = await world.start(PATIENT);
  await world.mail.down();
  const accepted = await world.post(numbered("Anfrage", 10));
  expect(accepted).toHaveLength(10);
  await content.kill();
  await world.start(PATIENT);
  await expect.poll(() => world.delivered(accepted), SOON).toBe(10);
  expect(world.copies(accepted)).toEqual(accepted.map(() => 1));
  expect(await world.stored()).toEqual(accepted);
});

test("killed right after the server accepted a mail: that one arrives twice with one Message-ID, no other does", async () => {
  const content = await world.start(PATIENT);
  world.mail.onTaken = () => {
    if (world.mail.received.length === 2) void content.kill();
  };
  const accepted = await world.post(numbered("Anfrage", 4));
  await content.exited;
  world.mail.onTaken = () => {};
  await world.start(PATIENT);
  const stored = await world.stored();
  expect(stored).toEqual(expect.arrayContaining(accepted));
  await expect.poll(() => world.delivered(stored), SOON).toBe(stored.length);
  const taken = world.mail.received[1]?.email.subject;
  expect(world.copies(stored)).toEqual(stored.map((subject) => (taken?.endsWith(` ${subject}`) ? 2 : 1)));
  expect(world.messageIds).toBe(stored.length);
});

test("killed repeatedly at work: nothing accepted is lost, and only mails accepted before a kill arrive twice", async () => {
  world.mail.mood = "slow";
  const accepted: string[] = [];
  for (const [round, kill] of KILLS.entries()) {
    const content = await world.start(PATIENT);
    const before = { accepted: accepted.length, mails: world.mail.received.length };
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (const subject of numbered(`Runde ${round}, Besuch ${visitor}`, 4)) {
        if ((await content.post(filledForm({ subject }))) === 200) accepted.push(subject);
      }
    });
    const isTime = () =>
      accepted.length - before.accepted >= kill.accepted && world.mail.received.length - before.mails >= kill.mails;
    await expect.poll(isTime, SOON).toBe(true);
    await content.kill();
    await Promise.all(visitors);
  }
  world.mail.mood = "well";
  await world.start(PATIENT);
  const stored = await world.stored();
  expect(accepted.length).toBeGreaterThan(KILLS.length);
  expect(stored).toEqual(expect.arrayContaining(accepted));
  expect(new Set(stored).size).toBe(stored.length);
  await expect.poll(() => world.delivered(stored), SOON).toBe(stored.length);
  expect(Math.min(...world.copies(stored))).toBe(1);
  expect(world.mail.received.length - stored.length).toBeLessThanOrEqual(KILLS.length);
  expect(world.messageIds).toBe(stored.length);
});

test("killed right before the insert, then right after: nothing is stored, then at most one, and resending the form creates no second one", async () => {
  const form = filledForm({ subject: "Ohne Antwort" });
  const headers = { "idempotency-key": "form-7" };
  for (const [moment, count] of [["before", 0] as const, ["after", onPostgres ? 0 : 1] as const]) {
    const content = await world.start({ env: { DIE: `${moment} the insert` } });
    expect(await content.post(form, headers)).toBeNull();
    await content.exited;
    // On PostgreSQL, the insert is in a transaction, which ends with the connection.
    await expect.poll(() => world.rows(), SOON).toHaveLength(count);
  }
  expect(await (await world.start(PATIENT)).post(form, headers)).toBe(200);
  await expect.poll(() => world.delivered(["Ohne Antwort"]), SOON).toBe(1);
  expect(world.copies(["Ohne Antwort"])).toEqual([1]);
  expect(await world.stored()).toEqual(["Ohne Antwort"]);
});
