import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readEnvironment } from "../../scripts/environment.ts";

let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "schaufenster-secrets-"));
  said = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Secrets as an app gets them, and the output meanwhile. */
function start() {
  const { write } = process.stderr;
  process.stderr.write = (text) => said.push(String(text)) > 0;
  try {
    const { PAYLOAD_SECRET, WEBHOOK_SECRET } = readEnvironment({ DATA_DIR: folder });
    return { PAYLOAD_SECRET, WEBHOOK_SECRET };
  } finally {
    process.stderr.write = write;
  }
}

test("secrets are generated on the first start and are the same on the next", () => {
  const first = start();
  expect(first.PAYLOAD_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(start()).toEqual(first);
  expect(said).toEqual([]);
});

test("a data folder of an earlier version keeps its secrets, and sessions stay valid", () => {
  writeFileSync(join(folder, "content.db"), "");
  writeFileSync(join(folder, "secrets.env"), "PAYLOAD_SECRET=sign-in\nNOTICE_SECRET=webhook\n");
  expect(start()).toEqual({ PAYLOAD_SECRET: "sign-in", WEBHOOK_SECRET: "webhook" });
  expect(said).toEqual([]);
  expect(readFileSync(join(folder, "secrets.env"), "utf8")).toBe("PAYLOAD_SECRET=sign-in\nWEBHOOK_SECRET=webhook\n");
});

test("if a database's secrets are lost, the start explains the consequences", () => {
  writeFileSync(join(folder, "content.db"), "");
  start();
  expect(said.join()).toContain("Everyone has to sign in again");
});
