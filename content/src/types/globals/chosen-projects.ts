import type { RelationshipField } from "payload";

/** Which projects the landing page shows first, in the order of the field; without any, the newest. Chosen under 'Startseite'. */
export const chosenProjectsField: RelationshipField = {
  name: "chosenProjects",
  type: "relationship",
  relationTo: "projects",
  hasMany: true,
  label: "Ausgewählte Arbeiten",
  admin: { hidden: true },
};
