/** Refusals that an open form answers in its own way. It knows them by their codes; sentences are for people alone. */
export type RefusalCode = "signed-out" | "database-away" | "stale";

/**
 * Data of an error as Payload's form reads it: it puts the code on `lastForm`, where an open form marks its saves and looks
 * for the reason of a refusal (docs/decisions/197).
 */
export const refusalData = (code: RefusalCode) => ({ errors: [{ path: "lastForm", message: code }] });
