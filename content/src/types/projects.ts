import { addressNotice } from "../fields/address-notice.ts";
import { copyTitle } from "../fields/copy-names.ts";
import { finishedAtField } from "../fields/finished-at.ts";
import { markdownField } from "../fields/markdown/markdown-field.ts";
import { mediaField } from "../fields/media-upload.ts";
import { sharingFields } from "../fields/sharing/sharing-fields.ts";
import { titleWithPicture } from "../fields/title-with-picture.ts";
import { contentType } from "./content-type.ts";

/** Spec §3, Project: an entry of the portfolio. */
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
  indexes: [{ fields: ["_status", "createdAt"] }], // the latest others on a project's page, without sorting all of them
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
