import { germanDateTime } from "../../../content/src/platform/process/german-time.ts";
import type { Outcome, Result } from "../import-content.ts";
import type { Source } from "../model.ts";
import { type Section, sectionsText, withDetails } from "./report-sections.ts";
import { DONE, quoted, STILL_PUBLIC, TYPE_NAMES } from "./type-names.ts";

const FILES_OF_WITHDRAWN =
  "Bilder von Einträgen, die jetzt Entwürfe sind, bleiben unter ihren eigenen Adressen abrufbar, bis Sie sie unter „Dateien“ löschen.";

type Given = { source: Source; result: Result; now: Date; missing: readonly string[] };

/** Entries and files with missing parts, which somebody has to check. */
export function lossesOf({ outcomes }: Result): Outcome[] {
  return outcomes.filter(({ error }) => error !== null);
}

/** Lists entries that are public here and not there. Exports may lack an entry for other reasons. */
export function stillPublicOf({ outcomes }: Result): Outcome[] {
  return outcomes.filter(({ step: { action } }) => STILL_PUBLIC[action] && action !== "not-read");
}

/** The report of an import for the agency's owner, in German Markdown: what was imported, and what is left to do. */
export function reportText({ source, result, now, missing }: Given): string {
  const { outcomes, fileNotes, notes } = result;
  const made = outcomes.filter(({ step, error }) => step.action === "create" && !error);
  const unchanged = outcomes.filter(({ step }) => step.action === "unchanged");
  const toLookAt = outcomes.filter(({ entry, step, error }) => !error && hasNotes(entry?.notes, step.action));
  const changes = outcomes.filter(({ step, error }) => !error && DONE[step.action]);
  const line = (outcome: Outcome, what: string | undefined) => `${nameOf(outcome)} ${what}${addressOf(outcome)}.`;
  const stillPublic = outcomes.filter(({ step }) => STILL_PUBLIC[step.action]);
  const withdrawn = changes.some(({ step }) => step.action === "withdraw") ? [FILES_OF_WITHDRAWN] : [];
  const deleted = outcomes.filter(({ step }) => step.action === "deleted-here");
  const sections: Section[] = [
    ["Hier öffentlich, dort nicht", stillPublic.map((outcome) => line(outcome, STILL_PUBLIC[outcome.step.action]))],
    ["Nicht übernommen", lossesOf(result).map((outcome) => `${nameOf(outcome)}: ${outcome.error}`)],
    ["Bitte ansehen", toLookAt.map(withNotes)],
    ["Geändert", changes.map((outcome) => line(outcome, DONE[outcome.step.action]))],
    ["Hier gelöscht; bleibt gelöscht", deleted.map(nameOf)],
    ["Dateien", [...withdrawn, ...fileNotes]],
    ["Das alte System", notes],
    ["Was noch fehlt", [...missing]],
  ];
  const counts = `Neu: ${made.length}. Geändert: ${changes.length}. Unverändert: ${unchanged.length}.`;
  const begin = [`# Umzug`, `Quelle: ${source.label}`, `${germanDateTime(now.toISOString())}. ${counts}`];
  return `${[...begin, sectionsText(sections)].join("\n\n").trimEnd()}\n`;
}

/** Whether an entry is yet to be reported, by this import or by an interrupted one. */
const hasNotes = (notes: readonly string[] | undefined, action: string) =>
  ["create", "update", "withdraw", "conflict", "unchanged"].includes(action) && (notes?.length ?? 0) > 0;

function withNotes(outcome: Outcome): string {
  const { entry } = outcome;
  const there = entry?.address ? ` (bisher ${entry.address})` : "";
  return withDetails(`${nameOf(outcome)}${there}${addressOf(outcome)}`, entry?.notes ?? []);
}

const nameOf = ({ step, entry }: Outcome) => `${TYPE_NAMES[step.type]} ${quoted(entry?.title ?? step.title)}`;

const addressOf = ({ step, id }: Outcome) => (id === null ? "" : ` – /admin/collections/${step.type}/${id}`);
