import type { Site } from "../../content/domain.ts";
import type { LoadContext, Loaded } from "../load-context.ts";

/** Where a form posted without script leads when its message is stored (303, RFC 9110 §15.4.4). */
export const SENT_PATH = "/nachricht-gesendet";

/** Available even if the content system is unresponsive: another one may have received the message. */
export async function loadSent({ siteInTime }: LoadContext): Promise<Loaded<{ site: Site }>> {
  return { found: true, path: SENT_PATH, content: { site: await siteInTime() } };
}
