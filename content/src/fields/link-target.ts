import type { TextField } from "payload";
import { FIXED_ANCHORS } from "../entry/entry-address.ts";
import { validateAnchor } from "./anchor.ts";
import { targetCell, targetChoice } from "./choosing/target-choice.ts";
import { copyAnchor } from "./copy-names.ts";
import { completeAddress, validateWebAddress } from "./web-address.ts";

const PATH = /^\/(?!\/)[\w/.~%-]*(\?[\w=&%.~+-]*)?(#[\w%.~-]+)?$/;

/** German reason why a text cannot be the target of a menu item, or true. */
export function validateLinkTarget(value: string | null | undefined): true | string {
  if (value && (FIXED_ANCHORS.includes(value) || PATH.test(value))) return true;
  if (value && (validateAnchor(value) === true || validateWebAddress(value) === true)) return true;
  return "Bitte geben Sie einen Anker der Startseite an, zum Beispiel „contact“, eine Seite, zum Beispiel „/projekte“, oder eine ganze Adresse, beginnend mit https://";
}

/** Where a menu item leads (spec §3, Menu item: name). */
export const linkTargetField: TextField = {
  name: "name",
  type: "text",
  label: "Ziel",
  required: true,
  unique: true,
  index: true,
  maxLength: 200,
  hooks: { beforeDuplicate: [copyAnchor], beforeValidate: [completeAddress()] },
  validate: (value: string | null | undefined) => validateLinkTarget(value),
  admin: {
    description:
      "Wohin der Eintrag führt. Wählen Sie ein Ziel auf dieser Website, oder tragen Sie eine andere Adresse ein, mit https:// davor. Solange Besucher dort nichts finden, sehen sie den Eintrag nicht.",
    components: {
      beforeInput: [
        targetChoice({ groups: ["pages", "sections", "categories", "projects"], heading: "Ziel wählen", isMenu: true }),
      ],
      Cell: targetCell,
    },
  },
};
