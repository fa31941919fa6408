import type { Amount, Entry, SourceContent } from "./model.ts";
import { addressesIn } from "./texts/addresses.ts";
import { amountOf, joined, partsOfFiles, partsOfMarkdown } from "./texts/parts.ts";

/** Both sides of an import as numbers; terms are categories and the like. */
type Counts = Amount & { terms: number };

/** With German sentences: about the numbers, and about pictures that stay where they are. */
type Conservation = { there: Counts; here: Counts; sentences: string[]; foreign: string[] };

const KINDS = ["words", "pictures", "links"] as const;

/** Counts what the texts of a source have there and here. What is not here is named with its entry, or in the source's notes. */
export function conservation(content: SourceContent): Conservation {
  const { entries, choices } = content;
  const read = entries.filter((entry) => entry.there);
  const sum = (amounts: (Amount | undefined)[]): Amount => {
    const all = { words: 0, pictures: 0, links: 0 };
    for (const amount of amounts) for (const kind of KINDS) all[kind] += amount?.[kind] ?? 0;
    return all;
  };
  const taxonomies = choices.filter(({ option }) => option === "taxonomy");
  const terms = entries.filter(({ type }) => type === "categories").length;
  const left = taxonomies.filter(({ chosen }) => !chosen).reduce((count, choice) => count + choice.count, 0);
  const there = { ...sum(read.map((entry) => entry.there)), terms: terms + left };
  const here = { ...sum(read.map(amountHere)), terms };
  const counted = read.length > 0 ? [`In den Texten dort: ${told(there)}. Hier: ${told(here)}. ${REST}`] : [];
  return { there, here, sentences: counted, foreign: foreignPictures(content) };
}

const REST =
  "Was fehlt, ist bei den Einträgen oder hier genannt; mehr wird es durch Alternativtexte, Überschriften, eingesetzte Blöcke und eigene Felder.";

const NUMBER = new Intl.NumberFormat("de-DE");

function told({ words, pictures, links, terms }: Counts): string {
  const parts = [
    [words, "Wort", "Wörter"],
    [pictures, "Bild", "Bilder"],
    [links, "Link", "Links"],
    [terms, "Begriff", "Begriffe"],
  ] as const;
  return parts.map(([count, one, many]) => `${NUMBER.format(count)} ${count === 1 ? one : many}`).join(", ");
}

function amountHere(entry: Entry): Amount {
  const beside = Object.values(entry.fields).map((value) =>
    typeof value === "object" && value?.kind === "file" ? value.file : null,
  );
  return amountOf(joined(partsOfMarkdown(markdownOf(entry)), partsOfFiles(beside)));
}

const markdownOf = ({ fields }: Entry): string =>
  Object.values(fields)
    .flatMap((value) => (typeof value === "object" && value?.kind === "markdown" ? value.markdown : []))
    .join("\n\n");

/** Pictures that texts show from other hosts: here they would be links. */
function foreignPictures({ entries, targetOf }: SourceContent): string[] {
  const counts = new Map<string, number>();
  for (const { url, use, alternativeText } of entries.flatMap((entry) => addressesIn(markdownOf(entry)))) {
    if (use !== "image" || targetOf(url, use, alternativeText) !== null || !URL.canParse(url)) continue;
    const { host } = new URL(url);
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  const hosts = [...counts].map(([host, count]) => `${host} (${count})`).join(", ");
  return hosts
    ? [
        `Bilder in Texten liegen auf anderen Websites und werden nicht geholt: ${hosts}. Ist eine davon eine frühere Adresse Ihrer Website, nennen Sie sie mit --site.`,
      ]
    : [];
}
