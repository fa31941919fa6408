import type { AfterErrorHook } from "payload";
import { isDatabaseAway } from "../database/away.ts";
import { DATABASE_AWAY, DATABASE_AWAY_DATA, UNAVAILABLE } from "./database-away.ts";

/** What Payload says instead of an error that is not for others to read (payload/dist/utilities/routeError.js). */
const ENGLISH = "Something went wrong.";

const GERMAN =
  "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; hilft das nicht, sagen Sie es der Administration.";

/** A failure is told to editors in German; one of the database that may pass is no fault of the server's (503). */
export const sayFailureInGerman: AfterErrorHook = ({ error, result }) => {
  if (isDatabaseAway(error))
    return { status: UNAVAILABLE, response: { errors: [{ message: DATABASE_AWAY, data: DATABASE_AWAY_DATA }] } };
  const [first] = (result as { errors?: { message?: string }[] } | undefined)?.errors ?? [];
  return first?.message === ENGLISH ? { response: { errors: [{ message: GERMAN }] } } : undefined;
};
