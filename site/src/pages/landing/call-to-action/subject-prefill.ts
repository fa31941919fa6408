import { plainClickOn } from "../../../ui/plain-click.ts";

/** Query parameter of the landing page for a message's subject. */
const SUBJECT_PARAMETER = "betreff";

/** Link from other pages to the contact form, with a subject. */
export function contactHref(subject: string): string {
  return subject ? `/?${new URLSearchParams({ [SUBJECT_PARAMETER]: subject })}#contact` : "/#contact";
}

/** Fills the subject from a clicked link (`data-subject`) or the address, unless the visitor has written one. */
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

/** Sets the value as if typed. React replaces the fields' setter and would miss the change. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
