import type { DateField } from "payload";

/** When the entry was first published; set automatically. */
export const publishedAtField: DateField = {
  name: "publishedAt",
  type: "date",
  label: "Veröffentlicht am",
  index: true,
  admin: {
    components: { Field: "/fields/admin/DateShown.tsx#DateShown" },
    description: "Wird beim ersten Veröffentlichen gesetzt.",
  },
  hooks: {
    beforeDuplicate: [() => null],
    beforeChange: [
      ({ value, siblingData }) => value ?? (siblingData._status === "published" ? new Date().toISOString() : null),
    ],
  },
};
