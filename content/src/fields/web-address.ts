import type { TextField } from "payload";

/** German reason why a text cannot be a link to a website, or true. Empty is fine. */
export function validateWebAddress(value: string | null | undefined): true | string {
  if (!value) return true;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return true;
  return "Bitte geben Sie die ganze Adresse an, beginnend mit https://";
}

/** The address of a project of this website, as it stands behind the host. */
const PROJECT = /^\/projekte\/\d[\w%.~-]*$/;

/** The same for a field that may name a project of this website too. */
export function validateWebAddressOrProject(value: string | null | undefined): true | string {
  if (value && PROJECT.test(value)) return true;
  const reason = validateWebAddress(value);
  return reason === true || `${reason}, oder die eines Projekts, beginnend mit /projekte/`;
}

type Options = { name: string; label: string; description: string; validate?: typeof validateWebAddress };

/** An address of a website, optional. */
export function webAddressField({ name, label, description, validate = validateWebAddress }: Options): TextField {
  return {
    name,
    type: "text",
    label,
    maxLength: 2000,
    validate: (value: string | null | undefined) => validate(value),
    admin: { description, placeholder: "https://" },
  };
}
