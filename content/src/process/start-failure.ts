import { EXIT_FINAL } from "./exit-codes.ts";

/** Ends this process with the sentences of an error; starting it again would mend nothing. */
export function endWith(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(EXIT_FINAL);
}
