import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { startTestSite } from "../../../testing/site.ts";
import { startStrapiReplay } from "../../../testing/strapi-replay.ts";
import { AccessLog } from "./access-log.ts";
import { createLog } from "./log.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-log-"));
afterAll(() => rmSync(folder, { recursive: true }));

const line = (path = "/") => ({
  at: Date.now(),
  requestId: "8d7c2a44-0000-4000-8000-0123456789ab",
  method: "GET",
  path,
  status: 200,
  ms: 3,
  address: "203.0.113.77",
});

const fileOf = (daysAgo: number) => {
  const day = new Date(Date.now() - daysAgo * 24 * 3600 * 1000).toISOString().slice(0, 10);
  return `access-${day}.log`;
};

test("the access log holds shortened addresses and no query", async () => {
  const replay = await startStrapiReplay();
  const site = await startTestSite(replay.url, { env: { LOG_DIR: join(folder, "site"), TRUST_PROXY: "true" } });
  await fetch(`${site.url}/health?name=Erika`, { headers: { "x-forwarded-for": "203.0.113.77" } });
  const read = () => readFileSync(join(folder, "site", fileOf(0)), "utf8");
  await vi.waitFor(() => expect(read()).toMatch(/\n$/));
  expect(JSON.parse(read())).toMatchObject({ method: "GET", path: "/health", status: 200, address: "203.0.113.0" });
  expect(read()).not.toMatch(/\.77|Erika/);
  await Promise.all([site.close(), replay.close()]);
});

test("a day's file is deleted when its days are over, and nothing else is", async () => {
  for (const name of [fileOf(0), fileOf(6), fileOf(7), fileOf(400), "access-notes.log"])
    writeFileSync(join(folder, name), "");
  await new AccessLog({ folder, days: 7, log: createLog("silent") }).sweep();
  const left = readdirSync(folder).filter((name) => name.startsWith("access-"));
  expect(left.sort()).toEqual([fileOf(6), fileOf(0), "access-notes.log"].sort());
});

test("a folder that cannot be written to costs the lines only", async () => {
  const log = new AccessLog({ folder: "/dev/null/logs", days: 7, log: createLog("silent") });
  log.write(line());
  await expect(log.close()).resolves.toBeUndefined();
});

test("each line goes into the file of its own day", async () => {
  const midnight = join(folder, "midnight");
  const log = new AccessLog({ folder: midnight, days: 7, log: createLog("silent") });
  const begin = Date.UTC(2026, 10, 22);
  for (const at of [begin - 2, begin - 1, begin, begin + 1]) log.write({ ...line(`/${at - begin}`), at });
  await log.close();
  const paths = ["2026-11-21", "2026-11-22"].map((day) =>
    [...readFileSync(join(midnight, `access-${day}.log`), "utf8").matchAll(/"path":"(.*?)"/g)].map(([, path]) => path),
  );
  expect(paths).toEqual([
    ["/-2", "/-1"],
    ["/0", "/1"],
  ]);
});

test("lines are JSON, whatever was asked for", async () => {
  const strange = join(folder, "strange");
  const log = new AccessLog({ folder: strange, days: 7, log: createLog("silent") });
  const lines = ['/"\\', "/\u0007\n", "/ä", "/%00%0a"].map((path) => ({ ...line(path), method: 'GET"' }));
  for (const each of lines) log.write(each);
  await log.close();
  const noted = lines.map(({ at, ...each }) => ({ time: new Date(at).toISOString(), ...each, address: "203.0.113.0" }));
  const written = noted.map((each) => `${JSON.stringify(each)}\n`).join("");
  expect(readFileSync(join(strange, fileOf(0)), "utf8")).toBe(written);
});

test("a day's file grows only so far, whatever visitors do", async () => {
  const small = join(folder, "small");
  for (let restart = 0; restart < 2; restart += 1) {
    const log = new AccessLog({ folder: small, days: 7, log: createLog("silent"), maxBytesADay: 1000 });
    for (let count = 0; count < 100; count += 1) log.write(line("/".repeat(50)));
    await log.close();
    expect(readFileSync(join(small, fileOf(0)), "utf8").length).toBeGreaterThan(900);
  }
  expect(readFileSync(join(small, fileOf(0)), "utf8").length).toBeLessThan(1100);
});

test("what was noted before the server stops is in the file, in order", async () => {
  const log = new AccessLog({ folder: join(folder, "stop"), days: 7, log: createLog("silent") });
  for (let count = 0; count < 5000; count += 1) log.write(line(`/${count}`));
  await log.close();
  const lines = readFileSync(join(folder, "stop", fileOf(0)), "utf8")
    .trim()
    .split("\n");
  expect(lines.map((each) => JSON.parse(each).path)).toEqual(Array.from({ length: 5000 }, (_, count) => `/${count}`));
});

test("a clock that jumps into the future deletes nothing; an hour later, if it is still there, it does", async () => {
  writeFileSync(join(folder, fileOf(1)), "");
  const log = new AccessLog({ folder, days: 7, log: createLog("silent") });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * 24 * 3600 * 1000 });
  await log.sweep();
  const there = () => readdirSync(folder).filter((name) => /access-\d/.test(name)).length;
  expect(there()).toBeGreaterThan(0);
  await log.sweep();
  expect(there()).toBe(0);
  vi.useRealTimers();
});
