import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Payload } from "payload";
import { afterEach, beforeAll, expect, test } from "vitest";
import { backupName } from "../../src/backup/backup-names.ts";
import { isPassphraseKept } from "../../src/backup/read-backup-state.ts";
import { backupFolder } from "../../src/platform/settings/backup-settings.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { firstSteps } from "../../src/start-page/first-steps/steps.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { editorRest, type Rest, restOf } from "../../testing/rest.ts";

const CHIEF = { email: "chefin@agentur.example", password: "lang-genug-fuer-alle-1" };
const PASSPHRASE = "vier-worte-die-nichts-verbindet";

let payload: Payload;
let chief: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  await payload.create({ collection: "users", data: { ...CHIEF, role: "administrator" } });
  chief = await restOf(payload, CHIEF);
});

afterEach(() => {
  settings.BACKUP_PASSPHRASE = undefined;
});

test("the passphrase is shown to an administrator who enters their password, and is a first step until then", async () => {
  settings.BACKUP_PASSPHRASE = PASSPHRASE;
  const step = async () => (await firstSteps(payload, settings)).find(({ name }) => name === "backup");
  expect((await step())?.label).toBe("Das Passwort der Sicherungen aufbewahren");
  const editor = await editorRest(payload);
  expect((await editor("POST", "/backup-passphrase", { currentPassword: "lang-genug-für-alle" })).status).toBe(403);
  const wrong = await chief("POST", "/backup-passphrase", { currentPassword: "falsch" });
  expect([wrong.status, wrong.body]).toEqual([400, expect.stringContaining("Das Passwort stimmt nicht.")]);
  expect(await isPassphraseKept(payload)).toBe(false);
  const right = await chief("POST", "/backup-passphrase", { currentPassword: CHIEF.password });
  expect(JSON.parse(right.body)).toEqual({ passphrase: PASSPHRASE });
  expect((await step())?.label).toBe("Sicherungen prüfen");
});

test("an incomplete backup or another file isn't restored, and neither is one without the password", async () => {
  const folder = backupFolder(settings);
  mkdirSync(folder, { recursive: true });
  const name = backupName(new Date(), false);
  writeFileSync(join(folder, name), "zu kurz");
  const restore = (given: object) => chief("POST", "/restore", { currentPassword: CHIEF.password, name, ...given });
  expect((await restore({ name: "../content.db" })).status).toBe(404);
  expect((await restore({ currentPassword: "falsch" })).status).toBe(400);
  const damaged = await restore({});
  expect([damaged.status, damaged.body]).toEqual([409, expect.stringContaining("nicht heil")]);
  expect(readdirSync(settings.DATA_DIR)).not.toContain("restore-at-start.txt");
});
