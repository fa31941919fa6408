import type { OrderedEntry } from "../ordering/read-order.ts";

export type SectionName = "slider" | "leistungen" | "referenzen" | "arbeiten" | "menue";

type Section = {
  heading: string;
  hint: string;
  order: {
    collection: "services" | "references" | "projects" | "menuitems";
    field: "sortId" | "slideId" | "chosenProjects";
  };
  /** Button text for a new entry; null if existing entries are chosen. */
  add: string | null;
  /** Button text for removing an entry from the order, if that isn't the same as unpublishing it. */
  out?: string;
  /** Button text for adding an entry that isn't in the order, and the heading above those. */
  into?: string;
  others?: string;
  all: string;
};

/** Sections of the landing page whose entries are ordered (spec §2), in page order, by their names in URLs. */
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

export type Opened = {
  initialData?: { slideId: number };
  preview?: string | undefined;
  isSlide?: boolean;
};

/** Why visitors don't see an entry or its latest version, in a word. */
export function markOf(
  { inTrash, isPublic, draft, thumbnail }: OrderedEntry,
  section: SectionName,
): string | undefined {
  if (inTrash) return "Im Papierkorb";
  if (!isPublic) return "Entwurf: nicht auf der Website";
  if (section === "arbeiten" && !thumbnail) return "Ohne Bild: nicht auf der Startseite";
  return draft ? "Mit unveröffentlichten Änderungen" : undefined;
}
