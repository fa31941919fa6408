import type { Payload } from "payload";
import { sendPublishWebhook, tellContentSystem } from "../../../content/src/entry/publish-webhook.ts";
import { encodeFirstSlide } from "../../../content/src/files/encode-media.ts";
import { encodeOutstanding } from "../../../content/src/files/encoding-queue.ts";
import { AnotherRun, type As, writePlan } from "../../../content/src/moving-in/import-run.ts";
import { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { keepReport } from "../../../content/src/moving-in/reports.ts";
import { isDatabaseAway } from "../../../content/src/platform/database/away.ts";
import { countDemo } from "../../../content/src/start-page/demo/remove-demo.ts";
import { type Prepared, prepareImport, runImport } from "../import-content.ts";
import { TYPES } from "../model.ts";
import { planOf } from "../report/moving-plan.ts";
import { planText } from "../report/plan-text.ts";
import { lossesOf, reportText, stillPublicOf } from "../report/report.ts";
import { isAddress, sourceOf } from "../source-of.ts";
import { type Arguments, decisionsIn, UsageError } from "./arguments.ts";
import { changedLinks } from "./changed-links.ts";
import { missingSettings } from "./missing-settings.ts";
import { SourceQuestion, say, settleDemo, settleName } from "./questions.ts";
import { RecordedRun, Stopped } from "./recorded-run.ts";

/** Exit codes; `--help` explains them. */
export const EXIT = { complete: 0, failed: 1, usage: 2, losses: 3 } as const;

const BAR_WIDTH = 30;

const AS: Record<As, string> = { projects: "werden Projekte", pages: "werden Seiten", nothing: "bleiben dort" };

/**
 * From reading the source to the report. With --dry-run only the plan is written, for the admin.
 * @returns the exit code
 */
export async function runCommand(payload: Payload, given: Arguments): Promise<number> {
  if (given.values["changed-links"]) return listChangedLinks(payload);
  const isPlan = given.values["dry-run"] === true;
  const run = isPlan && !RecordedRun.isFromAdmin ? null : await begin(payload);
  try {
    const prepared = await prepare(payload, given, run);
    return isPlan ? await plan(prepared, given, run) : await move(prepared, given, run);
  } catch (error) {
    const outcome = error instanceof SourceQuestion ? "question" : error instanceof Stopped ? "stopped" : "failed";
    const names = error instanceof SourceQuestion ? error.names : [];
    const message = sentenceOf(error);
    if (!(error instanceof AnotherRun)) await run?.end(outcome, { message, names }).catch(() => {});
    throw error;
  }
}

async function listChangedLinks(payload: Payload): Promise<number> {
  const lines = await changedLinks(payload);
  say(lines.length === 0 ? "Kein Link auf diese Website wurde von einem Umzug geändert." : lines.join("\n"));
  return EXIT.complete;
}

function sentenceOf(error: unknown): string {
  if (error instanceof SourceQuestion) return error.question;
  if (isDatabaseAway(error))
    return "Die Datenbank antwortet gerade nicht. Was schon hier ist, bleibt; machen Sie in einer Minute weiter.";
  return error instanceof Error ? error.message : String(error);
}

async function begin(payload: Payload): Promise<RecordedRun> {
  try {
    return await RecordedRun.begin(payload);
  } catch (error) {
    throw error instanceof AnotherRun ? new UsageError(error.message) : error;
  }
}

async function prepare(payload: Payload, { from, values }: Arguments, run: RecordedRun | null): Promise<Prepared> {
  const sites = values.site ?? [];
  // A person with a shell on this server can reach its network anyway.
  const trusted = RecordedRun.isFromAdmin ? [] : from.filter(isAddress);
  const servers = new OldServers({ trusted, ...(run ? { stop: run.stop } : {}), onWait: waitsFor(run) });
  const found = await sourceOf(from, {
    sites,
    token: values.token || process.env.STRAPI_TOKEN || undefined,
    decisions: run?.given?.decisions ?? decisionsIn(values),
    servers,
    progress: (done, total) => run?.tell({ done, total }),
  });
  say(`Quelle: ${found.label}\nWird gelesen …`);
  const content = await Promise.race([found.read(), ...(run ? [run.whenStopped()] : [])]);
  const source = await settleName(payload, found, values);
  if (!values["dry-run"]) await settleDemo(payload, values, run);
  await run?.enter("comparing");
  return prepareImport(payload, source, content, { servers, ...(run ? { fence: run.fence } : {}) });
}

async function plan(prepared: Prepared, { values }: Arguments, run: RecordedRun | null): Promise<number> {
  const { payload } = prepared;
  const made = planOf(prepared, {
    overwrite: values.overwrite ?? false,
    demo: await countDemo(payload),
    others: await countOthers(payload, prepared),
  });
  say(`\n\n${made.text}`);
  if (run) await writePlan(payload, made);
  await run?.end("planned", {});
  return EXIT.complete;
}

async function move(prepared: Prepared, { values }: Arguments, run: RecordedRun | null): Promise<number> {
  const { payload, source } = prepared;
  const { overwrite = false } = values;
  const others = await countOthers(payload, prepared);
  if (others > 0)
    say(
      `Hier stehen schon ${counted(others, "Eintrag", "Einträge")}, die aus keinem Umzug von dort stammen. Sie bleiben.`,
    );
  const { warnings, groups } = prepared.content;
  say(`\nVorhaben\n${planText(prepared.steps, overwrite)}\n`);
  for (const { key, label, as, isAsked, entries } of groups)
    say(
      `  ${entries.length} × ${label}: ${AS[as]}${isAsked ? ` (anders mit --as ${key}=projects, =pages oder =nothing)` : ""}`,
    );
  for (const warning of warnings) say(`\nBitte zuerst lesen: ${warning}`);
  const stop = run ? { stop: run.stop } : {};
  const result = await runImport(payload, prepared, { overwrite, progress: showProgress(run), ...stop });
  const missing = await missingSettings(payload);
  const now = new Date();
  const report = await keepReport(reportText({ source, result, now, missing }), now);
  await prepared.notes.markReported(payload);
  const lost = lossesOf(result).length;
  const what = [counted(lost, "Eintrag", "Einträge"), counted(result.missingFiles, "Datei", "Dateien")].filter(Boolean);
  const stillPublic = stillPublicOf(result).length;
  const sentences = [
    what.length === 0 ? "Alles ist übernommen" : `Es fehlen: ${what.join(" und ")}`,
    ...(stillPublic > 0 ? [`Hier öffentlich, dort nicht: ${counted(stillPublic, "Eintrag", "Einträge")}`] : []),
  ];
  const isComplete = what.length === 0 && stillPublic === 0;
  await run?.end(isComplete ? "complete" : "losses", { message: `${sentences.join(". ")}.`, report: report.name });
  say(`\n\nFertig. ${sentences[0]}; was noch zu tun ist, steht in\n  ${report.file}`);
  if (sentences[1]) say(`\n${sentences[1]}. Der Bericht nennt sie; bitte sehen Sie nach.`);
  if (missing.length > 0)
    say(`\nDas braucht die Website noch von Ihnen:\n${missing.map((each) => `  ${each}`).join("\n")}`);
  if (!RecordedRun.isFromAdmin && (await publish())) await encode(payload);
  return isComplete ? EXIT.complete : EXIT.losses;
}

/** Entries here that don't come from an import of this source. */
async function countOthers(payload: Payload, { notes }: Prepared): Promise<number> {
  const counts = TYPES.map(async (collection) => {
    const known = notes.entries(collection).map(([, { id }]) => id);
    return (await payload.count({ collection, where: { id: { not_in: known } } })).totalDocs;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? "" : `${count} ${count === 1 ? one : many}`;

function showProgress(run: RecordedRun | null) {
  return (done: number, total: number): void => {
    run?.tell({ done, total });
    const filled = Math.round((done / Math.max(1, total)) * BAR_WIDTH);
    const bar = `[${"#".repeat(filled)}${".".repeat(BAR_WIDTH - filled)}] ${done} von ${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${bar}`);
    else if (done === total || done % 10 === 0) say(bar);
  };
}

function waitsFor(run: RecordedRun | null) {
  return (host: string | null): void => {
    run?.tell({ waitsFor: host });
    if (host) say(`\n${host} antwortet nicht gleich; es wird gewartet …`);
  };
}

/** @returns true unless the content system is running, which then does the rest */
async function publish(): Promise<boolean> {
  const event = { source: "import", id: null };
  const contentUrl = process.env.CONTENT_URL;
  if (contentUrl && (await tellContentSystem(contentUrl, event))) return false;
  await sendPublishWebhook(event);
  return true;
}

/**
 * Creates renditions and modern encodings. Interrupting it loses nothing: the content system continues at its next
 * start.
 */
async function encode(payload: Payload): Promise<void> {
  say(
    "\nBilder werden noch in modernen Formaten gespeichert. Sie können das mit Strg+C abbrechen: Beim nächsten Start geht es weiter.",
  );
  await encodeFirstSlide(payload);
  await encodeOutstanding(payload);
}
