import type { DateFieldClient, Field, SanitizedConfig } from "payload";

/** Format of '22.11.2026, 10:50' (date-fns). */
export const DATE_FORMAT = "dd.MM.yyyy, HH:mm";

/** Words that the calendar (react-datepicker) has in English. They are read out; the head of the times is also seen. */
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

/** How a day and a time are written: shown as the first says, taken in all. */
const TYPED = [DATE_FORMAT, "d.M.yyyy, H:mm", "d.M.yyyy H:mm", "d.M.yy, H:mm", "d.M.yy H:mm"];

/** A day and a time to the minute, chosen or typed as people in Germany type them. */
const DATE_AND_TIME = {
  pickerAppearance: "dayAndTime" as const,
  displayFormat: DATE_FORMAT,
  timeFormat: "HH:mm",
  overrides: { ...WORDS, dateFormat: TYPED },
} satisfies DateOptions;

/** A month; a whole date is taken, too. */
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

/** The configuration with Payload's own fields ('Erstellt am', 'Aktualisiert am') in German: Payload takes no options for them. */
export function withGermanDates(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, flattenedFields } of [...config.collections, ...config.globals]) {
    [...fields, ...flattenedFields].forEach((field) => {
      speakGerman(field as Field);
    });
  }
  return config;
}
