import type { AfterErrorHook } from "payload";

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

const answerWith = (status: number, message: string) => ({ status, response: { errors: [{ message }] } });

/** An operator that this database does not have, and a column that a type does not have. */
const UNKNOWN_NAME = /operators\[\w+\] is not a function|^Cannot find field for path/;

/** Beginning of libsql's message about a value that it cannot hand to the database. */
const UNBINDABLE = /^SQLite3 can only bind/;

/** SQLite's words for a wrong number; PostgreSQL's for values that a column cannot have (SQLSTATE 22) or be compared with. */
const WRONG_VALUE = /^(?:SQLITE_MISMATCH|SQLITE_RANGE|22\w{3}|42883)$/;

/** Whether a request asked by a value or a name that no entry can have: the database's driver or Payload's own parts say so. */
function cannotBeAsked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof URIError || UNKNOWN_NAME.test(error.message) || UNBINDABLE.test(error.message)) return true;
  const { cause } = error;
  if (!(cause instanceof Error)) return false;
  // A value that the driver cannot hand to the database: an object, an endless number, a date that is none.
  if (cause instanceof TypeError || cause instanceof RangeError || UNBINDABLE.test(cause.message)) return true;
  return "code" in cause && WRONG_VALUE.test(String(cause.code));
}

/** Answers 4xx to a mistake in the request itself, which is no failure of the server's; Payload answers 500 to it. */
export const refuseUnaskable: AfterErrorHook = ({ collection, error, req }) => {
  const asksForVersions = req.pathname?.includes("/versions") ?? false;
  if (collection && !collection.versions && asksForVersions && error instanceof TypeError)
    return answerWith(NOT_FOUND, "Davon gibt es keine Versionen.");
  // Payload looks for a view that nobody has stored by a column of a table that it left out.
  if (req.method === "DELETE" && req.pathname?.includes("/payload-preferences/"))
    return answerWith(NOT_FOUND, "Diese Ansicht ist nicht gespeichert.");
  const isNoJson = error instanceof SyntaxError && typeof req.query.where === "string";
  if (isNoJson || cannotBeAsked(error))
    return answerWith(BAD_REQUEST, "Diese Anfrage lässt sich so nicht beantworten.");
};
