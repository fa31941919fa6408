"use client";

import { toast, useAllFormFields, useDocumentInfo, useForm } from "@payloadcms/ui";
import type { FormState as Fields } from "payload";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { RefusalCode } from "../../platform/http/refusal-codes.ts";
import { type EditedField, isEqual, type Values } from "../../ui/form-fields.ts";
import type { FormOwner } from "./form-owner.ts";
import { differing, type Effect, only } from "./form-state.ts";
import type { Outcome } from "./requests.ts";
import { KNOWN, useShownForm } from "./useShownForm.ts";

/** The values of the editable fields; Payload's form has the number of rows, 0, for empty arrays. */
function valuesOf(fields: EditedField[], state: Fields): Values {
  const values = reduceFieldsToValues(state, true) as Values;
  return Object.fromEntries(
    fields.map(({ name, field }) => [name, field.type === "array" && values[name] === 0 ? [] : values[name]]),
  );
}

const asFilled = (state: Fields): Fields =>
  Object.fromEntries(
    Object.entries(state).map(([path, field]) => [
      path,
      "initialValue" in field ? { ...field, value: field.initialValue } : field,
    ]),
  );

/** Connects a rendered form with the owner of its state: reports events, and carries out effects. */
export function useConnectedForm(owner: FormOwner, fields: EditedField[]) {
  const document = useDocumentInfo();
  const { savedDocumentData } = document;
  const form = useForm();
  const [state, dispatchFields] = useAllFormFields();
  const said = useRef<string | null>(null);
  const { fill, draw, known, filling, stopFilling } = useShownForm(owner);

  const run = useEffectEvent((effect: Effect) => {
    if (effect.do === "fill") void fill(effect.values);
    if (effect.do === "draw") void draw(effect);
    if (effect.do === "say") toast[effect.kind](effect.text);
    if (effect.do === "submit") {
      void form.submit({ overrides: { updatedAt: effect.base.updatedAt, lastForm: owner.current().mark } });
    }
    if (effect.do === "refuse") {
      if (effect.command === "publish") form.setSubmitted(true);
      form.setIsValid(false);
      dispatchFields({ type: "ADD_SERVER_ERRORS", errors: effect.errors });
      toast.error(effect.message);
    }
  });

  useEffect(() => {
    const disconnect = owner.connect((effect) => run(effect));
    const dispatch = (type: "left" | "returned" | "asked") => () => owner.dispatch({ type });
    const [left, returned, asked] = [dispatch("left"), dispatch("returned"), dispatch("asked")];
    returned();
    window.addEventListener("pagehide", owner.leavePage);
    window.addEventListener("pageshow", returned);
    window.addEventListener("focus", asked);
    return () => {
      window.removeEventListener("pagehide", owner.leavePage);
      window.removeEventListener("pageshow", returned);
      window.removeEventListener("focus", asked);
      left();
      disconnect();
    };
  }, [owner]);

  const observe = useEffectEvent(() => {
    const values = valuesOf(fields, state);
    if (state.lastForm?.initialValue !== KNOWN) {
      stopFilling();
      const filled = valuesOf(fields, asFilled(state));
      said.current = JSON.stringify(filled);
      const { base, names, written } = owner.current();
      // Later input counts if Payload has filled in the newest text; input in an older one is discarded with it.
      const since = differing(names, values, filled).filter((name) => isEqual(filled[name], written[name]));
      if (base && since.length > 0) owner.dispatch({ type: "written", values: only(since, values) });
      owner.dispatch({ type: "filled", stored: { ...savedDocumentData, ...filled }, copy: owner.leftBehind() });
      // Not UPDATE, which would reset the modified flag of the focused field.
      dispatchFields({ type: "UPDATE_MANY", formState: { lastForm: known() } });
      return;
    }
    const replaced = filling();
    if (replaced) {
      // Payload may fill the form again: input counts at once where the form shows the owner's value already.
      const [from, to] = [valuesOf(fields, replaced.from), valuesOf(fields, replaced.to)];
      const others = differing(differing(owner.current().names, values, to), values, from);
      const since = others.filter((name) => isEqual(to[name], replaced.values[name]));
      if (since.length > 0) owner.dispatch({ type: "written", values: only(since, values) });
      return;
    }
    const text = JSON.stringify(values);
    if (text !== said.current) {
      said.current = text;
      owner.dispatch({ type: "written", values });
    }
    if (state.lastForm.valid === false) {
      owner.dispatch({ type: "answered", outcome: refusedBy(state.lastForm.errorMessage as RefusalCode) });
      dispatchFields({ type: "UPDATE_MANY", formState: { lastForm: known() } });
    }
  });

  // The form replaces its state right after the first render. A later replacement must be neither seen nor edited.
  const isKnown = state.lastForm?.initialValue === KNOWN;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever anything in the form changes
  useLayoutEffect(() => {
    if (isKnown || said.current !== null) return observe();
    const timer = setTimeout(() => observe());
    return () => clearTimeout(timer);
  }, [state, isKnown]);

  // Payload's form has saved a file's entry.
  useEffect(() => {
    if (savedDocumentData?.lastForm === owner.current().mark)
      owner.dispatch({ type: "read", stored: savedDocumentData });
  }, [savedDocumentData, owner]);

  const { status } = owner.current();
  const { setHasPublishedDoc, setUnpublishedVersionCount } = document;
  useEffect(() => {
    if (!status || !owner.current().savesItself) return;
    setHasPublishedDoc(status.isPublic);
    setUnpublishedVersionCount(status.isChanged ? 1 : 0);
  }, [status, owner, setHasPublishedDoc, setUnpublishedVersionCount]);
  return { isKnown };
}

/** Why Payload's own form was refused: the code is kept as the error of the form's marker field. */
function refusedBy(code: RefusalCode): Outcome {
  if (code === "signed-out") return { kind: "signed-out" };
  if (code === "database-away") return { kind: "unreachable" };
  return { kind: "refused", code: "stale", message: "", errors: [] };
}
