import { type announcedSchema, announcementSchema } from "@schaufenster/contract/announcement";
import type { Payload } from "payload";
import * as v from "valibot";
import { readSigned } from "../http/signed-body.ts";
import { contentVersion } from "./content-version.ts";
import { noteSite } from "./sites.ts";

/** Longest body that is read, in bytes. */
const BODY_MAX = 1000;

/**
 * Takes a site's address (contract/src/announcement.ts): 200, 401 if it is not from a site of this installation, 400 if it is
 * no address, 404 where the content is another system's and nothing is published.
 */
export async function receiveAnnouncement(request: Request, payload: Payload): Promise<Response> {
  const body = await readSigned(request, BODY_MAX);
  if (body === null) return new Response(null, { status: 401 });
  const announcement = v.safeParse(v.pipe(v.string(), v.parseJson(), announcementSchema), body);
  if (!announcement.success) return new Response(null, { status: 400 });
  await noteSite(payload, announcement.output.url);
  return Response.json({ version: contentVersion() } satisfies v.InferOutput<typeof announcedSchema>);
}
