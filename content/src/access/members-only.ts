import type { Payload } from "payload";
import { refusal } from "../http/answers.ts";
import { DATABASE_AWAY, DATABASE_AWAY_DATA, UNAVAILABLE } from "../http/database-away.ts";
import { refusalData } from "../http/refusal-codes.ts";
import { watchLookups } from "./account-lookup.ts";
import { isFromOwnOrigin } from "./own-origin.ts";
import { SIGN_IN } from "./sign-in-sentence.ts";

/** Addresses that REST answers without a session: signing in and out, a new password, and who is signed in. */
export const OPEN = [
  "GET /api/users/me",
  "POST /api/users/login",
  "POST /api/users/logout",
  "POST /api/users/refresh-token",
  "POST /api/users/forgot-password",
  "POST /api/users/reset-password",
];

/** Most that an open address reads of a body, in bytes: an e-mail address, a password and a token. */
const OPEN_BODY_MAX_BYTES = 16 * 1024;

/** Payload's for types that are closed to REST; its words name the address behind the site. */
const NOT_IMPLEMENTED = 501;

const signIn = () => refusal(403, SIGN_IN, refusalData("signed-out"));

/** Who asks is not known: no answer would be right. */
const databaseAway = () => refusal(UNAVAILABLE, DATABASE_AWAY, DATABASE_AWAY_DATA);

/**
 * Keeps REST to those who are signed in, and its changes to pages of our own, before anything of a request is read:
 * Payload asks who it is only once it holds the whole body, and an upload may have 200 MB. Access control of each type
 * stands behind it.
 */
export function membersOnly<Arguments extends unknown[]>(
  handle: (request: Request, ...others: Arguments) => Promise<Response>,
  getPayload: () => Promise<Payload>,
): typeof handle {
  async function admit(request: Request, ...others: Arguments): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (OPEN.includes(`${request.method} ${pathname}`)) {
      return isShort(request) ? handle(request, ...others) : refusal(413, "Diese Anfrage ist zu lang.");
    }
    const { user } = await (await getPayload()).auth({ headers: request.headers });
    if (!user) return signIn();
    const response = await handle(request, ...others);
    return response.status === NOT_IMPLEMENTED ? refusal(404, "Diese Adresse gibt es hier nicht.") : response;
  }

  return async (request, ...others) => {
    if (!isFromOwnOrigin(request)) return refusal(403, "Diese Anfrage kam nicht von der Verwaltung dieser Website.");
    const { failed, result } = await watchLookups(() => admit(request, ...others));
    return failed ? databaseAway() : result;
  };
}

/** A body whose length is not announced counts as long: no browser sends one. */
function isShort({ body, headers }: Request): boolean {
  return body === null || Number(headers.get("content-length") ?? Number.NaN) <= OPEN_BODY_MAX_BYTES;
}
