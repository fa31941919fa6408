/** Codes of refusals that an open form handles itself; messages are only for people. */
export type RefusalCode = "signed-out" | "database-away" | "stale";

/**
 * Error data as Payload's form reads it: it puts the code on `lastForm`, where an open form marks its saves and looks
 * for the reason of a refusal (docs/decisions/197).
 */
export const refusalData = (code: RefusalCode) => ({ errors: [{ path: "lastForm", message: code }] });
