import type { DateField } from "payload";
import { addressNotice } from "../fields/address-notice.ts";
import { copyTitle } from "../fields/copy-names.ts";
import { markdownField } from "../fields/markdown/markdown-field.ts";
import { mediaField } from "../fields/media-upload.ts";
import { sharingFields } from "../fields/sharing/sharing-fields.ts";
import { titleWithPicture } from "../fields/title-with-picture.ts";
import { contentType } from "./content-type.ts";

/** When a work was finished, by default the entry's creation date; `createdAt` of the content API (spec §3, Project). */
const finishedAtField: DateField = {
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

/** Spec §3, Project. */
export const projects = contentType({
  slug: "projects",
  labels: { singular: "Projekt", plural: "Projekte" },
  admin: {
    group: "Portfolio",
    useAsTitle: "header",
    listSearchableFields: ["header", "teaser", "content"],
    defaultColumns: ["header", "_status", "createdAt", "categories"],
    description:
      "Was auf den Seiten unter /projekte steht, das Neueste zuerst. Welche auf der Startseite groß erscheinen, bestimmen Sie unter „Startseite“.",
  },
  defaultSort: "-id",
  indexes: [{ fields: ["_status", "createdAt"] }], // for the latest other projects on a project's page
  fields: [
    {
      name: "header",
      type: "text",
      label: "Überschrift",
      required: true,
      maxLength: 160,
      hooks: { beforeDuplicate: [copyTitle] },
      admin: {
        components: { ...titleWithPicture, afterInput: [addressNotice] },
        description: "Steht über dem Projekt und in seiner Adresse.",
      },
    },
    {
      name: "teaser",
      type: "textarea",
      label: "Anreißer",
      maxLength: 400,
      admin: { description: "Ein Satz für die Übersicht.", rows: 2 },
    },
    mediaField({
      name: "image",
      label: "Bild",
      kind: "picture",
      description: "Das große Bild des Projekts, auch in der Übersicht.",
    }),
    markdownField({
      name: "content",
      label: "Text",
      description:
        "Die ganze Geschichte; steht nur auf der Seite des Projekts. Wer zitiert wird, muss damit einverstanden sein.",
      rows: 16,
      series: true,
    }),
    {
      name: "categories",
      type: "relationship",
      relationTo: "categories",
      hasMany: true,
      index: true,
      label: "Kategorien",
      admin: {
        position: "sidebar",
        description: "Unter welchen Wörtern das Projekt zu finden ist. Mehrere sind möglich.",
        components: { Cell: "/fields/admin/CategoriesCell.tsx#CategoriesCell" },
      },
    },
  ],
  more: [finishedAtField, ...sharingFields("searchDescription")],
});
