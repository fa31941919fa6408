import type { Rule } from "./untranslated.ts";

/** The words before a field: its label without the star of a required one. */
function labelOf(element: Element): string {
  const label = element.closest(".field-type, .condition__field")?.querySelector(".field-label, label");
  return label?.textContent?.replace("*", "").trim() ?? "";
}

/** Finds the title of a list's row. */
function rowOf(element: Element): string {
  const link = element.closest("tr")?.querySelector("a");
  return link?.textContent?.replaceAll("\u00ad", "").trim() || "Diese Zeile";
}

/** The place of a row among those of its field, counted from 1. */
function placeOf(element: Element): string {
  const place = /row-(\d+)$/.exec(element.closest("[id*='-row-']")?.id ?? "")?.[1];
  return place ? `Zeile ${Number(place) + 1}` : "Zeile";
}

const hasLabel = (element: Element) =>
  [...((element as HTMLInputElement).labels ?? [])].some(({ textContent }) => textContent?.trim());

/** Takes a control's own words: a hidden tip says nothing, nor do the options of a choice. */
const wordsOf = (element: Element) =>
  element.matches("select") || element.querySelector(".tooltip") ? "" : element.textContent?.trim();

/** Names what has neither a name nor words nor a label of its own. */
const unless = (name: (element: Element) => string) => (text: string, element: Element) =>
  text || wordsOf(element) || hasLabel(element) ? text : name(element);

const named = (selector: string, name: string | ((element: Element) => string)): Rule => ({
  selector,
  attribute: "aria-label",
  say: unless(typeof name === "string" ? () => name : name),
});

/** A visible text is the name: one that says something else cannot be spoken to (WCAG 2.2, 2.5.3). */
const asItReads = (selector: string): Rule => ({
  selector: `${selector}[aria-label]`,
  attribute: "aria-label",
  say: (text, element) => element.textContent?.trim() || text,
});

/** Names and roles that Payload and its parts leave out (WCAG 2.2, 1.1.1, 1.3.1, 2.5.3, 4.1.2). */
export const NAME_RULES: Rule[] = [
  named(".doc-controls__popup .popup-button", "Weitere Aktionen"),
  named(".clipboard-action__popup .popup-button", "Zeilen kopieren und einfügen"),
  named(".array-actions .popup-button", (element) => `${placeOf(element)}: weitere Aktionen`),
  named(".popup-button", "Weitere Aktionen"),
  named(".collapsible__drag", (element) => `${placeOf(element)} verschieben`),
  named(".clickable-arrow--right", "Nächste Seite"),
  named(".clickable-arrow--left", "Vorherige Seite"),
  named(".condition__actions-remove", "Bedingung entfernen"),
  named(".condition__actions-add", "Bedingung hinzufügen"),
  named(".copy-to-clipboard", "Adresse kopieren"),
  named(".date-time-picker__clear-button", "Datum leeren"),
  named(".locked", "Wird gerade bearbeitet"),
  named("tbody .select-row__checkbox input", (element) => `${rowOf(element)} auswählen`),
  named(".select-all__checkbox input", "Alle auswählen"),
  named(".react-datepicker__month-select", "Monat"),
  named(".react-datepicker__year-select", "Jahr"),
  named(".react-datepicker__input-container input", (element) => labelOf(element) || "Datum"),
  named(".react-select input[role=combobox]", (element) => labelOf(element) || "Auswahl"),
  named("input[id^=field-]:not([type=checkbox])", labelOf),
  // It points at an element that is not there, or at the box itself.
  {
    selector: ".checkbox-input input[aria-labelledby]",
    attribute: "aria-labelledby",
    say: (text, element) => (hasLabel(element) ? "" : text),
  },
  { selector: ".thumbnail img:not([alt]), img.thumbnail:not([alt])", attribute: "alt", say: () => "Vorschau" },
  asItReads(".doc-tab"),
  asItReads(".list-create-new-doc__create-new-button"),
  asItReads("#select-all-across-pages"),
  // A column that can be shown or not is checked, which a button cannot be.
  { selector: ".pill[aria-checked]:not([role=checkbox])", attribute: "role", say: () => "checkbox" },
  // The field itself is opened by the arrow keys and emptied by Delete.
  { selector: ".rs__indicators [aria-hidden=true]:not([tabindex='-1'])", attribute: "tabindex", say: () => "-1" },
  // A value that can be moved holds buttons, which nothing within a button can be.
  { selector: ".multi-value.draggable[role=button]", attribute: "role", say: () => "group" },
  { selector: "ul.doc-tabs__tabs", attribute: "role", say: () => "group" },
];
