import type { AfterErrorHook } from "payload";

/** What Payload says instead of an error that is not for others to read (payload/dist/utilities/routeError.js). */
const ENGLISH = "Something went wrong.";

const GERMAN =
  "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; hilft das nicht, sagen Sie es der Administration.";

/** A failure is told to editors in German. */
export const sayFailureInGerman: AfterErrorHook = ({ result }) => {
  const [error] = (result as { errors?: { message?: string }[] } | undefined)?.errors ?? [];
  return error?.message === ENGLISH ? { response: { errors: [{ message: GERMAN }] } } : undefined;
};
