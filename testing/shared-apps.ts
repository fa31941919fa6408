import type { Apps } from "./apps.ts";

/** Apps that run while tests do, as the tests know them. */
type SharedApps = Pick<Apps, "url" | "contentUrl" | "folder">;

export function shareApps(untouched: Apps, own: Apps[]): void {
  const known = ({ url, contentUrl, folder }: Apps): SharedApps => ({ url, contentUrl, folder });
  process.env.SHARED_APPS = JSON.stringify({ untouched: known(untouched), own: own.map(known) });
}

function shared(): { untouched: SharedApps; own: SharedApps[] } {
  if (!process.env.SHARED_APPS) throw new Error("The apps are not running");
  return JSON.parse(process.env.SHARED_APPS);
}

/** This process's own apps: its tests run serially, so that none changes another's data. */
export function ownApps(): SharedApps {
  const own = shared().own[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!own) throw new Error("There are fewer apps than processes");
  return own;
}

/** Apps that no test changes. */
export const untouchedApps = (): SharedApps => shared().untouched;
