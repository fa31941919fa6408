import type { AfterErrorHook } from "payload";

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

const answerWith = (status: number, message: string) => ({ status, response: { errors: [{ message }] } });

/** An operator that this database doesn't support, and an unknown column. */
const UNKNOWN_NAME = /operators\[\w+\] is not a function|^Cannot find field for path/;

/** Start of libsql's message about a value that it can't bind. */
const UNBINDABLE = /^SQLite3 can only bind/;

/**
 * SQLite's message about an invalid number; PostgreSQL's codes for invalid values (SQLSTATE 22) or types that can't be
 * compared.
 */
const WRONG_VALUE = /^(?:SQLITE_MISMATCH|SQLITE_RANGE|22\w{3}|42883)$/;

/**
 * Whether a query failed because of an invalid value or name in the request, by the error of the driver or of Payload.
 */
function cannotBeAsked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof URIError || UNKNOWN_NAME.test(error.message) || UNBINDABLE.test(error.message)) return true;
  const { cause } = error;
  if (!(cause instanceof Error)) return false;
  // A value that the driver can't bind: an object, an infinite number, an invalid date.
  if (cause instanceof TypeError || cause instanceof RangeError || UNBINDABLE.test(cause.message)) return true;
  return "code" in cause && WRONG_VALUE.test(String(cause.code));
}

/** Responds with 4xx to an invalid request, where Payload would send 500. */
export const rejectInvalidQuery: AfterErrorHook = ({ collection, error, req }) => {
  const asksForVersions = req.pathname?.includes("/versions") ?? false;
  if (collection && !collection.versions && asksForVersions && error instanceof TypeError)
    return answerWith(NOT_FOUND, "Davon gibt es keine Versionen.");
  // For a view that nobody has stored, Payload queries a column of a table that it left out.
  if (req.method === "DELETE" && req.pathname?.includes("/payload-preferences/"))
    return answerWith(NOT_FOUND, "Diese Ansicht ist nicht gespeichert.");
  const isNoJson = error instanceof SyntaxError && typeof req.query.where === "string";
  if (isNoJson || cannotBeAsked(error))
    return answerWith(BAD_REQUEST, "Diese Anfrage lässt sich so nicht beantworten.");
};
