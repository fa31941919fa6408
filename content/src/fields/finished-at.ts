import type { DateField } from "payload";

/**
 * When a work was finished, by default the entry's creation date; `createdAt` of the content API (spec §3, Project).
 */
export const finishedAtField: DateField = {
  name: "finishedAt",
  type: "date",
  label: "Fertig seit",
  index: true,
  admin: {
    description: "Monat und Jahr, steht auf der Seite des Projekts. Leer: der Tag, an dem der Eintrag angelegt wurde.",
    date: { pickerAppearance: "monthOnly" },
  },
  hooks: {
    beforeChange: [
      ({ value, data, originalDoc }) => value ?? originalDoc?.createdAt ?? data?.createdAt ?? new Date().toISOString(),
    ],
  },
};
