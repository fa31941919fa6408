import type { Field } from "payload";
import { uiField } from "../../ui/ui-field.ts";
import { mediaField } from "../media-upload.ts";

export const SHARING_LABEL = "Suchmaschinen und geteilte Links";

/** Longest that can be stored, in characters; search engines cut it much earlier, which the form shows. */
const MAX_LENGTH = 300;

/**
 * Makes the fields that search engines and shared links show of a page, with a preview of both. Empty fields have a
 * default, which the form shows in their place.
 *
 * @param description name of the description's field; the admin's Description and Preview know where its default comes from
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
