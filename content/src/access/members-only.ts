import type { Payload } from "payload";
import { refusal } from "../platform/http/answers.ts";
import { DATABASE_AWAY, DATABASE_AWAY_DATA, UNAVAILABLE } from "../platform/http/database-away.ts";
import { refusalData } from "../platform/http/refusal-codes.ts";
import { SIGN_IN } from "../platform/http/sign-in-sentence.ts";
import { watchLookups } from "./account-lookup.ts";
import { isFromOwnOrigin } from "./own-origin.ts";

/** REST paths open without a session. */
export const OPEN = [
  "GET /api/users/me",
  "POST /api/users/login",
  "POST /api/users/logout",
  "POST /api/users/refresh-token",
  "POST /api/users/forgot-password",
  "POST /api/users/reset-password",
];

/** Maximum body size of the open paths, in bytes: an email address, a password and a token. */
const OPEN_BODY_MAX_BYTES = 16 * 1024;

/** Payload's response for types closed to REST; it would reveal the internal URL. */
const NOT_IMPLEMENTED = 501;

const signIn = () => refusal(403, SIGN_IN, refusalData("signed-out"));

/** The lookup failed, so the requester is unknown. */
const databaseAway = () => refusal(UNAVAILABLE, DATABASE_AWAY, DATABASE_AWAY_DATA);

/**
 * Restricts REST to signed-in users, and changes to our own pages, before the body is read: Payload authenticates only after
 * reading the whole body, up to 200 MB for an upload. Each type's access control still applies.
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

/** A body without Content-Length counts as too long: browsers always send it. */
function isShort({ body, headers }: Request): boolean {
  return body === null || Number(headers.get("content-length") ?? Number.NaN) <= OPEN_BODY_MAX_BYTES;
}
