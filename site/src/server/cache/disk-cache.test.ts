import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDiskCache, removeOtherBuilds } from "./disk-cache.ts";

const COPY = { path: "/", html: "<p>ä</p>", version: "1", br: "" };
let directory = "";

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "disk-cache-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

test("a copy is read back as written, and is gone after removal", async () => {
  const diskCache = createDiskCache(directory, "build");
  expect(await diskCache.read("landing")).toBeNull();
  await diskCache.write("landing", COPY);
  expect(await diskCache.read("landing")).toEqual(COPY);
  await diskCache.remove("landing");
  expect(await diskCache.read("landing")).toBeNull();
});

test("a copy of another build isn't served: its style sheet may be gone", async () => {
  await createDiskCache(directory, "old").write("landing", COPY);
  expect(await createDiskCache(directory, "new").read("landing")).toBeNull();
});

test("a truncated copy is ignored", async () => {
  const diskCache = createDiskCache(directory, "build");
  await diskCache.write("landing", COPY);
  const [name = ""] = readdirSync(join(directory, "build"));
  const file = join(directory, "build", name);
  writeFileSync(file, readFileSync(file, "utf8").slice(0, 25));
  expect(await diskCache.read("landing")).toBeNull();
});

test("the number of copies is limited; a partial one is never left behind", async () => {
  const diskCache = createDiskCache(directory, "build", 5);
  for (let id = 0; id < 20; id++) await diskCache.write(`project/${id}`, COPY);
  const names = readdirSync(join(directory, "build"));
  expect(names).toHaveLength(5);
  expect(names.every((name) => name.endsWith(".json"))).toBe(true);
});

test("copies of other builds are removed at startup, and other files beside them are kept", async () => {
  const [former, present] = ["0123456789ab", "23456789abcd"];
  for (const build of [former, present, "uploads"]) await createDiskCache(directory, build).write("landing", COPY);
  await removeOtherBuilds(directory, present);
  expect(readdirSync(directory).sort()).toEqual([present, "uploads"]);
});
