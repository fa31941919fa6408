import config from "@payload-config";
import { getPayload } from "payload";
import { contentVersion } from "../../entry/content-version.ts";
import { settings } from "../../platform/settings/settings.ts";
import { healthOf } from "./health.ts";

export const dynamic = "force-dynamic";

/**
 * 200 when the database takes writes of inquiries and uploads are there, 503 with the reason when not; within 2 s. Either way with
 * the version of the published content, by which a site finds a publication whose webhook it missed.
 */
export async function GET() {
  const { status, refused } = await healthOf(() => getPayload({ config }));
  const { INSTANCE_ID: instance, SCHAUFENSTER_VERSION: version } = settings;
  const answer = { status, refused, instance, version, contentVersion: contentVersion() };
  return Response.json(answer, { status: status === "ok" ? 200 : 503 });
}
