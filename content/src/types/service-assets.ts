import type { ArrayField } from "payload";
import { iconField } from "../fields/icon.ts";
import { markdownField } from "../fields/markdown/markdown-field.ts";
import { mediaFields } from "../fields/media-upload.ts";

/** Spec §3, Service asset: a part of a service, with the files that prove it. */
export const serviceAssetsField: ArrayField = {
  name: "serviceAssets",
  type: "array",
  label: "Teilleistungen",
  labels: { singular: "Teilleistung", plural: "Teilleistungen" },
  maxRows: 24,
  admin: {
    description: "Die Kacheln des Abschnitts. Drei oder mehr als vier stehen zu dritt nebeneinander, sonst zu zweit.",
    initCollapsed: true,
    components: { RowLabel: "/fields/admin/AssetLabel.tsx#AssetLabel" },
  },
  fields: [
    {
      name: "title",
      type: "text",
      label: "Titel",
      required: true,
      maxLength: 120,
      admin: { description: "Zwei, drei Wörter: „Porträt“, „Imagefilm“." },
    },
    iconField("icon", "Symbol", "Steht über dem Titel der Kachel."),
    markdownField({
      name: "content",
      label: "Text",
      description: "Ein bis drei Sätze.",
      rows: 4,
      maxLength: 20_000,
      headings: 1,
    }),
    mediaFields({
      name: "credentials",
      label: "Referenzen",
      description:
        "Filme oder Bilder, die diese Arbeit zeigen. Gibt es welche, bekommt die Kachel die Schaltfläche „Referenzen“; sie zeigt die Dateien in zufälliger Folge.",
    }),
  ],
};
