import type { Field } from "payload";
import { uiField } from "../../ui/ui-field.ts";
import { mediaField } from "../media-upload.ts";

export const SHARING_LABEL = "Suchmaschinen und geteilte Links";

/** Maximum length, in characters; search engines cut texts earlier, which the form shows. */
const MAX_LENGTH = 300;

/**
 * Creates the fields for search engines and shared links, with a preview. The form shows the defaults of empty fields.
 *
 * @param description name of the description field; Description and Preview find its default by this name
 */
export function sharingFields(description: "description" | "searchDescription"): Field[] {
  return [
    {
      name: description,
      type: "textarea",
      label: "Beschreibung für Suchmaschinen",
      maxLength: MAX_LENGTH,
      admin: {
        description:
          "Ein, zwei Sätze, die neugierig machen: Sie stehen in den Ergebnissen einer Suche und unter geteilten Links. Leer: der graue Text im Feld.",
        rows: 3,
        components: { Field: "/fields/sharing/Description.tsx#Description" },
      },
    },
    mediaField({
      name: "shareImage",
      label: "Bild für geteilte Links",
      kind: "picture",
      description:
        "Füllt die Vorschau, die andere von einem Link auf diese Seite zeigen (1200 × 630 Pixel, um den Bildschwerpunkt beschnitten). Leer: eine Karte mit Überschrift und Bild, die von selbst entsteht.",
    }),
    uiField("sharingPreview", "/fields/sharing/Preview.tsx#Preview"),
  ];
}
