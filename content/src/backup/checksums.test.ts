import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compareChecksums, writeChecksums } from "./checksums.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-checksums-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("an archive's files are compared with their checksums in any order, and a missing or changed one is named", async () => {
  mkdirSync(join(folder, "uploads"));
  for (const name of ["a.jpg", "b.jpg", "c.jpg"]) writeFileSync(join(folder, "uploads", name), name);
  writeFileSync(join(folder, "content.db"), "data");
  expect(await writeChecksums(folder)).toBe(19);
  const list = join(folder, "SHA256SUMS");
  const lines = readFileSync(list, "utf8").trim().split("\n");
  expect(lines).toHaveLength(4);
  const verdict = (given: string[]) => {
    const found = new Map(given.map((line) => [line.slice(66), line.slice(0, 64)]));
    try {
      return compareChecksums(readFileSync(list, "utf8"), found);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(verdict(lines)).toBeUndefined();
  expect(verdict(lines.toReversed())).toBeUndefined();
  expect(verdict(lines.filter((line) => !line.endsWith("b.jpg")))).toBe("uploads/b.jpg is missing");
  const other = lines.map((line) => (line.endsWith("b.jpg") ? `${"0".repeat(64)}${line.slice(64)}` : line));
  expect(verdict(other)).toBe("uploads/b.jpg is not what was backed up");
});
