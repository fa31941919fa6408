/** Where an English text occurs, and its translation; `say` returns unknown texts unchanged. */
export type Rule = {
  selector: string;
  /** Attribute to translate; without it, the element's own text. */
  attribute?: string;
  say: (text: string, element: Element) => string;
};

const exactly =
  (texts: Record<string, string>): Rule["say"] =>
  (text) =>
    texts[text] ?? text;

const replacing =
  (...pairs: [RegExp, string][]) =>
  (text: string): string =>
    pairs.reduce((said, [english, german]) => said.replace(english, german), text);

/**
 * Payload names dialogs by internal names, which mean nothing to screen reader users; uses the heading, or a new entry's own
 * title ('Datei neu anlegen').
 */
function byHeading(text: string, dialog: Element): string {
  if (!/^[a-z0-9_-]+$/i.test(text)) return text;
  const heading = dialog.querySelector("h1, h2, h3")?.textContent?.trim();
  if (heading && heading !== "[Ohne Titel]") return heading;
  return dialog.querySelector(".doc-controls__meta")?.textContent?.trim() || "Dialog";
}

/** Payload's heading for a file before its upload is '[Ohne Titel]'; uses the action in the line below. */
const headingOf: Rule["say"] = (text, heading) =>
  text === "[Ohne Titel]"
    ? heading.closest("dialog, body")?.querySelector(".doc-controls__meta")?.textContent?.trim() || "Ohne Titel"
    : text;

/** A table column's heading. */
function columnOf(element: Element): string {
  return element.closest("th")?.textContent?.trim() || "dieser Spalte";
}

/** Announced by react-select for its list of options. */
const OPTIONS = replacing(
  [/(?<!\d)(\d+) results? available(?: for search term (.+))?\.?/, "$1 Treffer."],
  [/Use Up and Down to choose options/, "Mit Pfeil auf und ab wählen"],
  [/, press Enter to select the currently focused option/, ", mit Enter übernehmen"],
  [/, press Escape to exit the menu/, ", mit Escape schließen"],
  [/, press Tab to select the option and exit the menu/, ", mit Tab übernehmen und schließen"],
  [/^(?:Select|(.+)) is focused/, "$1 Auswahl"],
  [/ ?,type to refine list/, ", tippen Sie, um zu suchen"],
  [/, press Down to open the menu/, ", mit Pfeil ab öffnen"],
  [/,? ?press left to focus selected values/, ", mit Pfeil links zu dem, was gewählt ist"],
  [
    /Use left and right to toggle between focused values, press Backspace to remove the currently focused value/,
    "Mit Pfeil links und rechts wechseln, mit der Rücktaste entfernen",
  ],
  [/All selected options have been cleared/, "Nichts ist mehr gewählt"],
  [/^options? (.+?) ?, ?selected\./, "$1 gewählt."],
  [/^option (.+), deselected\./, "$1 abgewählt."],
  [/^option (.+) is disabled\. Select another option\./, "$1 ist nicht möglich."],
  [/^value (.+) focused, (\d+) of (\d+)\./, "$1, $2 von $3."],
  [/^(?:option )?(.+?)( selected)?( disabled)?, (\d+) of (\d+)\./, "$1, $4 von $5."],
);

/** Announced by dnd-kit while sorting. */
const ORDER = replacing(
  [
    /^\s*To pick up a draggable item, press the space bar\.[\s\S]*$/,
    "Leertaste: nehmen. Pfeiltasten: verschieben. Noch einmal Leertaste: ablegen. Escape: abbrechen.",
  ],
  [/^Picked up draggable item .*$/, "Genommen."],
  [/^Draggable item .* was moved over .*$/, "Verschoben."],
  [/^Draggable item .* was dropped.*$/, "Abgelegt."],
  [/^Dragging was cancelled.*$/, "Abgebrochen."],
  [/^Draggable item .*$/, "Genommen."],
);

/** Translates a file's size, dimensions and type, alone or together ('156KB — 1800x1200 — image/jpeg'). */
const FILE = (text: string): string =>
  replacing(
    [/^([\d.]+)(KB|MB|GB)(?= —|$)/, "$1\u00a0$2"],
    [/(^|\d)x(?=\d|$)/, "$1\u00a0×\u00a0"],
    [/\s[-—]\s/g, " · "],
  )(text).replace(/(?:image|video|application)\/(\w+)(?:\+xml)?$/, (_, kind: string) => kind.toUpperCase());

const withoutHash = replacing([/_[0-9a-f]{10}(?=\.\w+$)/, ""]);

/** Payload's question ignores the checkbox below it; ours names the resulting action. */
const QUESTIONS: Record<string, [string, string]> = {
  "delete-forever": ["In den Papierkorb legen?", "Endgültig löschen?"],
  "restore-as-published": ["Als Entwurf wiederherstellen?", "Wiederherstellen und veröffentlichen?"],
};

