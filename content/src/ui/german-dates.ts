import type { DateFieldClient, Field, SanitizedConfig } from "payload";

/** Format of '22.11.2026, 10:50' (date-fns). */
export const DATE_FORMAT = "dd.MM.yyyy, HH:mm";

/** react-datepicker's English texts, for screen readers; only the heading of the times is visible. */
const WORDS = {
  timeCaption: "Uhrzeit",
  previousMonthAriaLabel: "Voriger Monat",
  nextMonthAriaLabel: "Nächster Monat",
  previousMonthButtonLabel: "Voriger Monat",
  nextMonthButtonLabel: "Nächster Monat",
  previousYearAriaLabel: "Voriges Jahr",
  nextYearAriaLabel: "Nächstes Jahr",
  chooseDayAriaLabelPrefix: "Wählen:",
  disabledDayAriaLabelPrefix: "Nicht wählbar:",
  monthAriaLabelPrefix: "Monat",
  weekAriaLabelPrefix: "Woche",
};

type DateOptions = NonNullable<NonNullable<DateFieldClient["admin"]>["date"]>;

/** Date-time formats: the first for display, all for input. */
const TYPED = [DATE_FORMAT, "d.M.yyyy, H:mm", "d.M.yyyy H:mm", "d.M.yy, H:mm", "d.M.yy H:mm"];

/** A date and time to the minute, picked or typed in a German format. */
const DATE_AND_TIME = {
  pickerAppearance: "dayAndTime" as const,
  displayFormat: DATE_FORMAT,
  timeFormat: "HH:mm",
  overrides: { ...WORDS, dateFormat: TYPED },
} satisfies DateOptions;

/** A month; full dates are accepted, too. */
const MONTH = {
  pickerAppearance: "monthOnly" as const,
  displayFormat: "MM.yyyy",
  overrides: { ...WORDS, dateFormat: ["MM.yyyy", "M.yyyy", "MMMM yyyy", "d.M.yyyy"] },
} satisfies DateOptions;

function speakGerman(field: Field): void {
  if (field.type !== "date") return;
  const date = field.admin?.date?.pickerAppearance === "monthOnly" ? MONTH : DATE_AND_TIME;
  field.admin = { ...field.admin, date };
}

/** Sets German formats for all date fields, including Payload's own ('Erstellt am', 'Aktualisiert am'), which take no options. */
export function withGermanDates(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, flattenedFields } of [...config.collections, ...config.globals]) {
    [...fields, ...flattenedFields].forEach((field) => {
      speakGerman(field as Field);
    });
  }
  return config;
}
