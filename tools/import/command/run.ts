import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Payload } from "payload";
import { sendPublishWebhook, tellContentSystem } from "../../../content/src/publishing/publish-webhook.ts";
import { settings } from "../../../content/src/settings/settings.ts";
import { encodeFirstSlide } from "../../../content/src/uploads/encode-media.ts";
import { encodeOutstanding } from "../../../content/src/uploads/encoding-queue.ts";
import { type Prepared, prepareImport, type Result, runImport } from "../import-content.ts";
import { type Source, TYPES } from "../model.ts";
import { planText } from "../report/plan-text.ts";
import { lossesOf, reportText, stillPublicOf } from "../report/report.ts";
import { sourceOf } from "../source-of.ts";
import { type Arguments, columnsIn } from "./arguments.ts";
import { missingSettings } from "./missing-settings.ts";
import { say, settleDemo, settleName } from "./questions.ts";

/** Exit codes; `--help` explains them. */
export const EXIT = { complete: 0, failed: 1, usage: 2, losses: 3 } as const;

const BAR_WIDTH = 30;

/** From reading the source to the report. @returns the exit code */
export async function runCommand(payload: Payload, given: Arguments): Promise<number> {
  const { values } = given;
  const found = await sourceOf(given.from, {
    sites: values.site ?? [],
    token: values.token ?? process.env.STRAPI_TOKEN,
    postTypes: values["post-type"],
    taxonomies: values.taxonomy,
    columns: columnsIn(values.column ?? []),
  });
  say(`Quelle: ${found.label}\nWird gelesen …`);
  const content = await found.read();
  const source = await settleName(payload, found, values);
  await settleDemo(payload, values);
  const prepared = await prepareImport(payload, source, content);
  const others = await countOthers(payload, prepared);
  if (others > 0)
    say(
      `Hier stehen schon ${counted(others, "Eintrag", "Einträge")}, die aus keinem Umzug von dort stammen. Sie bleiben.`,
    );
  const { overwrite = false } = values;
  say(`\nVorhaben\n${planText(prepared.steps, overwrite)}\n`);
  if (values["dry-run"]) return EXIT.complete;

  const result = await runImport(payload, prepared, { overwrite, progress: showProgress });
  const missing = await missingSettings(payload);
  const report = writeReport(source, result, missing);
  await prepared.notes.markReported(payload);
  const wasToldByUs = await publish(payload);
  const lost = lossesOf(result).length;
  const what = [counted(lost, "Eintrag", "Einträge"), counted(result.missingFiles, "Datei", "Dateien")].filter(Boolean);
  const outcome = what.length === 0 ? "Alles ist übernommen" : `Es fehlen: ${what.join(" und ")}`;
  say(`\n\nFertig. ${outcome}; was noch zu tun ist, steht in\n  ${report}`);
  const stillPublic = stillPublicOf(result).length;
  if (stillPublic > 0)
    say(
      `\nHier öffentlich, dort nicht: ${counted(stillPublic, "Eintrag", "Einträge")}. Der Bericht nennt sie; bitte sehen Sie nach.`,
    );
  if (missing.length > 0)
    say(`\nDas braucht die Website noch von Ihnen:\n${missing.map((each) => `  ${each}`).join("\n")}`);
  if (wasToldByUs) await encode(payload);
  return what.length === 0 && stillPublic === 0 ? EXIT.complete : EXIT.losses;
}

/** Entries here that are of no import of this source. */
async function countOthers(payload: Payload, { notes }: Prepared): Promise<number> {
  const counts = TYPES.map(async (collection) => {
    const known = notes.entries(collection).map(([, { id }]) => id);
    return (await payload.count({ collection, where: { id: { not_in: known } } })).totalDocs;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? "" : `${count} ${count === 1 ? one : many}`;

function showProgress(done: number, total: number): void {
  const filled = Math.round((done / Math.max(1, total)) * BAR_WIDTH);
  const bar = `[${"#".repeat(filled)}${".".repeat(BAR_WIDTH - filled)}] ${done} von ${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${bar}`);
  else if (done === total || done % 10 === 0) say(bar);
}

/** A file beside the database: it names what is not public. */
function writeReport(source: Source, result: Result, missing: string[]): string {
  const now = new Date();
  const folder = join(settings.DATA_DIR, "import-reports");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${now.toISOString().slice(0, 19).replaceAll(":", "-")}.md`);
  writeFileSync(file, reportText({ source, result, now, missing }), { mode: 0o600 });
  return file;
}

/** @returns true unless the content system runs, which then does the rest */
async function publish(payload: Payload): Promise<boolean> {
  const event = { source: "import", id: null };
  const contentUrl = process.env.CONTENT_URL;
  if (contentUrl && (await tellContentSystem(contentUrl, event))) return false;
  await sendPublishWebhook(payload, event);
  return true;
}

/** The small and modern files of pictures. Breaking it off loses nothing: the content system goes on at its start. */
async function encode(payload: Payload): Promise<void> {
  say(
    "\nBilder werden noch in modernen Formaten gespeichert. Sie können das mit Strg+C abbrechen: Beim nächsten Start geht es weiter.",
  );
  await encodeFirstSlide(payload);
  await encodeOutstanding(payload);
}
