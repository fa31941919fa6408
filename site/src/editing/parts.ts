import { type PageTools, SECTION_PARAMETER, SECTIONS_PATH } from "@schaufenster/contract/beside-page";

/**
 * The entry, global or list that a form of the admin edits (the menu's has no `id`), or a section of the landing page.
 */
export type Edited = NonNullable<PageTools["page"]> | { collection: string; id?: undefined } | { section: string };

/** A part of the page that has a form. */
export type Part = {
  edited: Edited;
  element: HTMLElement;
  name: string;
  /** Fields to show first, where several have the same text. */
  fields?: string[];
};

type Kind = {
  selector: string;
  /** Null for an element that only looks like one. */
  read: (element: HTMLElement) => Omit<Part, "element"> | null;
};

/** As in contract/src/preview.ts, which would load much more: a preview's token begins with its entry. */
export const PREVIEW_PATH = "/vorschau";
const PREVIEWED = /^\?token=(projects|pages)\.(\d+)\./;

const SETTINGS: Edited = { global: "site-settings" };

const SERVICE_TITLE = /^service-(\d+)-title$/;

const wordsOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

/** The first heading's text, in quotation marks. */
function headed(kind: string, element: Element): string {
  const words = wordsOf(element.querySelector("h1, h2, h3, h4"));
  return words ? `${kind} „${words}“` : kind;
}

function service(section: Element): Edited | null {
  const id = SERVICE_TITLE.exec(section.getAttribute("aria-labelledby") ?? "")?.[1];
  return id ? { collection: "services", id } : null;
}

/** An offer has no number: its service has the same title. */
function serviceOfOffer(offer: Element): Edited | null {
  const title = wordsOf(offer.querySelector("a > span"));
  const titles = [...document.querySelectorAll(`main section[aria-labelledby^="service-"] h2`)];
  const section = titles.find((each) => wordsOf(each) === title)?.closest("section");
  return section ? service(section) : null;
}

const of = (edited: Edited | null, name: string, fields?: string[]) =>
  edited && { edited, name, ...(fields && { fields }) };

/** Every kind of part, found by the ids, links and structure of the visitors' page. */
const KINDS: Kind[] = [
  { selector: "body > header", read: () => of(SETTINGS, "Kopf der Seite") },
  {
    selector: "body > header nav",
    read: () => of({ collection: "menuitems" }, "Navigation"),
  },
  {
    selector: '[id^="slide-"]',
    read: (slide) =>
      of({ collection: "services", id: slide.id.slice("slide-".length) }, headed("Folie", slide), [
        "header",
        "slideContent",
        "slideImage",
        "buttonTxt",
      ]),
  },
  { selector: "#home[aria-labelledby]", read: () => of(SETTINGS, "Anfang der Seite") },
  {
    selector: 'main section[aria-labelledby^="service-"]',
    read: (section) => of(service(section), headed("Leistung", section)),
  },
  {
    selector: 'main section[aria-labelledby^="service-"] > ul article',
    read: (asset) => of(service(asset.closest("section") ?? asset), headed("Teilleistung", asset)),
  },
  { selector: "#angebot h2 + p", read: () => of(SETTINGS, "Hinweis zu Preisen", ["priceNote"]) },
  { selector: "#angebot article", read: (offer) => of(serviceOfOffer(offer), headed("Angebot", offer)) },
  {
    selector: '[id^="reference-"]',
    read: (card) => of({ collection: "references", id: card.id.slice("reference-".length) }, headed("Referenz", card)),
  },
  {
    selector: "li > article",
    read: (card) => {
      const href = card.querySelector(":is(h2, h3, h4) > a")?.getAttribute("href") ?? "";
      const id = /^\/projekte\/(\d+)/.exec(href)?.[1];
      return of(id ? { collection: "projects", id } : null, headed("Projekt", card));
    },
  },
  { selector: "main #contact", read: () => of(SETTINGS, "Kontaktdaten") },
  { selector: "main > div > a[target=_blank]", read: () => of(SETTINGS, "Plakette", ["badgeTitle", "badgeImage"]) },
  { selector: "main [aria-labelledby=invitation-title]", read: () => of(SETTINGS, "Kontaktdaten") },
  { selector: "body > footer", read: () => of(SETTINGS, "Fuß der Seite") },
];

/** Landing page sections whose entries are edited together, outer before inner. */
const SECTIONS = [
  { selector: "#home:has([id^=slide-])", section: "slider", name: "Slider" },
  { selector: 'main section[aria-labelledby^="service-"]', section: "leistungen", name: "Leistungen" },
  { selector: "#references", section: "referenzen", name: "Referenzen" },
  { selector: "#references section:has(#work-title)", section: "arbeiten", name: "Arbeiten" },
];

/** The page's sections; one made of several elements is listed several times. */
export function sectionsOf(): Part[] {
  return SECTIONS.flatMap(({ selector, section, name }) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({ edited: { section }, element, name })),
  );
}

/** The entry that the page shows as a whole, if its address has a number; otherwise null. */
export function pageByAddress(): Edited | null {
  const { pathname, search } = location;
  const [, type, number] = /^\/projekte\/(kategorie\/)?(\d+)/.exec(pathname) ?? [];
  if (number) return { collection: type ? "categories" : "projects", id: number };
  const [, collection, id] = (pathname === PREVIEW_PATH && PREVIEWED.exec(search)) || [];
  return collection && id ? { collection, id } : null;
}

/**
 * The page's parts that have a form, in page order, outer before inner.
 * @param page the page's entry; null for the landing page and lists
 */
export function partsOf(page: Edited | null): Part[] {
  const found = new Map<Element, Part>();
  for (const { selector, read } of KINDS) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const part = read(element);
      if (part) found.set(element, { ...part, element });
    }
  }
  const main = document.querySelector<HTMLElement>("main");
  if (page && main) found.set(main, { edited: page, element: main, name: headed("Seite", main) });
  return [...found.values()].sort(({ element: one }, { element: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

export function partAt(parts: readonly Part[], element: Element | null): Part | null {
  return parts.findLast((part) => part.element.contains(element)) ?? null;
}

const kindOf = (name: string) => name.replace(/ „.*/s, "");

/** The part that was edited, which may have been renamed. @param note its former name, a line break, and its form */
export function partOf(note: string, parts: readonly Part[]): Part | undefined {
  const [name = "", form] = note.split("\n");
  const isOfForm = (part: Part) => formOf(part.edited) === form && kindOf(part.name) === kindOf(name);
  return parts.find((part) => part.name === name) ?? parts.find(isOfForm);
}

/** Stores on a form's link which part it is for, and the slide if it is one. */
export function markLink({ dataset }: HTMLElement, { name, element }: Part): void {
  dataset.name = name;
  delete dataset.slide;
  if (element.id.startsWith("slide-")) dataset.slide = element.id;
}

/** The form's address without the place in it. */
export function formOf(edited: Edited): string {
  if ("section" in edited) return `${SECTIONS_PATH}?${SECTION_PARAMETER}=${edited.section}`;
  if ("global" in edited) return `/admin/globals/${edited.global}`;
  if (edited.id === undefined) return `${SECTIONS_PATH}?${SECTION_PARAMETER}=menue`;
  return `/admin/collections/${edited.collection}/${edited.id}`;
}
