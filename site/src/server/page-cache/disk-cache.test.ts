import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPageCopies, removeOtherBuilds } from "./disk-cache.ts";

const COPY = { path: "/", html: "<p>ä</p>" };
let directory = "";

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "page-copies-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

test("a copy comes back as it was written, and is gone once removed", async () => {
  const copies = createPageCopies(directory, "build");
  expect(await copies.read("landing")).toBeNull();
  await copies.write("landing", COPY);
  expect(await copies.read("landing")).toEqual(COPY);
  await copies.remove("landing");
  expect(await copies.read("landing")).toBeNull();
});

test("a copy of another build is not shown: its style sheet may be gone", async () => {
  await createPageCopies(directory, "old").write("landing", COPY);
  expect(await createPageCopies(directory, "new").read("landing")).toBeNull();
});

test.each([
  ["cut short", (text: string) => text.slice(0, 25)],
  ["with a letter that the disk has altered", (text: string) => text.replace("<p>", "<b>")],
])("a copy %s counts as none", async (_, damage) => {
  const copies = createPageCopies(directory, "build");
  await copies.write("landing", COPY);
  const [name = ""] = readdirSync(join(directory, "build"));
  const file = join(directory, "build", name);
  writeFileSync(file, damage(readFileSync(file, "utf8")));
  expect(await copies.read("landing")).toBeNull();
});

test("the number of copies is bounded; a half-written one is never left over", async () => {
  const copies = createPageCopies(directory, "build", 5);
  for (let id = 0; id < 20; id++) await copies.write(`project/${id}`, COPY);
  const names = readdirSync(join(directory, "build"));
  expect(names).toHaveLength(5);
  expect(names.every((name) => name.endsWith(".json"))).toBe(true);
});

test("builds unused for a day are cleared away, one still in use is not", async () => {
  for (const build of ["yesterday", "running", "new"]) await createPageCopies(directory, build).write("landing", COPY);
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  utimesSync(join(directory, "yesterday"), twoDaysAgo, twoDaysAgo);
  utimesSync(join(directory, "new"), twoDaysAgo, twoDaysAgo);
  await removeOtherBuilds(directory, "new");
  expect(readdirSync(directory).sort()).toEqual(["new", "running"]);
});
