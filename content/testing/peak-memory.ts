import { readFileSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Peak resident memory since the last reset, in bytes (`VmHWM`, proc(5)). */
function highWaterMark(): number {
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  return Number(kibibytes) * 1024;
}

/**
 * Increase of the process's resident memory during `work`, in bytes. Requires Linux; elsewhere it is the increase of
 * the process's lifetime peak.
 */
export async function peakMemory(work: () => Promise<void>): Promise<number> {
  collectGarbage();
  const before = process.memoryUsage().rss;
  if (process.platform !== "linux") {
    await work();
    return process.resourceUsage().maxRSS * 1024 - before;
  }
  writeFileSync("/proc/self/clear_refs", "5");
  await work();
  return highWaterMark() - before;
}
