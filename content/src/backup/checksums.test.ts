import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compareLists, writeChecksums } from "./checksums.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-checksums-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("an archive's files are compared with their list in any order, and one that is missing or another one is named", async () => {
  mkdirSync(join(folder, "uploads"));
  for (const name of ["a.jpg", "b.jpg", "c.jpg"]) writeFileSync(join(folder, "uploads", name), name);
  writeFileSync(join(folder, "content.db"), "data");
  expect(await writeChecksums(folder)).toBe(19);
  const list = join(folder, "SHA256SUMS");
  const lines = readFileSync(list, "utf8").trim().split("\n");
  expect(lines).toHaveLength(4);
  const found = join(folder, "found");
  const verdict = async (given: string[]) => {
    writeFileSync(found, `${given.join("\n")}\n`);
    return compareLists(list, found).catch((error: Error) => error.message);
  };
  expect(await verdict(lines)).toBeUndefined();
  expect(await verdict(lines.toReversed())).toBeUndefined();
  expect(await verdict(lines.filter((line) => !line.endsWith("b.jpg")))).toBe("uploads/b.jpg is missing");
  expect(
    await verdict(lines.map((line) => (line.endsWith("b.jpg") ? `${"0".repeat(64)}${line.slice(64)}` : line))),
  ).toBe("uploads/b.jpg is not what was backed up");
});

/** Names of the files that this process holds open; null for one that was closed meanwhile. */
const openFiles = () =>
  Promise.all(readdirSync("/proc/self/fd").map((each) => readlink(`/proc/self/fd/${each}`).catch(() => null)));

test.skipIf(process.platform !== "linux")(
  "long lists are closed as soon as a file is found that is another one",
  async () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => `${"a".repeat(64)}  uploads/${at}.jpg\n`);
    const [list, found] = [join(folder, "long-list"), join(folder, "long-found")];
    writeFileSync(list, lines.join(""));
    writeFileSync(found, ["b".repeat(64) + (lines[0] ?? "").slice(64), ...lines.slice(1)].join(""));
    await expect(compareLists(list, found)).rejects.toThrow("uploads/0.jpg is not what was backed up");
    expect((await openFiles()).filter((each) => each?.includes("/long-"))).toEqual([]);
  },
);
