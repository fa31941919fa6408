import type { InitialDataQuery } from "@schaufenster/contract/documents";
import { HOSTILE_FRAGMENTS } from "../site/testing/hostile-fragments.ts";

type Alter = (data: InitialDataQuery) => void;

let count = 0;

/** Sets every text under one of the names, anywhere in the data, with a number to make it unique. */
function setTexts(value: unknown, names: string[], text: string): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (names.includes(key) && typeof child === "string") Object.assign(value, { [key]: `${++count}${text}` });
    else setTexts(child, names, text);
  }
}

/** This many entries, copied from existing ones; each with its own id, anchor, title and sort position. */
function repeated<Entry extends { id: string | null; attributes: object | null }>(entries: Entry[], count: number) {
  return Array.from({ length: count }, (_, index) => {
    const entry = structuredClone(entries[index % entries.length]) as Entry;
    entry.id = String(1000 + index);
    Object.assign(entry.attributes ?? {}, {
      sortId: index,
      ...("name" in (entry.attributes ?? {}) && { name: `anker-${index}` }),
    });
    if ("slideId" in (entry.attributes ?? {}))
      Object.assign(entry.attributes ?? {}, { slideId: index, title: `Leistung ${index}` });
    return entry;
  });
}

const list = <Entry>(collection: { data: Entry[] } | null): Entry[] => collection?.data ?? [];

function withCounts({ services, references }: { services: number; references: number }): Alter {
  return (data) => {
    data.services = { data: repeated(list(data.services), services) };
    data.references = { data: repeated(list(data.references), references) };
  };
}

const LONG_WORD = "Donaudampfschifffahrtsgesellschaft".repeat(89).slice(0, 3000);
const LONG_LINE = "Ein Titel, der nicht enden will, ".repeat(91).slice(0, 3000);

/** Every way known to the authors in which Markdown has run script or broken a page. */
const HOSTILE_MARKDOWN = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(2)>",
  "<svg/onload=alert(3)><animate onbegin=alert(3)>",
  "<iframe srcdoc='<script>alert(4)</script>'></iframe>",
  "<style>body { display: none }</style>",
  "<form action=https://example.com><input name=x><button>Senden</button></form>",
  "<a href='javascript:alert(5)'>Klick</a> [Klick](javascript:alert(5)) [Klick](JaVaScRiPt&#58;alert(5))",
  "[Klick](data:text/html;base64,PHNjcmlwdD5hbGVydCg2KTwvc2NyaXB0Pg==) ![x](javascript:alert(6))",
  "<div style='position:fixed;inset:0' id='contact' class='visually-hidden'>darüber</div>",
  "<dialog open id='legal-dialog'>falsch</dialog><base href='https://example.com/'>",
  "</section></main><!-- <p>abgeschnitten",
  `${">".repeat(12)} tief\n\n${"- ".repeat(12)}tief`,
  "| a | b |\n|---|---|\n| **offen | `offen |",
].join("\n\n");

const TITLES = ["title", "header", "ghostTitle", "buttonTxt", "caption", "alternativeText"];
const MARKDOWN = ["mainContent", "slideContent", "content", "description"];

/** Each fragment in its own quotation, so that unclosed markup ends there. */
const CORPUS = HOSTILE_FRAGMENTS.map((fragment) => fragment.replace(/^/gm, "> ")).join("\n\nWeiter\n\n");

const HOSTILE_TITLE = `<img src=x onerror=attacked=1>"' onmouseover=attacked=1 x='</script><script>attacked=1</script><!--\u2028`;

/** The whole corpus in the texts of one service and one reference, and a title that breaks out of its element. */
export const HOSTILE_EVERYWHERE: Alter = (data) => {
  setTexts(list(data.services)[0]?.attributes, ["mainContent"], CORPUS);
  setTexts(list(data.references)[0]?.attributes, ["description"], CORPUS);
  setTexts(data, TITLES, HOSTILE_TITLE);
};

/** The same in the settings, which are in every page and in data for search engines. */
export const HOSTILE_SETTINGS = {
  agencyName: HOSTILE_TITLE,
  claim: HOSTILE_TITLE,
  description: HOSTILE_TITLE,
  ownerName: HOSTILE_TITLE,
  phone: `0221 1"><img src=x onerror=attacked=1>`,
  street: HOSTILE_TITLE,
  badgeTitle: HOSTILE_TITLE,
  priceNote: HOSTILE_TITLE,
};

/** Responses that an editor or a foreign content system might cause, by name. */
export const BAD_CONTENT: Record<string, Alter> = {
  "empty lists": (data) => {
    data.services = { data: [] };
    data.menuitems = { data: [] };
    data.references = { data: [] };
  },
  "missing pictures": (data) => {
    for (const { attributes } of list(data.services)) if (attributes) attributes.slideImage = { data: null };
    for (const { attributes } of list(data.references))
      if (attributes) Object.assign(attributes, { image: { data: null }, localVideo: null });
  },
  "3,000-character titles in one word": (data) => setTexts(data, TITLES, LONG_WORD),
  "3,000-character titles in many words": (data) => setTexts(data, TITLES, LONG_LINE),
  "one service and one reference": withCounts({ services: 1, references: 1 }),
  "twelve services and two references": withCounts({ services: 12, references: 2 }),
  "hostile Markdown": (data) => {
    setTexts(data, MARKDOWN, HOSTILE_MARKDOWN);
    setTexts(data, TITLES, "<img src=x onerror=alert(7)>\"'`{{7*7}}");
  },
};
