import { FIELDS, FORM_KEY_FIELD } from "./fields.ts";
import type { Filled } from "./useContactForm.ts";

export function readContactForm(island: HTMLElement): { recipient: string; filled: Filled | null } {
  const fields = island.querySelector("form")?.elements;
  const initialValue = (name: string) => {
    const field = fields?.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isField ? field.defaultValue : "";
  };
  const message = island.querySelector("[data-result]")?.textContent;
  const values = Object.fromEntries(FIELDS.map(({ name }) => [name, initialValue(name)]));
  const formKey = initialValue(FORM_KEY_FIELD) || null;
  return { recipient: initialValue("to"), filled: message ? { values, message, formKey } : null };
}
