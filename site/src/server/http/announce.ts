import { ANNOUNCEMENT_PATH, announcedSchema } from "@schaufenster/contract/announcement";
import { signedHeaders } from "@schaufenster/contract/signed-request";
import * as v from "valibot";

/** How long the content system may take to answer, in ms. */
const TIMEOUT_MS = 3000;

/** The content system answers, and is not to be told of this site: the secrets differ, or it is of another release. */
export class AnnouncementRefused extends Error {}

/**
 * Tells the content system that this site is there, to be told of publications.
 *
 * @returns the version of the published content
 * @throws {AnnouncementRefused | Error}
 */
export async function announce({
  contentUrl,
  ownUrl,
  secret,
}: {
  contentUrl: string;
  /** The address at which the content system reaches this site. */
  ownUrl: string;
  secret: string;
}): Promise<string> {
  const body = JSON.stringify({ url: ownUrl });
  const response = await fetch(contentUrl + ANNOUNCEMENT_PATH, {
    method: "POST",
    headers: signedHeaders(body, secret),
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  const answer = response.ok ? v.safeParse(announcedSchema, await response.json()) : null;
  if (!answer?.success) throw new AnnouncementRefused(`status ${response.status}`);
  return answer.output.version;
}
