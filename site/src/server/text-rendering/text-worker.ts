import { parentPort } from "node:worker_threads";
import { renderText, type TextJob } from "../../content/markdown/texts.ts";

/** A thread of its own for texts that take long; the one who has started it ends it when one takes too long. */
parentPort?.on("message", (job: TextJob) => parentPort?.postMessage(renderText(job)));
parentPort?.postMessage("ready");
