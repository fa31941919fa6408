import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { scrollBehavior } from "../../../scrolling/scroll-behavior.ts";
import { SENT_PATH } from "../../contact/sent-path.ts";
import type { SendResult } from "./ContactResult.tsx";
import { type Draft, dropDraft, keepDraft, randomToken, readDraft, type Values } from "./draft.ts";
import type { FieldName } from "./fields.ts";
import { emptyValues, fillIn, focusFirst, NAMES, readValues, sameValues } from "./form-fields.ts";
import { NO_ANSWER_YET, NO_CONNECTION, outcomeUnknown } from "./outcome-unknown.ts";
import { sendMessage } from "./send.ts";
import { sendUntilKnown } from "./send-until-known.ts";
import { type FieldErrors, validate } from "./validate.ts";

const SENT: SendResult = { kind: "success", text: "Ihre Nachricht wurde erfolgreich übermittelt." };

/**
 * A form posted without script that wasn't accepted: its values, and the message to show. With a key its outcome is
 * unknown, and under that key it is stored only once.
 */
export type Filled = { values: Partial<Values>; message: string; formKey: string | null };

type ContactFormState = {
  /** False until hydration; until then the form is plain HTML. */
  ready: boolean;
  /** All errors; `shown` has only those of fields that the visitor has been in. */
  errors: FieldErrors;
  shown: FieldErrors;
  sending: boolean;
  result: SendResult | null;
  values: Values;
};

/**
 * The states of spec §4, contact form: idle, invalid, valid, sending, success, error. Fields are uncontrolled, so that
 * nothing typed before React loaded is lost.
 * @param successMessageMs how long the success message is shown, in ms
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
  const [result, setResult] = useState<SendResult | null>(
    filled && { kind: filled.formKey ? "unknown" : "error", text: filled.message },
  );

  useEffect(() => {
    const sent = filled?.formKey ? { values: filled.values, idempotencyKey: filled.formKey, isUnknown: true } : null;
    draft.current = sent ?? readDraft();
    restored.current = Object.values(draft.current.values).some((value) => value !== "");
    fillIn(form, draft.current.values);
    setValues(readValues(form));
    setReady(true);
    // Resubmits automatically, unless the visitor has started editing.
    if (sent && sameValues(sent.values, readValues(form))) form.current?.requestSubmit();
  }, [filled]);

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
    const sent = draft.current ?? readDraft();
    if (foot.current?.contains(document.activeElement)) foot.current.focus({ preventScroll: true });
    setSending(true);
    setResult(null);
    setRefused({});
    // Since the page began to load: the form was usable before this script loaded.
    const elapsed = restored.current ? undefined : Math.round(performance.now());
    const homepage = new FormData(form.current ?? undefined).get("homepage")?.toString() ?? "";
    const attempt = () => sendMessage(recipient, message, sent, { elapsed, homepage });
    const outcome = await sendUntilKnown(attempt, sent.isUnknown === true, (isOffline) => {
      sent.isUnknown = true;
      if (draft.current === sent) keepDraft(sent);
      say({ kind: "unknown", text: isOffline ? NO_CONNECTION : NO_ANSWER_YET });
    });
    if (outcome.kind === "stored" && filled) {
      dropDraft();
      return location.replace(SENT_PATH); // has its own heading for this
    }
    setSending(false);
    if (outcome.kind === "stored") {
      say(SENT);
      if (sameValues(message, readValues(form))) resetForm();
    } else if (outcome.kind === "refused") {
      const { message: text, fields = {} } = outcome.error;
      say({ kind: "error", text });
      setRefused(fields);
      focusFirst(form, fields);
    } else {
      say({ kind: "unknown", text: outcomeUnknown({ phone: phoneOfPage(), email: recipient }) });
    }
  }

  /** An unchanged message isn't set again, since it would be announced again. */
  function say(next: SendResult): void {
    setResult((before) => (before?.text === next.text ? before : next));
  }

  function resetForm(): void {
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

function phoneOfPage(): string {
  return document.querySelector('a[href^="tel:"]')?.textContent ?? "";
}
