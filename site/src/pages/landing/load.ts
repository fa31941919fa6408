import type { Landing, Site } from "../../content/domain.ts";
import type { Loaded, Loading } from "../loading.ts";

export const LANDING_PATH = "/";

/** The landing page (spec §7, InitialData). */
export async function loadLanding({ initial }: Loading): Promise<Loaded<{ site: Site; landing: Landing }>> {
  return { found: true, path: LANDING_PATH, content: await initial() };
}
