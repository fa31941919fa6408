import config from "@payload-config";
import { getPayload } from "payload";
import { settings } from "../../settings/settings.ts";

export const dynamic = "force-dynamic";

/** 200 when the database answers, 503 when it does not. Says nothing about content. */
export async function GET() {
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: "users" });
    return Response.json({ status: "ok", instance: settings.INSTANCE_ID });
  } catch {
    return Response.json({ status: "database not reachable" }, { status: 503 });
  }
}
