import { plainClickOn } from "../../../ui/plain-click.ts";

/** Puts the subject of a pressed link (`data-subject`) into the form, unless the visitor has written one. */
export function prefillSubjects(): void {
  document.addEventListener("click", (event) => {
    const subject = plainClickOn(event, "a[data-subject]")?.dataset.subject;
    const field = document.querySelector<HTMLInputElement>('#contact [name="subject"]');
    if (subject && field && !isWritten(field.value)) setValue(field, subject);
  });
}

function isWritten(subject: string): boolean {
  const links = [...document.querySelectorAll<HTMLElement>("a[data-subject]")];
  return subject !== "" && !links.some((link) => link.dataset.subject === subject);
}

/** Sets the value as if it were typed. React replaces the setter of fields and would not notice the new value. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
