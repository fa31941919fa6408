import { commandOf, isRunning, parentOf } from "./process-table.ts";

/** Time between two looks at whether npm is still running, in ms. */
const POLL_MS = 500;

/** npm runs a script in a shell, which may stay between npm and the script or be replaced by it. */
const STEPS_TO_NPM = 2;

/**
 * Calls back when the npm that runs this script is gone: npm gives a signal to its shell alone, which ends without passing
 * it on, and a killed npm gives none at all. Without npm nothing is watched.
 */
export function whenNpmEnds(act: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  setInterval(() => {
    if (process.ppid !== parent || (npm !== null && !isRunning(npm))) act();
  }, POLL_MS).unref();
}

/** npm names itself `npm start`, or is a script that node runs. */
function findNpm(parent: number): number | null {
  let pid = parent;
  for (let step = 0; step < STEPS_TO_NPM && pid > 1; step += 1) {
    if (/^(?:\S*node )?(?:\S*[\\/])?npm(?:-cli\.js)?(?: |$)/.test(commandOf(pid))) return pid;
    pid = parentOf(pid);
  }
  return null;
}
