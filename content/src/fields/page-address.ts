import { legalPageAt } from "@schaufenster/contract/legal-pages";
import { isPageAddress, PAGE_ADDRESS_MAX, RESERVED_ADDRESSES } from "@schaufenster/contract/page-address";
import type { TextField } from "payload";
import { addressNotice } from "./address-notice.ts";
import { copyAnchor, ofTitle } from "./copy-names.ts";

/** Normalizes a typed or pasted path: `/ueber-uns/`. */
const withoutSlashes = (value: unknown) =>
  typeof value === "string" ? value.trim().replace(/^\/+|(?<!\/)\/+$/g, "") || null : value;

/** German reason why a text can't be a page's path, or true. */
function validatePageAddress(value: string | null | undefined): true | string {
  if (!value) return true; // generated from the title
  if (value.length > PAGE_ADDRESS_MAX) return `Bitte höchstens ${PAGE_ADDRESS_MAX} Zeichen.`;
  if (!isPageAddress(value))
    return "Nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche dazwischen, zum Beispiel „ueber-uns“.";
  // Legal pages already use theirs.
  if (RESERVED_ADDRESSES.has(value) && !legalPageAt(value))
    return `„/${value}“ braucht die Website selbst. Bitte wählen Sie eine andere Adresse.`;
  return true;
}

export const pageAddressField: TextField = {
  name: "address",
  type: "text",
  label: "Adresse",
  required: true,
  unique: true,
  index: true,
  maxLength: PAGE_ADDRESS_MAX,
  hooks: {
    beforeValidate: [({ value }) => withoutSlashes(value), ofTitle(RESERVED_ADDRESSES, "seite")],
    beforeDuplicate: [copyAnchor],
  },
  validate: (value: string | null | undefined) => validatePageAddress(value),
  admin: {
    components: { afterInput: [addressNotice] },
    description:
      "Aus „ueber-uns“ wird /ueber-uns. Sie entsteht aus dem Titel. Wer eine frühere Adresse aufruft, kommt von selbst hierher.",
  },
};
