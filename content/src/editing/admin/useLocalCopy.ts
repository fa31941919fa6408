"use client";

import type { FormState } from "payload";
import { reduceFieldsToValues } from "payload/shared";
import { useCallback, useEffect, useRef, useState } from "react";
import { type EditedField, isEqual, type Values } from "../../admin/form-fields.ts";
import { pick } from "./compare.ts";
import { dropCopy, type LocalCopy, readCopy, writeCopy } from "./local-copy.ts";
import type { OpenEntry } from "./presence.ts";
import { isBasedOn } from "./useBase.ts";

type Args = {
  entry: OpenEntry;
  form: string;
  fields: EditedField[];
  /** The stored values, as this form knows them. */
  saved: Values;
  state: FormState;
  owner: unknown;
};

/**
 * Keeps what is not saved in the browser.
 *
 * @returns `found`: what an earlier form left behind, or this one before Payload filled it anew, if it says anything that is
 *   not stored; `writtenSince`: what the form said last while that is not decided upon; `unsaved`: whether the form says
 *   anything that is not stored
 */
export function useLocalCopy({ entry, form, fields, saved, state, owner }: Args) {
  const key = `nicht-gespeichert:${owner}:${JSON.stringify(entry)}`;
  const [found, setFound] = useState<LocalCopy | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const latest = useRef<LocalCopy | null>(null);
  const writtenSince = useRef<Values | null>(null);
  const broughtBack = useRef("");

  // Once, before the first change is written over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored when the form is opened
  useEffect(() => {
    const copy = readCopy(key);
    if (!copy || copy.form === form) return;
    const says = fields.some(
      ({ name }) => !isEqual(copy.mine[name], copy.base[name]) && !isEqual(copy.mine[name], saved[name]),
    );
    if (says) setFound(copy);
    else dropCopy(key);
  }, [key]);

  useEffect(() => {
    if (!isBasedOn(state, saved, form)) return; // while Payload fills the form anew
    const values = pick(fields, reduceFieldsToValues(state, true));
    const differs = fields.some(({ name }) => !isEqual(values[name], saved[name]));
    if (found) {
      if (differs) writtenSince.current = values; // Payload may fill the form once more before it is decided upon
      return;
    }
    setUnsaved(differs);
    if (differs) {
      const since = String(saved.updatedAt);
      latest.current = { form, at: Date.now(), since, base: pick(fields, saved), mine: values };
      return writeCopy(key, latest.current);
    }
    const before = latest.current;
    latest.current = null;
    if (!before) return;
    const byHand = Object.values(state).some((field) => (field as { isModified?: boolean }).isModified);
    const words = JSON.stringify(before.mine);
    // A save may store them in another form, without blanks at their end for example: they are brought back once.
    const wasBack = saved.lastForm === form && broughtBack.current === words;
    if (byHand || wasBack || isStored(fields, before, saved)) return dropCopy(key);
    // Payload has filled the form anew: with what somebody else has stored, or with this form's own save of a moment ago.
    broughtBack.current = words;
    setFound(before);
  }, [key, form, fields, saved, state, found]);

  const drop = useCallback(() => {
    dropCopy(key);
    latest.current = null;
    writtenSince.current = null;
    setFound(null);
  }, [key]);
  return { found, writtenSince, unsaved, drop };
}

/** Whether all that was written is stored. */
function isStored(fields: EditedField[], { base, mine }: LocalCopy, saved: Values): boolean {
  return fields.every(({ name }) => isEqual(mine[name], base[name]) || isEqual(mine[name], saved[name]));
}
