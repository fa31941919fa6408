import type { RefObject } from "react";
import { scrollBehavior } from "../../../scrolling/scroll-behavior.ts";
import type { Values } from "./draft.ts";
import { FIELDS } from "./fields.ts";
import type { FieldErrors } from "./validate.ts";

type Form = RefObject<HTMLFormElement | null>;

export const NAMES = FIELDS.map(({ name }) => name);

export function emptyValues(): Values {
  return { name: "", email: "", subject: "", phone: "", message: "" };
}

export function readValues(form: Form): Values {
  const data = new FormData(form.current ?? undefined);
  return Object.fromEntries(NAMES.map((name) => [name, data.get(name)?.toString() ?? ""])) as Values;
}

export function sameValues(one: Partial<Values>, other: Partial<Values>): boolean {
  return NAMES.every((name) => one[name] === other[name]);
}

/** Focuses the first invalid field and scrolls its label into view below the header (WCAG 3.3.1, 2.4.11). */
export function focusFirst(form: Form, wrong: FieldErrors): void {
  const name = NAMES.find((each) => wrong[each] !== undefined);
  const field = name && form.current?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true }); // WebKit would leave it partly behind the header
  (field.closest("[data-field]") ?? field).scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
}

/** Fills a draft into fields that are still empty: anything typed before this script loaded wins. */
export function fillIn(form: Form, values: Partial<Values>): void {
  for (const name of NAMES) {
    const field = form.current?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === "") field.value = values[name] ?? "";
  }
}
