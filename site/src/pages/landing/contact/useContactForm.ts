import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { scrollBehavior } from "../../../scrolling/scroll-behavior.ts";
import type { SendResult } from "./ContactResult.tsx";
import { type Draft, dropDraft, keepDraft, randomToken, readDraft, type Values } from "./draft.ts";
import { FIELDS, type FieldName } from "./fields.ts";
import { sendMessage } from "./send.ts";
import { type FieldErrors, validate } from "./validate.ts";

const SENT: SendResult = { kind: "success", text: "Ihre Nachricht wurde erfolgreich übermittelt." };

const NAMES = FIELDS.map(({ name }) => name);

/** A form that was posted without script and could not be taken: what it held, and what to say. */
export type Filled = { values: Partial<Values>; message: string };

type ContactFormState = {
  /** False until the browser has taken over; until then the form is plain HTML and posts by itself. */
  ready: boolean;
  /** All that is wrong; `shown` only where the visitor has been. */
  errors: FieldErrors;
  shown: FieldErrors;
  sending: boolean;
  result: SendResult | null;
  values: Values;
};

/**
 * The states of spec §4, contact form: idle, invalid, valid, sending, success, error. The fields stay the browser's own,
 * so that nothing typed before React was there is lost; this only reads them.
 *
 * @param successMessageMs how long the success message stays, in ms
 */
export function useContactForm(recipient: string, filled: Filled | null, successMessageMs: number) {
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const draft = useRef<Draft | null>(null);
  const restored = useRef(false);
  const [ready, setReady] = useState(false);
  const [values, setValues] = useState<Values>({ ...emptyValues(), ...filled?.values });
  const [visited, setVisited] = useState<ReadonlySet<FieldName>>(new Set(filled ? NAMES : []));
  const [refused, setRefused] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<SendResult | null>(filled && { kind: "error", text: filled.message });

  useEffect(() => {
    draft.current = readDraft();
    restored.current = Object.values(draft.current.values).some((value) => value !== "");
    fillIn(form, draft.current.values);
    setValues(readValues(form));
    setReady(true);
  }, []);

  useEffect(() => {
    if (!result) return;
    foot.current?.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
    if (result.kind !== "success") return;
    const timer = setTimeout(() => setResult(null), successMessageMs);
    return () => clearTimeout(timer);
  }, [result, successMessageMs]);

  const errors = { ...refused, ...validate(values) };
  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => visited.has(name as FieldName)));

  function onInput(event: FormEvent): void {
    const next = readValues(form);
    setValues(next);
    const { name } = event.target as HTMLInputElement;
    setRefused(({ [name as FieldName]: _, ...others }) => others);
    draft.current = { values: next, idempotencyKey: draft.current?.idempotencyKey ?? randomToken() };
    keepDraft(draft.current);
  }

  function onBlur(event: FocusEvent): void {
    const { name } = event.target as unknown as HTMLInputElement;
    if (NAMES.includes(name as FieldName)) setVisited((before) => new Set(before).add(name as FieldName));
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setVisited(new Set(NAMES));
    const message = readValues(form);
    const wrong = validate(message);
    focusFirst(form, wrong);
    if (sending || Object.keys(wrong).length > 0) return;
    if (foot.current?.contains(document.activeElement)) foot.current.focus({ preventScroll: true });
    setSending(true);
    setResult(null);
    // Since the page began to load: the form was there to see and to fill in before this script came.
    const elapsed = restored.current ? undefined : Math.round(performance.now());
    const homepage = new FormData(form.current ?? undefined).get("homepage")?.toString() ?? "";
    const error = await sendMessage(recipient, message, draft.current ?? readDraft(), { elapsed, homepage });
    setSending(false);
    setResult(error ? { kind: "error", text: error.message } : SENT);
    setRefused(error?.fields ?? {});
    if (error?.fields) focusFirst(form, error.fields);
    if (!error) startAnew();
  }

  function startAnew(): void {
    form.current?.reset();
    dropDraft();
    restored.current = false;
    draft.current = { values: {}, idempotencyKey: randomToken() };
    setValues(emptyValues);
    setVisited(new Set());
  }

  const state: ContactFormState = { ready, errors, shown, sending, result, values };
  return { form, foot, state, handlers: { onInput, onBlur, onSubmit } };
}

function emptyValues(): Values {
  return { name: "", email: "", subject: "", phone: "", message: "" };
}

function readValues(form: RefObject<HTMLFormElement | null>): Values {
  const data = new FormData(form.current ?? undefined);
  return Object.fromEntries(NAMES.map((name) => [name, data.get(name)?.toString() ?? ""])) as Values;
}

/** Brings the focus to the first field that is wrong, its label in view below the header (WCAG 3.3.1, 2.4.11). */
function focusFirst(form: RefObject<HTMLFormElement | null>, wrong: FieldErrors): void {
  const name = NAMES.find((each) => wrong[each] !== undefined);
  const field = name && form.current?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true }); // WebKit would leave it partly behind the header
  (field.closest("[data-field]") ?? field).scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
}

/** Puts a draft into the fields that are still empty: what was typed before this script came counts more. */
function fillIn(form: RefObject<HTMLFormElement | null>, values: Partial<Values>): void {
  for (const name of NAMES) {
    const field = form.current?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === "") field.value = values[name] ?? "";
  }
}
