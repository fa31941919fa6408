import type { Site } from "../../content/domain.ts";
import type { LoadContext, Loaded } from "../load-context.ts";

/** Redirect target (303, RFC 9110 §15.4.4) of a form posted without script once its message is stored. */
export const SENT_PATH = "/nachricht-gesendet";

/** Works while the content system is unreachable: another instance may have received the message. */
export async function loadSent({ siteInTime }: LoadContext): Promise<Loaded<{ site: Site }>> {
  return { found: true, path: SENT_PATH, content: { site: await siteInTime() } };
}
