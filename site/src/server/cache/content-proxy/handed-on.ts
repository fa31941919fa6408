/** Node's names of system calls that open a connection. */
const CONNECTING = new Set(["connect", "getaddrinfo"]);

/**
 * Whether a failed request may still have reached the server: true unless no connection was made. If so, its outcome is
 * unknown.
 *
 * @param error of `http.request`, or of `fetch`, which has it as its cause
 */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (error instanceof AggregateError) return error.errors.some(mayHaveArrived); // one per resolved address
  if (error.cause !== undefined) return mayHaveArrived(error.cause);
  const { syscall, code } = error as NodeJS.ErrnoException;
  return !CONNECTING.has(syscall ?? "") && code !== "UND_ERR_CONNECT_TIMEOUT";
}
