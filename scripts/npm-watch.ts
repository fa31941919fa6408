import { commandOf, isRunning, parentOf } from "./process-table.ts";

const POLL_MS = 500;

/** npm runs a script in a shell, which may stay between npm and the script or be replaced by it. */
const STEPS_TO_NPM = 2;

/**
 * Calls back when the npm that runs this script is gone: npm sends a signal only to its shell, which doesn't forward
 * it, and a killed npm sends none. Does nothing without npm.
 */
export function whenNpmEnds(act: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  setInterval(() => {
    if (process.ppid !== parent || (npm !== null && !isRunning(npm))) act();
  }, POLL_MS).unref();
}

/** npm's command line is `npm start`, or a script run by node. */
function findNpm(parent: number): number | null {
  let pid = parent;
  for (let step = 0; step < STEPS_TO_NPM && pid > 1; step += 1) {
    if (/^(?:\S*node )?(?:\S*[\\/])?npm(?:-cli\.js)?(?: |$)/.test(commandOf(pid))) return pid;
    pid = parentOf(pid);
  }
  return null;
}
