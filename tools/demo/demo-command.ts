/**
 * Run by the content system at its first start, with its settings: fills it with the demo agency, unless it has
 * content. Logs its progress as the content system does.
 */
import { getPayload } from "payload";
import config from "../../content/src/payload.config.ts";
import { log } from "../../content/src/platform/process/log.ts";
import { fillWithDemo } from "./fill.ts";

/** Progress is logged after this many files and entries. */
const PROGRESS_STEP = 10;

try {
  await fillWithDemo(await getPayload({ config }), (done, total) => {
    if (done % PROGRESS_STEP === 0 || done === total) log.info({ done, total }, "demo agency");
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
