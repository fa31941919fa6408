import type { Apps } from "./apps.ts";

/** Apps that run while tests do, as the tests know them. */
type SharedApps = Pick<Apps, "url" | "contentUrl" | "folder">;

/** Names the running apps to the processes that tests run in. */
export function shareApps(untouched: Apps, own: Apps[]): void {
  const known = ({ url, contentUrl, folder }: Apps): SharedApps => ({ url, contentUrl, folder });
  process.env.SHARED_APPS = JSON.stringify({ untouched: known(untouched), own: own.map(known) });
}

function shared(): { untouched: SharedApps; own: SharedApps[] } {
  if (!process.env.SHARED_APPS) throw new Error("The apps are not running");
  return JSON.parse(process.env.SHARED_APPS);
}

/** Those of this process alone: its tests run one after another, so that none changes what another one reads. */
export function ownApps(): SharedApps {
  const own = shared().own[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!own) throw new Error("There are fewer apps than processes");
  return own;
}

/** Those that no test changes. */
export const untouchedApps = (): SharedApps => shared().untouched;
