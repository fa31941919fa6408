import type { FormState, ServerFunctionClientArgs } from "payload";
import { isEqual } from "../../admin/form-fields.ts";

/** A request for a form's state after a save: the form as it was sent, and the stored values. */
type AfterSave = { formState?: FormState; data?: unknown };

/**
 * Keeps an answer to a save from overwriting a form. Payload's answer brings every stored value along, and the form
 * takes them over in each field but the one that was changed last: words that were written in the others since the save
 * was sent would be gone. The answer has only those values that the content system has changed itself
 * (docs/decisions/197).
 *
 * @returns the answer, changed where it is one to a save
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
