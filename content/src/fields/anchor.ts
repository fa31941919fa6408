import type { TextField } from "payload";
import { addressNotice } from "./address-notice.ts";
import { anchorOfTitle, copyAnchor } from "./copy-names.ts";

/** Ids the landing page gives to its own parts (spec §2, routes), and which no section may take. */
const RESERVED_ANCHORS = ["home", "references", "contact", "angebot", "page", "main"];

const ANCHOR = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** German reason why a text cannot be the anchor of a section, or true. */
export function validateAnchor(value: string | null | undefined): true | string {
  if (!value) return "Bitte geben Sie einen Anker an.";
  if (!ANCHOR.test(value)) {
    return "Nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche dazwischen, zum Beispiel „luftbild“ oder „fotos-und-film“.";
  }
  if (RESERVED_ANCHORS.includes(value))
    return `„${value}“ ist schon vergeben: So heißt ein fester Teil der Startseite.`;
  return true;
}

/** The name under which a section can be linked to: /#name (spec §3, Service). */
export const anchorField: TextField = {
  name: "name",
  type: "text",
  label: "Anker",
  required: true,
  unique: true,
  index: true,
  maxLength: 60,
  hooks: { beforeValidate: [anchorOfTitle], beforeDuplicate: [copyAnchor] },
  validate: (value: string | null | undefined) => validateAnchor(value),
  admin: {
    components: { afterInput: [addressNotice, "/fields/admin/NameProposal.tsx#NameProposal"] },
    description:
      "Der Name in der Adresse: Aus „luftbild“ wird /#luftbild. Bei einer neuen Leistung entsteht er aus dem Titel. Kleinbuchstaben ohne Umlaute, Ziffern, Bindestriche. Jeder Anker kommt nur einmal vor.",
  },
};
