import config from "@payload-config";
import { getPayload } from "payload";
import { onShare } from "../../database/pool-shares.ts";
import { writability } from "../../database/writable.ts";
import { settings } from "../../settings/settings.ts";

export const dynamic = "force-dynamic";

/** 200 when the database takes writes of inquiries, 503 with the reason when it does not; within 2 s. Says nothing about content. */
export async function GET() {
  const { status, refused } = await onShare("inquiries", () => writability(() => getPayload({ config })));
  return Response.json({ status, refused, instance: settings.INSTANCE_ID }, { status: status === "ok" ? 200 : 503 });
}
