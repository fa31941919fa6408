import type { Html, SiteSettings } from "../../content/domain.ts";
import { renderMarkdown } from "../../content/markdown/render.ts";
import { analyticsText } from "./analytics-text.ts";
import { analyticsStorage, NECESSARY_STORAGE, type StoredEntry } from "./browser-storage.ts";

/** Facts about the running software. */
export type LegalFacts = { analytics: SiteSettings["analytics"]; logRetentionDays: number };

/** Placeholders `{{name}}` of legal texts that stand for a block. Each gives Markdown made from the code and its settings. */
const BLOCKS = new Map<string, (facts: LegalFacts) => string>([
  ["Cookies und Speicher", storageTables],
  ["Analyse", ({ analytics }) => analyticsText(analytics)],
]);

/** Placeholders for words within a sentence. */
const WORDS = new Map<string, (facts: LegalFacts) => string>([
  ["Tage der Protokolle", ({ logRetentionDays }) => String(logRetentionDays)],
]);

const PLACE = /<p>\{\{([^{}<]+)\}\}<\/p>|\{\{([^{}<]+)\}\}/g;

/** Fills the placeholders of a legal text, so that it always says what the software does. Unknown ones stay. */
export function fillBlocks(html: Html, facts: LegalFacts): Html {
  return html.replace(PLACE, (place, block = "", word = "") => {
    const markdown = BLOCKS.get(block)?.(facts);
    if (markdown !== undefined) return renderMarkdown(markdown, { apiBaseUrl: "", topHeading: 3 });
    return WORDS.get(word)?.(facts) ?? place;
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