const question: Rule["say"] = (text, heading) => {
  const box = heading.closest("dialog")?.querySelector<HTMLInputElement>("input[type=checkbox]");
  return (box && QUESTIONS[box.id.replace(/-many$/, "")]?.[Number(box.checked)]) ?? text;
};

/** A dialog's button names the action in question, except while it is running. */
function act(text: string, button: Element): string {
  const asked = button.closest("dialog")?.querySelector("h1")?.textContent ?? "";
  const isNamed = text !== "Bestätigen" && !asked.endsWith("?");
  return isNamed || /(…|\.{3})$/.test(text) ? text : asked.replace("?", "");
}

/** Trashed entries aren't public any more. */
const ofTrash: Rule["say"] = (text, { baseURI }) =>
  text.replace(/^(Früher v|V)eröffentlicht$/, /\/trash/.test(baseURI) ? "Früher veröffentlicht" : "Veröffentlicht");

const NAV = exactly({ "Öffnen Menü": "Menü öffnen", "Schließen Menü": "Menü schließen" });

export const RULES: Rule[] = [
  { selector: "[aria-live] *, [aria-live]", say: (text) => OPTIONS(ORDER(text)) },
  { selector: "[id^=DndDescribedBy]", say: ORDER },
  { selector: "[aria-roledescription=sortable]", attribute: "aria-roledescription", say: () => "verschiebbar" },
  { selector: "section[aria-label^=Notifications]", attribute: "aria-label", say: () => "Meldungen (Alt+T)" },
  { selector: "[aria-label='Close toast']", attribute: "aria-label", say: () => "Meldung schließen" },
  { selector: ".nav-toggler, .app-header__mobile-nav-toggler, .nav__mobile-close", attribute: "aria-label", say: NAV },
  {
    selector: ".relationship--multi-value-label button[aria-label^='Edit ']",
    attribute: "aria-label",
    say: replacing([/^Edit (.+)$/, "$1 bearbeiten"]),
  },
  { selector: "input[type=checkbox][title=select-all]", attribute: "title", say: () => "Alle auswählen" },
  {
    selector: "input[type=checkbox][title]",
    attribute: "title",
    say: (text, box) => box.closest(".checkbox-input")?.querySelector("label")?.textContent?.trim() || text,
  },
  {
    selector: "[aria-label*='{{label}}']",
    attribute: "aria-label",
    say: (text, button) => text.replace("{{label}}", columnOf(button)),
  },
  { selector: ".copy-to-clipboard .tooltip-content", say: exactly({ "Copy URL": "Adresse kopieren" }) },
  {
    selector: ".diff-collapser__toggle-button, [class*=diff-collapser] button",
    attribute: "aria-label",
    say: exactly({ Expand: "Ausklappen", Collapse: "Einklappen" }),
  },
  {
    selector: "[class^=react-datepicker][aria-label]",
    attribute: "aria-label",
    say: exactly({
      "Choose Date and Time": "Tag und Uhrzeit wählen",
      "Choose Date": "Tag wählen",
      "Choose Time": "Uhrzeit wählen",
      "Previous Month": "Voriger Monat",
      "Next Month": "Nächster Monat",
      "Previous Year": "Voriges Jahr",
      "Next Year": "Nächstes Jahr",
    }),
  },
  { selector: "dialog[aria-label], [role=dialog][aria-label]", attribute: "aria-label", say: byHeading },
  { selector: ".render-title", say: headingOf },
  { selector: ".render-title[title]", attribute: "title", say: headingOf },
  { selector: ".file-meta__size-type", say: FILE },
  { selector: ".file-meta__url a", say: withoutHash },
  {
    selector: ".edit-upload__header h2",
    say: (text) => (text === "Bearbeiten" ? "Bild bearbeiten:" : withoutHash(text)),
  },
  {
    selector: ".preview-sizes__sizeName",
    say: exactly({ thumbnail: "Vorschau", small: "Klein", medium: "Mittel", large: "Groß", xlarge: "Sehr groß" }),
  },
  { selector: ".confirmation-modal h1", say: question },
  { selector: "#confirm-action *", say: act },
  { selector: ".selected--published *", say: ofTrash },
  { selector: ".page-controls__page-info", say: replacing([/^-$/, "–"]) },
  {
    selector: "head > title",
    say: replacing(
      [/^Bearbeiten - (.+?)(?= – |$)/, "$1 bearbeiten"],
      [/^Neu - (.+?)(?= – |$)/, "$1 neu anlegen"],
      [/^Versionen - (.+?)(?= – |$)/, "Versionen: $1"],
      [/^(.+) Papierkorb\s*?(?= – |$)/, "Papierkorb: $1"],
    ),
  },
  { selector: ".unauthorized h1", say: exactly({ "Bitte melden Sie sich an.": "Keine Berechtigung" }) },
];
