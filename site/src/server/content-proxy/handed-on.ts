/** Names of system calls that make a connection, as Node's socket errors have them. */
const CONNECTING = new Set(["connect", "getaddrinfo"]);

/**
 * Whether a request that failed may have reached the server all the same: all but one for which there was no connection. Then
 * nobody knows what became of it.
 *
 * @param error of `http.request`, or of `fetch`, which has it as its cause
 */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (error instanceof AggregateError) return error.errors.some(mayHaveArrived); // one for each address of a name
  if (error.cause !== undefined) return mayHaveArrived(error.cause);
  const { syscall, code } = error as NodeJS.ErrnoException;
  return !CONNECTING.has(syscall ?? "") && code !== "UND_ERR_CONNECT_TIMEOUT";
}
