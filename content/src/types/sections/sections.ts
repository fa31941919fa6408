import type { OrderedEntry } from "../ordering/read-order.ts";

export type SectionName = "slider" | "leistungen" | "referenzen" | "arbeiten" | "menue";

type Section = {
  heading: string;
  hint: string;
  order: {
    collection: "services" | "references" | "projects" | "menuitems";
    field: "sortId" | "slideId" | "chosenProjects";
  };
  /** The words for a new entry; null: entries are chosen among those that there are. */
  add: string | null;
  /** Words for taking an entry out of the order, where that is another thing than taking it from the website. */
  out?: string;
  /** Words for putting one in that has no place yet, and the heading of those. */
  into?: string;
  others?: string;
  all: string;
};

/** The sections of the landing page whose entries editors order (spec §2), in its order; by their names in addresses. */
export const SECTIONS: Record<SectionName, Section> = {
  slider: {
    heading: "Slider",
    hint: "Die großen Bilder ganz oben. Jede Folie gehört zu einer Leistung.",
    order: { collection: "services", field: "slideId" },
    add: "Neue Folie mit neuer Leistung",
    out: "aus dem Slider nehmen",
    into: "in den Slider nehmen",
    others: "Leistungen ohne Folie",
    all: "Alle Leistungen",
  },
  leistungen: {
    heading: "Leistungen",
    hint: "Jede ist ein Abschnitt und steht in derselben Reihenfolge in der Navigation.",
    order: { collection: "services", field: "sortId" },
    add: "Neue Leistung",
    all: "Alle Leistungen",
  },
  referenzen: {
    heading: "Referenzen",
    hint: "Die Karten mit Stimmen von Kunden.",
    order: { collection: "references", field: "sortId" },
    add: "Neue Referenz",
    into: "auf die Startseite nehmen",
    others: "Nicht auf der Startseite",
    all: "Alle Referenzen",
  },
  arbeiten: {
    heading: "Arbeiten",
    hint: "Bis zu fünf Projekte, die groß erscheinen. Freie Plätze füllen die neuesten; ohne Auswahl stehen dort die neuesten fünf.",
    order: { collection: "projects", field: "chosenProjects" },
    add: null,
    out: "herausnehmen",
    all: "Alle Projekte",
  },
  menue: {
    heading: "Menü",
    hint: "So sehen es Besucher. Leistungen und Menüeinträge lassen sich verschieben; anderes bekommt Beschriftung und Platz nach Wunsch durch einen Menüeintrag, der dorthin führt.",
    order: { collection: "menuitems", field: "sortId" },
    add: "Neuer Menüeintrag",
    others: "Zurzeit nicht im Menü",
    all: "Alle Menüeinträge",
  },
};

/** Given with a form that is opened. */
export type Opened = {
  /** Of a new entry. */
  initialData?: { slideId: number };
  /** Address of the page that shows its draft. */
  preview?: string | undefined;
  isSlide?: boolean;
};

/** In a word, why visitors do not see an entry in a section, or not as it is now. */
export function markOf(
  { inTrash, isPublic, draft, thumbnail }: OrderedEntry,
  section: SectionName,
): string | undefined {
  if (inTrash) return "Im Papierkorb";
  if (!isPublic) return "Entwurf: nicht auf der Website";
  if (section === "arbeiten" && !thumbnail) return "Ohne Bild: nicht auf der Startseite";
  return draft ? "Mit unveröffentlichten Änderungen" : undefined;
}
