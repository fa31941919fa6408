import type { TextareaField } from "payload";
import { copyTitle } from "../fields/copy-names.ts";
import { markdownField, validateMarkdown } from "../fields/markdown/markdown-field.ts";
import { mediaField } from "../fields/media-upload.ts";
import { pageAddressField } from "../fields/page-address.ts";
import { sharingFields } from "../fields/sharing/sharing-fields.ts";
import { titleWithPicture } from "../fields/title-with-picture.ts";
import { isNotEverySites, keepLegalPages, mayDelete } from "../legal-texts/protection.ts";
import { contentType } from "./content-type.ts";
import { LEGAL_HINTS, PLACEHOLDERS, validateLegalText } from "./legal-text/legal-text-field.ts";

const isLegal = (page: object | undefined) => (page as { placement?: unknown } | undefined)?.placement === "legal";

const text = markdownField({
  name: "content",
  label: "Text",
  description: "Alles, was auf der Seite steht: Absätze, Überschriften, Listen, Tabellen, Bilder und Filme.",
  rows: 16,
  maxLength: 200_000,
  series: true,
});

/** Legal texts have their own rules and placeholders. */
const textField: TextareaField = {
  ...text,
  validate: (value, options) => (isLegal(options.siblingData) ? validateLegalText : validateMarkdown)(value, options),
  admin: {
    ...text.admin,
    components: { ...text.admin?.components, beforeInput: [LEGAL_HINTS], afterInput: [PLACEHOLDERS] },
  },
};

/** Keeps proof of every published legal text for years. */
const MAX_VERSIONS = 100;

/** Pages beside the portfolio: about us, prices, terms, and the legal pages of every site. */
export const pages = contentType({
  slug: "pages",
  labels: { singular: "Seite", plural: "Seiten" },
  admin: {
    group: "Menü und Seiten",
    useAsTitle: "title",
    listSearchableFields: ["title", "address", "content"],
    defaultColumns: ["title", "_status", "address", "placement"],
    description: "Eigene Seiten der Website, zum Beispiel „Über uns“ oder „Ablauf und Preise“, und ihre Rechtstexte.",
  },
  defaultSort: "title",
  hooks: { beforeOperation: [keepLegalPages] },
  mayDelete,
  maxVersions: MAX_VERSIONS,
  fields: [
    {
      name: "title",
      type: "text",
      label: "Titel",
      required: true,
      maxLength: 120,
      hooks: { beforeDuplicate: [copyTitle] },
      admin: { components: titleWithPicture, description: "Steht groß über der Seite und dort, wo sie verlinkt ist." },
    },
    mediaField({
      name: "image",
      label: "Bild",
      kind: "picture",
      description: "Das große Bild am Anfang der Seite. Ohne Bild beginnt sie mit dem Titel allein.",
      condition: (page) => !isLegal(page),
    }),
    textField,
    {
      name: "placement",
      type: "select",
      label: "Verlinkt",
      defaultValue: "footer",
      required: true,
      access: { update: isNotEverySites },
      options: [
        { value: "navigation", label: "in der Navigation" },
        { value: "footer", label: "am Ende jeder Seite" },
        { value: "legal", label: "am Ende jeder Seite, als Rechtstext" },
        { value: "none", label: "nirgends von selbst" },
      ],
      admin: {
        isClearable: false,
        position: "sidebar",
        description:
          "Ein Menüeintrag, der zu dieser Seite führt, geht vor: Er bestimmt dann Beschriftung und Platz in der Navigation. Ein Rechtstext, etwa AGB oder Widerruf, öffnet sich in einem Dialog und kann Platzhalter enthalten, die die Website ausfüllt.",
      },
    },
  ],
  more: [
    { ...pageAddressField, access: { update: isNotEverySites } },
    ...sharingFields("searchDescription"),
    {
      name: "hiddenFromSearch",
      type: "checkbox",
      label: "Suchmaschinen bitten, diese Seite auszulassen",
      defaultValue: false,
      admin: {
        description: "Die Seite bleibt öffentlich: Wer ihre Adresse kennt oder einem Link folgt, findet sie.",
      },
    },
  ],
});
