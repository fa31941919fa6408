import type { PageDefinition } from "../../pages/page-definitions.tsx";
import type { InitialContent } from "./initial-content.ts";
import type { PageFreshness } from "./page-freshness.ts";
import type { MadeOf } from "./page-store.ts";

/** Collections and globals of content that a page shows through what all pages share, and in no other way. */
const SHARED = ["services", "menuitems", "references", "site-settings", "appearance"];

/** Of these too, what does not show them of itself. */
const NOT_SHOWN = { projects: new Set([...SHARED, "pages"]), pages: new Set([...SHARED, "projects", "categories"]) };

/**
 * Whether a page would be the same if it were rendered of the present content, as far as that can be told without asking for
 * it: of what it shows nothing was published since.
 *
 * @throws {ContentError} if what all pages share cannot be had
 */
export async function isUnchanged(
  { freshness, initial }: { freshness: PageFreshness; initial: InitialContent },
  shows: PageDefinition["shows"],
  madeOf: MadeOf,
): Promise<boolean> {
  if (!madeOf.initial) return false;
  const present = await initial.get(); // what is equal is the same object
  if (shows === "landing") return present === madeOf.initial;
  if (present.site !== madeOf.initial.site) return false;
  if (shows === "frame") return true;
  return freshness.sourcesSince(madeOf.version)?.every((source) => NOT_SHOWN[shows].has(source)) ?? false;
}
