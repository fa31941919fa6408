import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSettings } from "../platform/settings/read-settings.ts";
import { summarizeBackups } from "./backup-summary.ts";
import type { Fault } from "./failure-words.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-summary-"));
mkdirSync(join(folder, "backups"));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRETS = { PAYLOAD_SECRET: "p".repeat(32), WEBHOOK_SECRET: "n".repeat(32) };
const settings = readSettings({ NODE_ENV: "production", DATA_DIR: folder, ...SECRETS });
const last = {
  at: "2026-11-23T02:20:00Z",
  file: "/sicherungen/schaufenster-2026-11-23T02-20-00.tar.gz.age",
  bytes: 25_140_000,
  isEncrypted: true,
  machine: hostname(),
};
const failure = { at: "2026-11-23T09:00:00Z", reason: "There is too little room in /sicherungen." };
const later = (hours: number) => new Date(Date.parse(last.at) + hours * 3600 * 1000);

test("administrators see when and how large, and that a copy belongs elsewhere", () => {
  const { warning, sentences } = summarizeBackups({ last, failure: null }, settings, later(8));
  expect(warning).toBeNull();
  expect(sentences).toEqual([
    "Zuletzt gesichert heute um 03:20 Uhr: 25,1 MB, verschlüsselt.",
    "Gesichert wird jede Nacht um 03:20 Uhr, und vor Updates, die die Datenbank ändern.",
    "Die Sicherungen liegen auf derselben Festplatte wie die Website. Wer den Server betreibt, sollte sie zusätzlich anderswo aufheben.",
  ]);
});

test("two days without a good backup cause a warning, with the reason if there is one", () => {
  expect(summarizeBackups({ last, failure: null }, settings, later(47)).warning).toBeNull();
  const { warning } = summarizeBackups({ last, failure }, settings, later(49));
  expect(warning).toEqual({
    title: "Seit mehr als zwei Tagen ist keine Sicherung gelungen.",
    text: "Die letzte Sicherung ist fehlgeschlagen; den Grund sieht, wer den Server betreibt, im Protokoll. Der letzte Versuch war am 23.11.2026 um 10:00 Uhr.",
  });
});

test("a failure shows at once, in German and without the raw error, and says that earlier backups exist", () => {
  expect(summarizeBackups({ last, failure }, settings, later(8)).warning).toEqual({
    title: "Die letzte Sicherung ist fehlgeschlagen; den Grund sieht, wer den Server betreibt, im Protokoll.",
    text: "Der letzte Versuch war heute um 10:00 Uhr. Frühere Sicherungen sind noch da. Es wird jede Stunde wieder versucht.",
  });
});

test.each<[Fault, string]>([
  [
    { missing: 1349, named: 1349 },
    "In der Sicherung fehlen 1.349 von 1.349 Bildern und Filmen. Sie zählt nicht als Sicherung.",
  ],
  [{ missing: 1, named: 20 }, "In der Sicherung fehlt eines von 20 Bildern und Filmen. Sie zählt nicht als Sicherung."],
])("an incomplete archive explains in German why it doesn't count: %j", (fault, title) => {
  const lacking = { ...failure, archive: "/sicherungen/f.incomplete.tar.gz", fault };
  const { warning } = summarizeBackups({ last, failure: lacking }, settings, later(8));
  expect(warning?.title).toBe(title);
  expect(warning?.text).toContain("Es wird in der nächsten Nacht wieder versucht.");
});

test("an older note of an incomplete archive, which has only a text, is readable", () => {
  const lacking = { ...failure, archive: "/sicherungen/f.incomplete.tar.gz", reason: "3 of 9 files are missing" };
  const { warning } = summarizeBackups({ last, failure: lacking }, settings, later(8));
  expect(warning?.title).toBe(
    "Die letzte Sicherung ist fehlgeschlagen; den Grund sieht, wer den Server betreibt, im Protokoll.",
  );
  expect(warning?.text).not.toContain("missing");
});

test("a new system says that its first backup follows; one without backups says so", () => {
  const none = { last: null, failure: null };
  expect(summarizeBackups(none, settings, later(0))).toMatchObject({ warning: null });
  const off = { ...settings, BACKUP_TIME: "off" };
  expect(summarizeBackups(none, off, later(0)).warning?.title).toBe("Es gibt keine Sicherung.");
});
