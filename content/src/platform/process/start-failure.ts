import { sentenceOf } from "./disk-error.ts";
import { EXIT_FINAL } from "./exit-codes.ts";

/** Ends this process with an error's message and the exit code against a restart. */
export function endWith(error: unknown): never {
  process.stderr.write(`\n${sentenceOf(error)}\n`);
  process.exit(EXIT_FINAL);
}
