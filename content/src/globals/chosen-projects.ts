import type { RelationshipField } from "payload";

/** As many as the landing page shows large. */
const MOST = 5;

/** Which projects the landing page shows first, in the order of the field; without any, the newest. */
export const chosenProjectsField: RelationshipField = {
  name: "chosenProjects",
  type: "relationship",
  relationTo: "projects",
  hasMany: true,
  maxRows: MOST,
  label: "Ausgewählte Arbeiten",
  admin: {
    components: { Field: "/collections/ordering/admin/ChosenWorks.tsx#ChosenWorks" },
    description:
      "Bis zu fünf Projekte, die auf der Startseite groß erscheinen, in dieser Reihenfolge. Freie Plätze füllen die neuesten. Leer: die neuesten fünf. Die Seite „Projekte“ bleibt, wie sie ist.",
  },
};
