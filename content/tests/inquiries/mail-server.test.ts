// @long content/src/inquiries, content/src/platform/mail
import { afterAll, beforeAll, expect, test } from "vitest";
import { numbered, SOON, World } from "../../testing/contact-world.ts";
import type { Mood } from "../../testing/mail-server.ts";

const EACH = 3;

const MOODS: (Mood | "down")[] = [
  "down",
  "slow",
  "never greeting",
  "full for now",
  "refusing recipients",
  "refusing for good",
  "cutting the wire mid-message",
  "never answering after the message",
];

const world = new World();

beforeAll(() => world.start());
afterAll(() => world.stop());

async function setMood(mood: Mood | "down"): Promise<void> {
  if (mood === "down") return world.mail.down();
  world.mail.mood = mood;
  await world.mail.start();
}

/** Resolves when the first of them failed once. */
async function untilTried(subjects: string[]): Promise<void> {
  const attempts = async () => (await world.rows()).find(({ subject }) => subject === subjects[0])?.attempts;
  await expect.poll(attempts, SOON).toBeGreaterThan(1);
}

test.each(MOODS)(
  "a mail server that is %s: three accepted, three stored, each arrives once when it is healthy again",
  async (mood) => {
    const subjects = numbered(mood, EACH);
    await setMood(mood);
    expect(await world.post(subjects)).toEqual(subjects);
    if (mood !== "slow") {
      await untilTried(subjects);
      expect(world.copies(subjects)).toEqual([0, 0, 0]);
    }
    await setMood("well");
    await expect.poll(() => world.delivered(subjects), SOON).toBe(EACH);
    expect(world.copies(subjects)).toEqual([1, 1, 1]);
    expect((await world.stored()).slice(-EACH)).toEqual(subjects);
  },
);

test("a mail server that accepts mails without confirming: they are sent again with the same Message-ID", async () => {
  const subjects = numbered("taken in silence", EACH);
  await setMood("cutting the wire after taking");
  expect(await world.post(subjects)).toEqual(subjects);
  await untilTried(subjects);
  await setMood("well");
  await expect.poll(() => world.delivered(subjects), SOON).toBe(EACH);
  expect(Math.min(...world.copies(subjects))).toBeGreaterThanOrEqual(1);
  expect(world.messageIds).toBe((await world.stored()).length);
});

test("all of these mails are from the agency to the agency", () => {
  const addresses = world.mail.received.flatMap(({ from, to }) => [from, ...to]);
  expect(new Set(addresses)).toEqual(new Set(["website@agentur.example", "hallo@agentur.example"]));
});
