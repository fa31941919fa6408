"use client";

import {
  useAllFormFields,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useServerFunctions,
} from "@payloadcms/ui";
import type { FormState as Fields } from "payload";
import { deepCopyObjectSimpleWithoutReactComponents } from "payload/shared";
import { useLayoutEffect, useRef } from "react";
import { isEqual, type Values } from "../../ui/form-fields.ts";
import type { FormOwner } from "./form-owner.ts";
import { type Effect, isUnsaved } from "./form-state.ts";

/** Initial value of `lastForm` once the form shows the state: it disappears whenever Payload fills the form. */
export const KNOWN = "known";

const AGAIN_MS = 4000;

/** The values to show, and the form's state before and after its texts were filled. */
type Filling = { values: Values; from: Fields; to: Fields };

const isText = (value: unknown) => typeof value === "string" || value === null || value === undefined;

/**
 * Shows the state in Payload's form.
 *
 * @returns `fill` and `draw` for these effects; `known`: the field that marks a form whose values the owner knows;
 *   `filling`: what the form is being filled with, until it shows all of it; `stopFilling`
 */
export function useShownForm(owner: FormOwner) {
  const document = useDocumentInfo();
  const { id, collectionSlug, globalSlug } = document;
  const form = useForm();
  const [state, dispatchFields] = useAllFormFields();
  const { getFormState } = useServerFunctions();
  const { reportUpdate } = useDocumentEvents();
  const { onSave, drawerSlug } = useDocumentDrawerContext();
  const shown = useRef(state);
  const turns = useRef(0);
  const replaced = useRef<Filling | null>(null);
  useLayoutEffect(() => {
    shown.current = state;
  });

  const known = () => ({ value: owner.current().mark, initialValue: KNOWN, valid: true });

  async function askFor(data: Values, formState?: Fields): Promise<Fields | null> {
    const { state: answered } = await getFormState({
      id,
      collectionSlug,
      data,
      docPermissions: document.docPermissions,
      docPreferences: await document.getDocPreferences(),
      formState,
      globalSlug,
      operation: "update",
      renderAllFields: !formState,
      schemaPath: collectionSlug ?? globalSlug,
      skipValidation: true,
    } as Parameters<typeof getFormState>[0]);
    return answered ?? null;
  }

  /** Shows the texts at once, so that nobody edits those that Payload has put back. */
  function fillTexts(values: Values): Filling {
    const texts: Fields = {};
    for (const [path, field] of Object.entries(shown.current)) {
      const isOther = path in values && !isEqual(values[path], field.value);
      if (isOther && isText(values[path]) && isText(field.value)) texts[path] = { ...field, value: values[path] };
    }
    dispatchFields({ type: "UPDATE_MANY", formState: texts });
    return { values, from: shown.current, to: { ...shown.current, ...texts } };
  }

  /** Keeps all input until the response has arrived, even if other values arrive meanwhile. */
  async function fill(values: Values): Promise<void> {
    const turn = ++turns.current;
    replaced.current ??= fillTexts(values);
    const before = replaced.current.to;
    const answered = await askFor(values);
    if (turn !== turns.current) return;
    if (!answered) return void setTimeout(() => turn === turns.current && void fill(values), AGAIN_MS);
    for (const [path, { value }] of Object.entries(shown.current)) {
      if (path in answered && !isEqual(value, before[path]?.value)) answered[path] = { ...answered[path], value };
    }
    replaced.current = null;
    form.replaceState({ ...answered, lastForm: known() });
    note();
  }

  /** Shows the stored state everywhere, including changes by the content system itself. */
  async function draw({ stored, values, command }: Extract<Effect, { do: "draw" }>): Promise<void> {
    note();
    if (command) {
      form.setSubmitted(false);
      if (command !== "autosave") document.incrementVersionCount();
      const updatedAt = String(stored.updatedAt);
      const entitySlug = String(collectionSlug ?? globalSlug);
      reportUpdate({ id, doc: stored as never, drawerSlug, entitySlug, operation: "update", updatedAt });
      void onSave?.({ doc: stored, operation: "update" } as never);
    }
    if (replaced.current) return fill(values);
    const sent = deepCopyObjectSimpleWithoutReactComponents(shown.current, { excludeFiles: true }) as Fields;
    const answered = await askFor(values, sent);
    const isWrittenSince = Object.entries(sent).some(
      ([path, { value }]) => !isEqual(shown.current[path]?.value, value),
    );
    if (!answered || isWrittenSince) return; // shown when that is stored
    const { lastForm: _own, ...serverState } = answered;
    const prevStateRef = { current: shown.current };
    // All values: Payload would omit the last edited field, though its text may be stored in another form.
    dispatchFields({ type: "MERGE_SERVER_STATE", acceptValues: true, prevStateRef, serverState });
  }

  function note(): void {
    const { base } = owner.current();
    if (!base) return;
    document.setData(base);
    document.setLastUpdateTime(Date.parse(String(base.updatedAt)));
    form.setModified(isUnsaved(owner.current()));
  }

  function stopFilling(): void {
    turns.current++;
    replaced.current = null;
  }

  return { fill, draw, known, filling: () => replaced.current, stopFilling };
}
