import { executeAuthStrategies, type Payload, type ServerFunctionClientArgs } from "payload";
import { SIGN_IN } from "../platform/http/sign-in-sentence.ts";
import { throttledLog } from "../platform/process/throttled-log.ts";
import { isFromOwnOrigin } from "./own-origin.ts";
import { mayOpen } from "./roles.ts";

/** Response to a refused call; a thrown error would be logged as a failure. */
export const REFUSED = { errors: [{ message: SIGN_IN }] };

/**
 * Restricts Payload's server functions to signed-in users on our own pages. Payload looks up the name in a plain object,
 * including inherited properties, and accepts more functions from its caller, so only the name and arguments are passed on.
 * Requesting a form's state would also lock an entry that the user may not open.
 *
 * @returns null if refused
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
  if (few) payload.logger.info(few, "admin call refused");
  return null;
}
