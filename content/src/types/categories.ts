import { addressNotice } from "../fields/address-notice.ts";
import { copyTitle } from "../fields/copy-names.ts";
import { usesInProjects } from "../files/file-endpoints.ts";
import { refuseCategoryInUse, refuseToTrashCategoryInUse } from "../files/refuse-in-use.ts";
import { uiField } from "../ui/ui-field.ts";
import { contentType } from "./content-type.ts";

/** Spec §3, Category: a filter of the portfolio. */
export const categories = contentType({
  slug: "categories",
  labels: { singular: "Kategorie", plural: "Kategorien" },
  admin: {
    group: "Portfolio",
    useAsTitle: "name",
    defaultColumns: ["name", "description"],
    description: "Auf der Website stehen nur Kategorien, in denen es mindestens ein veröffentlichtes Projekt gibt.",
  },
  defaultSort: "name",
  hasDrafts: false,
  endpoints: [usesInProjects],
  hooks: { beforeChange: [refuseToTrashCategoryInUse], beforeDelete: [refuseCategoryInUse] },
  fields: [
    {
      name: "name",
      type: "text",
      label: "Name",
      required: true,
      unique: true,
      index: true,
      maxLength: 60,
      hooks: { beforeDuplicate: [copyTitle] },
      admin: {
        components: { afterInput: [addressNotice] },
        description:
          "Ein Wort, höchstens zwei. Jeder Name kommt nur einmal vor und steht in der Adresse. Heißt eine Leistung ebenso, führt sie auf der Startseite zu diesen Projekten.",
      },
    },
    {
      name: "_status",
      type: "select",
      label: "Auf der Website",
      index: true,
      defaultValue: "published",
      options: [
        { value: "published", label: "ja" },
        { value: "draft", label: "nein" },
      ],
      admin: {
        condition: (_data, _siblings, { operation }) => operation === "update",
        isClearable: false,
        description: "Nein: Niemand sieht die Kategorie, auch nicht an ihren Projekten.",
      },
    },
    { ...uiField("usedIn", "/files/admin/library/UsedIn.tsx#UsedIn"), label: "Verwendet in" },
  ],
  more: [
    {
      name: "description",
      type: "textarea",
      label: "Beschreibung",
      maxLength: 1000,
      admin: { description: "Ein, zwei Sätze über der Liste der Projekte dieser Kategorie.", rows: 3 },
    },
  ],
});
