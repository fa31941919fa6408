// @long content/src/moving-in, content/src/platform/process
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { settleDemo } from "../../../tools/moving-in/command/questions.ts";
import { RecordedRun } from "../../../tools/moving-in/command/recorded-run.ts";
import { beginRun, isUnderWay, readRun } from "../../src/moving-in/import-run.ts";
import { inTransaction } from "../../src/platform/database/transaction.ts";
import { type DemoEntry, writeDemoNote } from "../../src/start-page/demo/demo-note.ts";
import { countDemo } from "../../src/start-page/demo/remove-demo.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { restOf } from "../../testing/rest.ts";
import type { StrapiServer } from "../../testing/strapi.ts";
import { startAgencyStrapi } from "../../testing/strapi-agency.ts";

const PROGRAM = ["--import", "./src/platform/process/end-with-starter.mjs", "--import", "tsx"];

let payload: Payload;
let strapi: StrapiServer;

beforeAll(async () => {
  [payload, strapi] = await Promise.all([startContentSystem(), startAgencyStrapi()]);
});
afterAll(() => strapi.close());

/** Adds categories that count as the demo agency's. */
async function addDemo(count: number): Promise<void> {
  const entries: DemoEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id, updatedAt } = await payload.create({
      collection: "categories",
      data: { name: `Demo ${index} of ${count}` },
    });
    entries.push({ collection: "categories", id, updatedAt });
  }
  await inTransaction(payload, {}, (req) => writeDemoNote(req, { entries, globals: {} }));
}

const countOf = async (collection: "categories" | "projects") => (await payload.count({ collection })).totalDocs;

test("an import whose content system is gone before it starts ends without importing anything", async () => {
  await beginRun(payload, { id: "orphan", by: "Ina", what: "move", given: null });
  const args = [...PROGRAM, "../tools/moving-in/import-command.ts", strapi.url];
  const env = { ...process.env, MOVING_RUN: "orphan" };
  const orphan = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "ignore", "ipc"] });
  orphan.disconnect();
  const [, signal] = await once(orphan, "exit");
  expect(signal).toBe("SIGKILL");
  expect(await countOf("projects")).toBe(0);
  await payload.db.deleteMany({ collection: "payload-kv", where: {} });
});

test("an import that removes the demo first reports it, ends, and leaves only the imported content", async () => {
  await addDemo(40);
  const account = { email: "inhaberin@agentur.example", password: "lang-genug-für-alle" };
  await payload.create({ collection: "users", data: { ...account, name: "Ina", role: "administrator" } });
  const administrator = await restOf(payload, account);
  vi.stubEnv("NODE_OPTIONS", `--import=${new URL("../../../testing/loopback-is-public.mjs", import.meta.url).href}`);
  const from = [strapi.url.replace("127.0.0.1", "www.alt.example")];
  const decisions = { as: {}, without: [] };
  const given = { from, isAddress: true, sites: [], overwrite: false, sameAs: null, decisions };
  const asked = { what: "move", given: { ...given, demo: "remove" }, token: "" };
  expect((await administrator("POST", "/moving", asked)).status).toBe(200);
  vi.unstubAllEnvs();
  const told: { phase: string; isDemoThere: boolean }[] = [];
  const isRunning = async () => {
    const run = await readRun(payload);
    if (run) told.push({ phase: run.phase, isDemoThere: (await countDemo(payload)) > 0 });
    return isUnderWay(payload, run);
  };
  await expect.poll(isRunning, { timeout: 250_000, interval: 50 }).toBe(false);
  const run = await readRun(payload);
  expect([run?.outcome, run?.message]).toEqual(["losses", "Es fehlen: 1 Datei."]);
  expect(await countDemo(payload)).toBe(0);
  expect([await countOf("projects"), await countOf("categories")]).toEqual([9, 2]);
  expect([...new Set(told.map(({ phase }) => phase))]).toEqual(["reading", "demo", "comparing"]);
  expect(told.filter(({ phase }) => phase === "demo").some(({ isDemoThere }) => isDemoThere)).toBe(true);
  expect(told.filter(({ phase }) => phase === "comparing").some(({ isDemoThere }) => isDemoThere)).toBe(false);
});

test("removing the demo can be stopped between two entries and continued later", async () => {
  await addDemo(3);
  const stop = new AbortController();
  stop.abort(new Error("Angehalten."));
  const run = { enter: async () => {}, stop: stop.signal };
  await expect(settleDemo(payload, { "remove-demo": true }, run)).rejects.toThrow("Angehalten.");
  expect(await countDemo(payload)).toBe(3);
  await settleDemo(payload, { "remove-demo": true });
  expect(await countDemo(payload)).toBe(0);
});

test("a run that ignores a stop is killed, and recorded as stopped", async () => {
  await payload.db.deleteMany({ collection: "payload-kv", where: {} });
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await RecordedRun.begin(payload);
  process.emit("SIGHUP", "SIGHUP");
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  await expect.poll(() => exit.mock.calls).toContainEqual([1]);
  exit.mockRestore();
  const run = await readRun(payload);
  expect([run?.outcome, run?.message]).toEqual(["stopped", expect.stringMatching(/^Angehalten\. Was schon hier ist/)]);
});
