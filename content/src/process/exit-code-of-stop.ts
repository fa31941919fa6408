/** Exit codes of a process that a signal ended (128 and its number), which `next start` gives itself. */
const CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Told to stop, `next start` lets requests in flight finish and ends in order, but with the exit code of a process that
 * was killed, which a service manager takes for a failure. Here it ends with 0, like the site.
 */
export function endInOrderWithZero(): void {
  for (const [signal, code] of Object.entries(CODES)) {
    process.once(signal, () => {
      process.once("exit", (given) => {
        if (given === code) process.exitCode = 0;
      });
    });
  }
}
