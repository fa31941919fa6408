import type { Rule } from "./untranslated.ts";

/** A field's label, without the asterisk of required fields. */
function labelOf(element: Element): string {
  const label = element.closest(".field-type, .condition__field")?.querySelector(".field-label, label");
  return label?.textContent?.replace("*", "").trim() ?? "";
}

/** A list row's title. */
function rowOf(element: Element): string {
  const link = element.closest("tr")?.querySelector("a");
  return link?.textContent?.replaceAll("\u00ad", "").trim() || "Diese Zeile";
}

/** A row's position in its field, from 1. */
function placeOf(element: Element): string {
  const place = /row-(\d+)$/.exec(element.closest("[id*='-row-']")?.id ?? "")?.[1];
  return place ? `Zeile ${Number(place) + 1}` : "Zeile";
}

const hasLabel = (element: Element) =>
  [...((element as HTMLInputElement).labels ?? [])].some(({ textContent }) => textContent?.trim());

/** A control's visible text; hidden tooltips and the options of a select don't count. */
const wordsOf = (element: Element) =>
  element.matches("select") || element.querySelector(".tooltip") ? "" : element.textContent?.trim();

const unless = (name: (element: Element) => string) => (text: string, element: Element) =>
  text || wordsOf(element) || hasLabel(element) ? text : name(element);

const named = (selector: string, name: string | ((element: Element) => string)): Rule => ({
  selector,
  attribute: "aria-label",
  say: unless(typeof name === "string" ? () => name : name),
});

/** Uses the visible text as the name: with another name, speech input can't address the control (WCAG 2.2, 2.5.3). */
const asItReads = (selector: string): Rule => ({
  selector: `${selector}[aria-label]`,
  attribute: "aria-label",
  say: (text, element) => element.textContent?.trim() || text,
});

/** Names and roles missing from Payload and its components (WCAG 2.2, 1.1.1, 1.3.1, 2.5.3, 4.1.2). */
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
  // References a missing element, or the checkbox itself.
  {
    selector: ".checkbox-input input[aria-labelledby]",
    attribute: "aria-labelledby",
    say: (text, element) => (hasLabel(element) ? "" : text),
  },
  { selector: ".thumbnail img:not([alt]), img.thumbnail:not([alt])", attribute: "alt", say: () => "Vorschau" },
  asItReads(".doc-tab"),
  asItReads(".list-create-new-doc__create-new-button"),
  asItReads("#select-all-across-pages"),
  // Column toggles have aria-checked, which buttons don't support.
  { selector: ".pill[aria-checked]:not([role=checkbox])", attribute: "role", say: () => "checkbox" },
  // Arrow keys open the field itself, and Delete clears it.
  { selector: ".rs__indicators [aria-hidden=true]:not([tabindex='-1'])", attribute: "tabindex", say: () => "-1" },
  // A sortable value contains buttons; buttons can't be nested.
  { selector: ".multi-value.draggable[role=button]", attribute: "role", say: () => "group" },
  { selector: "ul.doc-tabs__tabs", attribute: "role", say: () => "group" },
];
