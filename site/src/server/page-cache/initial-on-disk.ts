import type { Initial } from "../../content/initial.ts";
import type { DiskCache } from "./disk-cache.ts";

const KEY = "initial";

/**
 * The content that all pages share as it was last, on disk: a server that is started while the content system is down
 * still knows the agency's name, navigation, telephone and mailbox.
 *
 * @param onFailure told when the disk fails
 */
export async function initialOnDisk(
  diskCache: DiskCache,
  onFailure: (error: unknown) => void,
): Promise<{ remembered: Initial | null; keep: (initial: Initial) => void }> {
  const copy = await diskCache.read(KEY);
  let kept = copy?.html ?? "";
  return {
    remembered: copy && ofThisVersion(JSON.parse(copy.html) as Initial),
    keep(initial) {
      const text = JSON.stringify(initial);
      if (text === kept) return;
      kept = text;
      diskCache.write(KEY, { path: "", html: text, version: "", br: "" }).catch(onFailure);
    },
  };
}

/** An older version has kept other things of legal texts. */
const ofThisVersion = (initial: Initial) => (Array.isArray(initial.site.settings.legal) ? initial : null);
