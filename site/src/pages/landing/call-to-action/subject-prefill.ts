import { plainClickOn } from "../../../ui/plain-click.ts";

/** Query parameter of the landing page: the subject of a message. */
const SUBJECT_PARAMETER = "betreff";

/** Where the contact form is, seen from other pages, with the subject of the message. */
export function contactHref(subject: string): string {
  return subject ? `/?${new URLSearchParams({ [SUBJECT_PARAMETER]: subject })}#contact` : "/#contact";
}

/** Puts the subject of a pressed link (`data-subject`) or of the address into the form, unless the visitor has written one. */
export function prefillSubjects(): void {
  const asked = new URLSearchParams(location.search).get(SUBJECT_PARAMETER);
  const field = asked && subjectField();
  if (asked && field && !field.value) setValue(field, asked);
  document.addEventListener("click", (event) => {
    const subject = plainClickOn(event, "a[data-subject]")?.dataset.subject;
    const field = subjectField();
    if (subject && field && !isWritten(field.value)) setValue(field, subject);
  });
}

const subjectField = () => document.querySelector<HTMLInputElement>('#contact [name="subject"]');

function isWritten(subject: string): boolean {
  const links = [...document.querySelectorAll<HTMLElement>("a[data-subject]")];
  return subject !== "" && !links.some((link) => link.dataset.subject === subject);
}

/** Sets the value as if it were typed. React replaces the setter of fields and would not notice the new value. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
