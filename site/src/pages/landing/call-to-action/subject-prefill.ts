import { plainClickOn } from "../../../ui/plain-click.ts";

const SUBJECT_FIELD = 'form [name="subject"]';

/**
 * Links with `data-subject` lead to the contact form; this puts their subject into it, unless the visitor has written
 * one. A subject from an earlier link is replaced.
 */
export function prefillSubjects(): void {
  let prefilled = "";
  document.addEventListener("click", (event) => {
    const subject = plainClickOn(event, "a[data-subject]")?.dataset.subject;
    const field = document.querySelector<HTMLInputElement>(SUBJECT_FIELD);
    if (!subject || !field || (field.value !== "" && field.value !== prefilled)) return;
    prefilled = subject;
    setValue(field, subject);
  });
}

/** As if typed: React has a setter of its own on the field, which would take the new value for its own doing. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
