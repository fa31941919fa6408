import type { Landing, Site } from "../../content/domain.ts";
import type { LoadContext, Loaded } from "../load-context.ts";

export const LANDING_PATH = "/";

/** @throws {ContentError} (spec §7, InitialData) */
export async function loadLanding({ initial }: LoadContext): Promise<Loaded<{ site: Site; landing: Landing }>> {
  return { found: true, path: LANDING_PATH, content: await initial() };
}
