import { sentenceOf } from "./disk-error.ts";
import { EXIT_FINAL } from "./exit-codes.ts";

/** Ends this process with the sentences of an error; a new start would not help. */
export function endWith(error: unknown): never {
  process.stderr.write(`\n${sentenceOf(error)}\n`);
  process.exit(EXIT_FINAL);
}
