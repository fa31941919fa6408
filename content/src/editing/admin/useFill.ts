"use client";

import { useAllFormFields, useForm } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { isEqual, type Values } from "../../admin/form-fields.ts";

/**
 * Fills a form with a stored state. Payload asks the server for it first: what is written until the answer is there stays.
 *
 * @returns takes the state, answers the names of the fields that were written in meanwhile
 */
export function useFill(): (stored: Values) => Promise<Set<string>> {
  const { dispatchFields, reset } = useForm();
  const [state] = useAllFormFields();
  const drawn = useRef(state);
  useEffect(() => {
    drawn.current = state;
  });

  return async (stored) => {
    const before = drawn.current;
    await reset(stored);
    const written = Object.entries(drawn.current).filter(([path, { value }]) => !isEqual(value, before[path]?.value));
    for (const [path, { value }] of written) dispatchFields({ type: "UPDATE", path, value });
    return new Set(written.map(([path]) => path.replace(/\..*/, "")));
  };
}
