import config from "@payload-config";
import { hasBearer } from "@schaufenster/contract/bearer";
import { getPayload } from "payload";
import { register } from "prom-client";
import { settings } from "../../platform/settings/settings.ts";
import { metricsText } from "./metrics.ts";

export const dynamic = "force-dynamic";

/** For Prometheus, with METRICS_TOKEN; otherwise 404. */
export async function GET(request: Request) {
  if (!hasBearer(request.headers.get("authorization"), settings.METRICS_TOKEN))
    return new Response(null, { status: 404 });
  const text = await metricsText(await getPayload({ config }));
  return new Response(text, {
    headers: { "content-type": register.contentType, "cache-control": "private, no-store" },
  });
}
