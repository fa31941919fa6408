import config from "@payload-config";
import { getPayload } from "payload";
import { settings } from "../../settings/settings.ts";
import { healthOf } from "./health.ts";

export const dynamic = "force-dynamic";

/** 200 when the database takes writes of inquiries and uploads are there, 503 with the reason when not; within 2 s. */
export async function GET() {
  const { status, refused } = await healthOf(() => getPayload({ config }));
  const { INSTANCE_ID: instance, SCHAUFENSTER_VERSION: version } = settings;
  return Response.json({ status, refused, instance, version }, { status: status === "ok" ? 200 : 503 });
}
