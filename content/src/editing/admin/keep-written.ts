import type { FormState, ServerFunctionClientArgs } from "payload";
import { isEqual } from "../../ui/form-fields.ts";

/** A request for a form's state after a save: the form as it was sent, and the stored values. */
type AfterSave = { formState?: FormState; data?: unknown };

/**
 * Prevents the response to a save from overwriting a form. Payload's response contains every stored value, which the
 * form applies to all fields but the last changed one: input in the others during the request would be lost. This keeps
 * only the values that the content system has changed itself (docs/decisions/197).
 *
 * @returns the response, changed if it is one to a save
 */
export function keepWritten({ name, args }: ServerFunctionClientArgs, answer: unknown): unknown {
  const { formState: sent, data } = args as AfterSave;
  const { state } = (answer ?? {}) as { state?: FormState };
  if (name !== "form-state" || !sent || !data || !state) return answer;
  for (const [path, field] of Object.entries(state)) {
    if (path in sent && isEqual(field.value, sent[path]?.value)) delete field.value;
  }
  return answer;
}
