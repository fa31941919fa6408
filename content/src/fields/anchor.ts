import type { TextField } from "payload";
import { addressNotice } from "./address-notice.ts";
import { copyAnchor, ofTitle } from "./copy-names.ts";

/** Ids of the landing page's own parts (spec §2, routes), which no section may take. */
const RESERVED_ANCHORS = new Set(["home", "references", "contact", "angebot", "page", "main"]);

const ANCHOR = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** German reason why a text cannot be the anchor of a section, or true. */
export function validateAnchor(value: string | null | undefined): true | string {
  if (!value) return true; // generated from the title
  if (!ANCHOR.test(value)) {
    return "Nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche dazwischen, zum Beispiel „luftbild“ oder „fotos-und-film“.";
  }
  if (RESERVED_ANCHORS.has(value)) return `„${value}“ ist schon vergeben: So heißt ein fester Teil der Startseite.`;
  return true;
}

/** A section's anchor: /#name (spec §3, Service). */
export const anchorField: TextField = {
  name: "name",
  type: "text",
  label: "Anker",
  required: true,
  unique: true,
  index: true,
  maxLength: 60,
  hooks: { beforeValidate: [ofTitle(RESERVED_ANCHORS, "abschnitt")], beforeDuplicate: [copyAnchor] },
  validate: (value: string | null | undefined) => validateAnchor(value),
  admin: {
    components: { afterInput: [addressNotice] },
    description:
      "Der Name in der Adresse: Aus „luftbild“ wird /#luftbild. Er entsteht aus dem Titel. Kleinbuchstaben ohne Umlaute, Ziffern, Bindestriche. Jeder Anker kommt nur einmal vor.",
  },
};
