import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHAPTERS, HANDBOOK_PATH, helpFor } from "./chapters.ts";
import { readHandbook } from "./read-handbook.ts";

test("help links of admin pages lead to existing chapters", async () => {
  const ids = (await readHandbook()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [path] of CHAPTERS) expect(ids).toContain(helpFor(`/admin${path}/7`).split("#")[1]);
  expect(helpFor("/admin")).toBe(HANDBOOK_PATH);
});

test("the handbook's pictures exist", () => {
  const folder = "public/admin/hilfe";
  const pictures = readFileSync(`${folder}/handbuch.md`, "utf8").match(/(?<=\]\()[\w-]+\.webp/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) expect(existsSync(`${folder}/${picture}`), picture).toBe(true);
});
