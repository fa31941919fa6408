import type { Payload } from "payload";
import { OldServers } from "../../content/src/moving-in/old-servers.ts";
import { filesOf } from "./content-hash.ts";
import { FileImporter } from "./files/file-importer.ts";
import { syncTexts } from "./files/sync-texts.ts";
import { renamedAnchors } from "./fit/fit.ts";
import { type Fence, ImportNotes } from "./import-notes.ts";
import { type Action, categoryOfName, planImport, type Step } from "./import-plan.ts";
import { addressesOfPages, keepOldAddresses } from "./keep-old-addresses.ts";
import { linkEarlier } from "./link-earlier.ts";
import type { Entry, Source, SourceContent, SourceFile } from "./model.ts";
import { isRefusal, reasonOf } from "./reason.ts";
import { quoted, TYPE_NAMES } from "./report/type-names.ts";
import { waitingKey } from "./resolve.ts";
import { adoptEntry, type Writing, withdrawEntry, writeEntry } from "./write-entry.ts";

/** Called after each step. */
type Progress = (done: number, total: number) => void;

export type Outcome = {
  step: Step;
  entry: Entry | null;
  /** Ours. */
  id: number | null;
  error: string | null;
};

export type Result = {
  outcomes: Outcome[];
  fileNotes: string[];
  notes: string[];
  missingFiles: number;
};

export type Prepared = {
  payload: Payload;
  source: Source;
  content: SourceContent;
  notes: ImportNotes;
  files: FileImporter;
  steps: Step[];
};

/** Per import: they are kept in memory. */
const ENTRIES_MAX = 20_000;

type Surroundings = { servers?: OldServers; fence?: Fence };

/**
 * Plans the import of a source; nothing is written.
 * @throws Error with a German sentence if there are too many entries
 */
export async function prepareImport(
  payload: Payload,
  source: Source,
  content: SourceContent,
  { servers = new OldServers({ trusted: source.origins }), fence = async () => {} }: Surroundings = {},
): Promise<Prepared> {
  const { length } = content.entries;
  if (length > ENTRIES_MAX) {
    throw new Error(
      `Das sind ${length.toLocaleString("de")} Einträge. Mehr als ${ENTRIES_MAX.toLocaleString("de")} gehen nicht auf einmal: Nehmen Sie einen Teil nach dem anderen.`,
    );
  }
  const notes = await ImportNotes.read(payload, source.name, fence);
  const files = new FileImporter(payload, source, notes, servers);
  const steps = await planImport(payload, content, notes, files);
  return { payload, source, content, notes, files, steps };
}

type RunOptions = { overwrite?: boolean; progress?: Progress; stop?: AbortSignal };

/**
 * Carries out the plan. Each entry is written together with its note, so that the next import completes an interrupted
 * one. Sites aren't notified; the caller does that once.
 * @param overwrite takes the source's entry if both sides changed it
 * @param stop ends it between two entries
 * @throws the reason of the stop
 */
export async function runImport(
  payload: Payload,
  prepared: Prepared,
  { overwrite = false, progress = () => {}, stop }: RunOptions = {},
): Promise<Result> {
  const { source, content, notes, files } = prepared;
  const anchors = renamedAnchors(content.entries);
  const fitting = { payload, anchors, origins: source.origins };
  const pageAddresses = await addressesOfPages(payload);
  const writing: Writing = { payload, content, notes, files, anchors, fitting, pageAddresses, waiting: new Set() };
  const steps = overwrite ? prepared.steps.map(takingTheirs) : prepared.steps;
  const outcomes: Outcome[] = [];
  // before waiting for files
  for (const step of steps) if (step.action === "withdraw") await withdrawEntry(writing, step);
  for (const step of steps) {
    stop?.throwIfAborted();
    outcomes.push(await take(writing, step));
    progress(outcomes.length, steps.length);
  }
  await linkEntries(writing, outcomes);
  const linkNotes = await linkEarlier(writing, source);
  const used = content.entries.flatMap(({ fields }) =>
    Object.values(fields).flatMap((value) => filesOf(value, content)),
  );
  const changedTexts = await syncTexts(payload, notes, files, onceEach(used, files));
  const addressNotes = await keepOldAddresses(payload, prepared, onceEach(used, files));
  return {
    outcomes,
    fileNotes: [...notes.fileRemarks, ...changedTexts, ...stillMissing(outcomes, content, files)],
    notes: [...content.notes, ...linkNotes, ...addressNotes],
    missingFiles: files.missing.size,
  };
}

/** Including changes made there to entries that were also changed here. */
function takingTheirs(step: Step): Step {
  if (step.action === "conflict") return { ...step, action: "update" };
  return step.entry ? { ...step, changedHere: false } : step;
}

/** Rewrites entries that link to projects or pages, now that all of those exist. */
async function linkEntries(writing: Writing, outcomes: Outcome[]): Promise<void> {
  for (const [index, { step, id, error }] of outcomes.entries()) {
    if (error || !writing.waiting?.has(waitingKey(step))) continue;
    outcomes[index] = await take({ ...writing, waiting: null }, { ...step, action: "update", ours: id });
    outcomes[index].step = step;
  }
}

/** Lists missing parts of unchanged entries; the report of the import that created them listed them first. */
function stillMissing(outcomes: Outcome[], content: SourceContent, files: FileImporter): string[] {
  return outcomes.flatMap(({ step, entry }) => {
    if (step.action !== "unchanged" || !entry) return [];
    const used = onceEach(
      Object.values(entry.fields).flatMap((value) => filesOf(value, content)),
      files,
    );
    return used
      .filter((file) => files.lacks(file))
      .map(({ name, url }) => {
        files.missing.add(url);
        return `${TYPE_NAMES[step.type]} ${quoted(entry.title)}: Die Datei „${name}“ fehlt noch: ${url}`;
      });
  });
}

const WRITTEN: readonly Action[] = ["create", "update", "withdraw"];

async function take(writing: Writing, step: Step): Promise<Outcome> {
  const { action, entry, ours } = step;
  try {
    const same =
      entry && action === "create" && entry.type === "categories" ? await categoryOfName(writing.payload, entry) : null;
    // another of this import has the name
    if (entry && same !== null) return take(writing, { ...step, action: "adopt", ours: same });
    if (action === "withdraw" && step.changedHere) return { step, entry: null, id: ours, error: null };
    if (entry && WRITTEN.includes(action)) return { step, error: null, ...(await writeEntry(writing, step, entry)) };
    if (entry && action === "adopt") await adoptEntry(writing, step, entry);
    const note = action === "unchanged" ? writing.notes.entry(step.type, step.id) : null;
    const asTaken = entry && note ? { ...entry, title: note.title, notes: note.remarks ?? [] } : entry;
    return { step, entry: asTaken, id: ours, error: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { step, entry, id: ours, error: reasonOf(error) };
  }
}

/** The files of new or changed entries, each once. */
export function filesToTake({ steps, content, files }: Prepared): SourceFile[] {
  const written = steps.flatMap(({ action, entry }) =>
    entry && WRITTEN.includes(action) ? Object.values(entry.fields) : [],
  );
  return onceEach(
    written.flatMap((value) => filesOf(value, content)),
    files,
  );
}

function onceEach(used: SourceFile[], files: FileImporter): SourceFile[] {
  const byKey = new Map<string, SourceFile>();
  for (const file of used) if (!byKey.has(files.keyOf(file))) byKey.set(files.keyOf(file), file);
  return [...byKey.values()];
}
