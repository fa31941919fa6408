import type { MovingPlan, PlannedEntry } from "../../../content/src/moving-in/import-run.ts";
import { fit, renamedAnchors } from "../fit/fit.ts";
import { filesToTake, type Prepared } from "../import-content.ts";
import type { Entry, FoundEntry } from "../model.ts";
import { planLines } from "./plan-text.ts";
import { previewHtml } from "./preview-html.ts";
import { atMost, sectionsText, withDetails } from "./report-sections.ts";
import { quoted, TYPE_NAMES } from "./type-names.ts";

type Given = {
  overwrite: boolean;
  /** Entries of the demo agency, and others that don't come from an import of this source. */
  demo: number;
  others: number;
};

/** Most entries per section; the report lists all. */
const MOST = 100;

/** Everything known before anything is written: what is imported as which type, and what is left out. */
export function planOf(prepared: Prepared, { overwrite, demo, others }: Given): MovingPlan {
  const { content, source, steps, payload } = prepared;
  const context = { payload, anchors: renamedAnchors(content.entries), origins: source.origins };
  const written = steps.flatMap(({ action, entry }) =>
    entry && (action === "create" || action === "update") ? [fit(entry, context)] : [],
  );
  const lineOf = ({ type, title, address, notes }: (typeof written)[number]) =>
    withDetails(`${TYPE_NAMES[type]} ${quoted(title)}${address ? ` (${address})` : ""}`, notes);
  const files = filesToTake(prepared).length;
  const text = sectionsText([
    ["Bitte zuerst lesen", content.warnings],
    [
      "Was kommt",
      [
        ...planLines(steps, overwrite),
        ...(files > 0 ? [`${files.toLocaleString("de")} Bilder, Filme und PDFs`] : []),
        ...(others > 0 && demo === 0
          ? [`Einträge, die hier schon stehen und aus keinem Umzug von dort stammen: ${others}. Sie bleiben`]
          : []),
        ...(demo > 0 ? [`Beispielinhalte, die hier noch stehen: ${demo}`] : []),
      ],
    ],
    ["Wird ein Entwurf", atMost(written.filter(({ draft }) => draft).map(lineOf), MOST)],
    [
      "Daran ist danach etwas zu tun",
      atMost(written.filter(({ draft, notes }) => !draft && notes.length > 0).map(lineOf), MOST),
    ],
    ["Bleibt zurück", content.notes],
    ["Alte Adressen, die hierher führen", atMost(leadingLines(prepared), MOST)],
  ]);
  return {
    text,
    demo,
    groups: content.groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => planned(entry, written)),
    })),
    conflicts: steps.filter(({ action }) => action === "conflict").length,
  };
}

function planned({ markdown, ...entry }: FoundEntry, written: readonly Entry[]): PlannedEntry {
  const fitted = written.find(({ address }) => address === entry.address);
  return { ...entry, html: previewHtml(markdown, entry.address), isDraft: fitted?.draft ?? false };
}

/** Each old address with the entry, file or place that it leads to. */
function leadingLines({ content }: Prepared): string[] {
  const titles = new Map(
    content.entries.map(({ type, id, title }) => [`${type} ${id}`, `${TYPE_NAMES[type]} ${quoted(title)}`]),
  );
  return content.oldAddresses.map(({ address, leadsTo }) => {
    if ("path" in leadsTo) return `${address} → ${leadsTo.path}`;
    return `${address} → ${"file" in leadsTo ? leadsTo.file.name : titles.get(`${leadsTo.type} ${leadsTo.id}`)}`;
  });
}
