import type { TextField } from "payload";

/** German reason why a text cannot be a link to a website, or true. Empty is fine. */
export function validateWebAddress(value: string | null | undefined): true | string {
  if (!value) return true;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return true;
  return "Bitte geben Sie die ganze Adresse an, beginnend mit https://";
}

type Options = { name: string; label: string; description: string };

/** An address of a website, optional. */
export function webAddressField({ name, label, description }: Options): TextField {
  return {
    name,
    type: "text",
    label,
    maxLength: 2000,
    validate: (value: string | null | undefined) => validateWebAddress(value),
    admin: { description, placeholder: "https://" },
  };
}
