import { executeAuthStrategies, type Payload, type ServerFunctionClientArgs } from "payload";
import { throttledLog } from "../process/few-lines.ts";
import { isFromOwnOrigin } from "./own-origin.ts";
import { mayOpen } from "./roles.ts";
import { SIGN_IN } from "./sign-in-sentence.ts";

/** The answer to a refused call of Payload's form: a thrown error would be a failure in the log. */
export const REFUSED = { errors: [{ message: SIGN_IN }] };

/**
 * Which calls of the admin's pages reach Payload's functions: those of who is signed in, from a page of our own. Payload
 * looks the name up in a plain object, which also has what all objects inherit, and takes a table of further functions from
 * whom it is called by: what is handed on is name and arguments alone. Asked for the state of a form, it would also lock an
 * entry that the person may not open.
 *
 * @returns null for a call that is refused
 */
export async function admittedCall(
  { name, args }: ServerFunctionClientArgs,
  headers: Headers,
  payload: Payload,
): Promise<ServerFunctionClientArgs | null> {
  if (typeof name === "string" && !(name in Object.prototype) && isFromOwnOrigin({ method: "POST", headers })) {
    const { user } = await executeAuthStrategies({ headers, payload });
    const { collectionSlug, id } = args ?? {};
    const asksForForm = name === "form-state" && id !== undefined && id !== null;
    if (user && (!asksForForm || mayOpen(user, collectionSlug, id))) return { name, args };
  }
  const few = throttledLog("calls refused");
  if (few) payload.logger.info(few, "call of the admin refused");
  return null;
}
