import type { RelationshipField } from "payload";

/** Projects that the landing page shows first, in this order; if empty, the newest. Edited under 'Startseite'. */
export const chosenProjectsField: RelationshipField = {
  name: "chosenProjects",
  type: "relationship",
  relationTo: "projects",
  hasMany: true,
  label: "Ausgewählte Arbeiten",
  admin: { hidden: true },
};
