import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { startTestSite } from "../../../testing/site.ts";
import { startStrapiReplay } from "../../../testing/strapi-replay.ts";
import { AccessLog } from "./access-log.ts";
import { createLog } from "./log.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-log-"));
afterAll(() => rmSync(folder, { recursive: true }));

const request = (path = "/") => ({
  requestId: "8d7c2a44-0000-4000-8000-0123456789ab",
  method: "GET",
  path,
  status: 200,
  ms: 3,
});

const ADDRESS = "203.0.113.77";

const log = createLog("silent");

/** A file's name by its date in local time. */
const fileOf = (daysAgo: number, number = 1) => {
  const day = new Date();
  day.setDate(day.getDate() - daysAgo);
  return `access.${day.toLocaleDateString("sv-SE")}.${number}.log`;
};

const linesOf = (directory: string) =>
  readdirSync(directory)
    .flatMap((name) => readFileSync(join(directory, name), "utf8").trim().split("\n"))
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test("the access log holds shortened addresses and no query", async () => {
  const replay = await startStrapiReplay();
  const site = await startTestSite(replay.url, { env: { LOG_DIR: join(folder, "site"), TRUST_PROXY: "1" } });
  await fetch(`${site.url}/health?name=Erika`, { headers: { "x-forwarded-for": "203.0.113.77" } });
  const read = () => readFileSync(join(folder, "site", fileOf(0)), "utf8");
  await expect.poll(read).toMatch(/\n$/);
  expect(JSON.parse(read())).toMatchObject({ method: "GET", path: "/health", status: 200, address: "203.0.113.0" });
  expect(read()).not.toMatch(/\.77|Erika/);
  await Promise.all([site.close(), replay.close()]);
});

test("a day's file is deleted when its days are over, and nothing else is", async () => {
  const days = mkdtempSync(join(folder, "days-"));
  const old = fileOf(400).replace("access.", "access-").replace(".1.log", ".log"); // as it was named before
  for (const name of [fileOf(6), fileOf(7), old, "access-notes.log"]) writeFileSync(join(days, name), "");
  const accessLog = await AccessLog.open({ folder: days, days: 7, log });
  await accessLog.sweep();
  await accessLog.close();
  const [today] = fileOf(0).split(".1.");
  expect(readdirSync(days).sort()).toEqual(["access-notes.log", fileOf(6), expect.stringContaining(`${today}`)]);
});

test("a folder that cannot be written to costs the lines only", async () => {
  const accessLog = await AccessLog.open({ folder: "/dev/null/logs", days: 7, log });
  accessLog.write(request(), ADDRESS);
  await expect(accessLog.close()).resolves.toBeUndefined();
});

test("a disk that is full costs the lines only", async () => {
  const full = mkdtempSync(join(folder, "full-"));
  symlinkSync("/dev/full", join(full, fileOf(0)));
  const warn = vi.fn();
  const accessLog = await AccessLog.open({ folder: full, days: 7, log: { ...log, warn } as unknown as typeof log });
  accessLog.write(request(), ADDRESS);
  await expect
    .poll(() => warn.mock.calls)
    .toMatchObject([[{ reason: expect.stringContaining("ENOSPC") }, expect.any(String)]]);
  accessLog.write(request(), ADDRESS);
  await expect(accessLog.close()).resolves.toBeUndefined();
});

test("lines are JSON, however strange the address that was asked for", async () => {
  const strange = join(folder, "strange");
  const accessLog = await AccessLog.open({ folder: strange, days: 7, log });
  const requests = ['/"\\', "/\u0007\n", "/ä", "/%00%0a"].map((path) => ({ ...request(path), method: 'GET"' }));
  for (const each of requests) accessLog.write(each, ADDRESS);
  await accessLog.close();
  expect(linesOf(strange)).toMatchObject(requests.map((each) => ({ ...each, address: "203.0.113.0" })));
});

test("the log has an upper bound: the oldest lines go", async () => {
  const small = join(folder, "small");
  const accessLog = await AccessLog.open({ folder: small, days: 2, log, maxFileSize: "10k" });
  const bytes = () => readdirSync(small).reduce((sum, name) => sum + statSync(join(small, name)).size, 0);
  for (let batch = 0; batch < 20; batch += 1) {
    for (let count = 0; count < 100; count += 1) accessLog.write(request(`/${batch}/${count}`), ADDRESS);
    await expect.poll(() => linesOf(small).map(({ path }) => path)).toContain(`/${batch}/99`);
    expect(bytes()).toBeLessThan(3 * 25_000);
  }
  await accessLog.close();
});

test("what was logged before the server stops is in the file, in order", async () => {
  const accessLog = await AccessLog.open({ folder: join(folder, "stop"), days: 7, log });
  for (let count = 0; count < 5000; count += 1) accessLog.write(request(`/${count}`), ADDRESS);
  await accessLog.close();
  expect(linesOf(join(folder, "stop")).map(({ path }) => path)).toEqual(
    Array.from({ length: 5000 }, (_, count) => `/${count}`),
  );
});

test("a clock that jumps into the future deletes nothing; an hour later, if it is still there, it does", async () => {
  const jump = mkdtempSync(join(folder, "jump-"));
  writeFileSync(join(jump, fileOf(1)), "");
  const accessLog = await AccessLog.open({ folder: jump, days: 7, log });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * 24 * 3600 * 1000 });
  await accessLog.sweep();
  expect(readdirSync(jump)).toHaveLength(2);
  await accessLog.sweep();
  expect(readdirSync(jump)).toHaveLength(0);
  vi.useRealTimers();
  await accessLog.close();
});
