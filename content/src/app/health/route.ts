import config from "@payload-config";
import { getPayload } from "payload";
import { contentVersion } from "../../entry/content-version.ts";
import { settings } from "../../platform/settings/settings.ts";
import { healthOf } from "./health.ts";

export const dynamic = "force-dynamic";

/**
 * 200 if the database accepts writes and uploads are there, otherwise 503 with the reason; within 2 s. Both include the
 * version of the published content, by which a site detects a publication whose webhook it missed.
 */
export async function GET() {
  const { status, refused } = await healthOf(() => getPayload({ config }));
  const { INSTANCE_ID: instance, SCHAUFENSTER_VERSION: version } = settings;
  const answer = { status, refused, instance, version, contentVersion: contentVersion() };
  return Response.json(answer, { status: status === "ok" ? 200 : 503 });
}
