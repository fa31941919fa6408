import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { StartError } from "../process/exit-codes.ts";
import { refuseStartBesideFiles } from "./check-store.ts";
import { folderStore } from "./folder-store.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-beginning-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a new system doesn't start beside an agency's files without an account", async () => {
  const store = folderStore(join(folder, "uploads"));
  await refuseStartBesideFiles(store, 0);
  await store.write("rot.jpg", Buffer.from("rot"));
  const refused = refuseStartBesideFiles(store, 0);
  await expect(refused).rejects.toThrow(
    /files in the folder .*\(rot\.jpg and others\), but the database has not a single/,
  );
  await expect(refused).rejects.toBeInstanceOf(StartError);
});

test("a system that was filled by an import before its first start accepts those files", async () => {
  const store = folderStore(join(folder, "moved"));
  await store.write("rot.jpg", Buffer.from("rot"));
  await refuseStartBesideFiles(store, 1);
});
