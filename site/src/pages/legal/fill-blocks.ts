import type { SitePlaceholder } from "@schaufenster/contract/legal-placeholders";
import type { Html, SiteSettings } from "../../content/domain.ts";
import { renderMarkdown } from "../../content/markdown/render-markdown.ts";
import { analyticsText } from "./analytics-text.ts";
import { analyticsStorage, NECESSARY_STORAGE, type StoredEntry } from "./browser-storage.ts";
import { COUNTING } from "./counting-text.ts";

export type LegalFacts = {
  analytics: SiteSettings["analytics"];
  countsViews: boolean;
  logRetentionDays: number;
  /** Whether visitors are known to use https. */
  encrypted: boolean;
};

/**
 * Placeholders of legal texts, written as `{{name}}`. A block is Markdown and replaces a paragraph, a word is text
 * within a sentence.
 */
const PLACES: Record<
  SitePlaceholder,
  { block: (facts: LegalFacts) => string } | { word: (facts: LegalFacts) => string }
> = {
  "Cookies und Speicher": { block: storageTables },
  Analyse: { block: ({ analytics, countsViews }) => (countsViews ? COUNTING : "") + analyticsText(analytics) },
  Verschlüsselung: { block: ({ encrypted }) => (encrypted ? ENCRYPTED : NOT_ENCRYPTED) },
  "Tage der Protokolle": { word: ({ logRetentionDays }) => String(logRetentionDays) },
};

const ENCRYPTED =
  "Diese Website überträgt alle Inhalte verschlüsselt. Sie erkennen das an „https://“ in der Adresszeile. Was Sie uns über das Formular senden, können Dritte auf dem Weg zu unserem Server nicht mitlesen.";

const NOT_ENCRYPTED =
  "Ob die Verbindung zu dieser Website verschlüsselt ist, sehen Sie in der Adresszeile Ihres Browsers: Beginnt die Adresse mit „https://“, können Dritte nicht mitlesen, was Sie uns über das Formular senden.";

const placeOf = (name: string) => (Object.hasOwn(PLACES, name) ? PLACES[name as SitePlaceholder] : null);

const PLACE = /<p>\{\{([^{}<]+)\}\}<\/p>|\{\{([^{}<]+)\}\}/g;

/** Fills a legal text's placeholders with the software's actual behaviour. Unknown ones stay. */
export function fillBlocks(html: Html, facts: LegalFacts): Html {
  return html.replace(PLACE, (place, block = "", word = "") => {
    const found = placeOf(block || word);
    if (found && "block" in found && block)
      return renderMarkdown(found.block(facts), { apiBaseUrl: "", topHeading: 3 });
    return found && "word" in found ? place.replace(/\{\{[^{}]*\}\}/, found.word(facts)) : place;
  }) as Html;
}

function storageTables({ analytics }: LegalFacts): string {
  const optional = analyticsStorage(analytics);
  const rest = optional.length > 0 ? `Nur wenn Sie „Analysen“ zustimmen:\n\n${table(optional)}` : "";
  return `${table(NECESSARY_STORAGE)}\n\n${rest}`;
}

function table(entries: readonly StoredEntry[]): string {
  const rows = entries.map(
    ({ name, kind, purpose, duration }) => `| \`${name}\` (${kind}) | ${purpose} | ${duration} |`,
  );
  return ["| Name | Zweck | Dauer |", "|---|---|---|", ...rows].join("\n");
}
