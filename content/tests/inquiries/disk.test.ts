// @long content/src/inquiries, content/src/platform/database
import { renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filledForm } from "../../testing/contact-form.ts";
import { numbered, SOON, World } from "../../testing/contact-world.ts";

/** Space for some inquiries beside an empty database, but not for forty; in KiB. */
const ROOM_KIB = 40;

let world: World;

beforeEach(() => {
  world = new World();
});

afterEach(() => world.stop());

/** Size of the larger file of the empty database, in KiB. */
function emptyKib(): number {
  const size = (file: string) => statSync(join(world.dataDir, file), { throwIfNoEntry: false })?.size ?? 0;
  return Math.ceil(Math.max(size("content.db"), size("content.db-wal")) / 1024);
}

test("while another program locks the database, writers wait, and a mail that was sent meanwhile isn't sent again", async () => {
  const content = await world.start({ env: { ATTEMPT_MS: "20000" } });
  const other = createClient({ url: `file:${join(world.dataDir, "content.db")}` });
  await other.execute("PRAGMA busy_timeout = 5000");

  world.mail.mood = "slow";
  expect(await world.post(["Unterwegs"])).toEqual(["Unterwegs"]);
  await expect.poll(() => world.mail.begun, SOON).toBe(1);
  await other.execute("BEGIN IMMEDIATE");
  const waits = content.post(filledForm({ subject: "Wartet" }));
  await expect.poll(() => world.mail.received.length, SOON).toBe(1);
  // A refused message needs no write, and gets a response meanwhile.
  for (let n = 0; n < 20; n += 1) expect(await content.post(filledForm({ name: "Eva" }))).toBe(422);
  expect(await world.delivered(["Unterwegs"])).toBe(0);
  await other.execute("COMMIT");
  expect(await waits).toBe(200);

  other.close();

  const subjects = ["Unterwegs", "Wartet"];
  await expect.poll(() => world.delivered(subjects), SOON).toBe(2);
  expect(await world.stored()).toEqual(subjects);
  expect(world.copies(subjects)).toEqual([1, 1]);
});

test("on a full disk, the visitor gets an error, and nothing accepted before or after is lost", async () => {
  await (await world.start({ env: { DELIVERY: "off" } })).kill(); // creates the database
  const content = await world.start({ maxFileKib: emptyKib() + ROOM_KIB, env: { DELIVERY: "off" } });
  const accepted = await world.post(numbered("Knapp", 40));
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length).toBeLessThan(40);
  expect(await content.post(filledForm())).toBe(503);
  await content.kill();
  expect(await world.stored()).toEqual(accepted);

  await world.start();
  accepted.push(...(await world.post(["Wieder Platz"])));
  await expect.poll(() => world.delivered(accepted), SOON).toBe(accepted.length);
  expect(await world.stored()).toEqual(accepted);
  expect(world.copies(accepted)).toEqual(accepted.map(() => 1));
});

test.each<[string, (file: string) => void]>([
  ["deleted", (file) => void ["", "-wal", "-shm"].map((ending) => rmSync(file + ending, { force: true }))],
  ["moved away, as before a restore by hand", (file) => renameSync(file, `${file}.old`)],
])("the database is %s while content runs: no visitor gets a success for a message", async (_, happen) => {
  const content = await world.start({ env: { DELIVERY: "off" } });
  expect(await world.post(["Vorher"])).toEqual(["Vorher"]);
  happen(join(world.dataDir, "content.db"));
  expect(await world.post(numbered("Danach", 3))).toEqual([]);
  expect(await content.post(filledForm())).toBe(503);
});
