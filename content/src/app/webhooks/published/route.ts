import config from "@payload-config";
import { getPayload } from "payload";
import { receivePublishWebhook } from "./receive-webhook.ts";

export async function POST(request: Request): Promise<Response> {
  return receivePublishWebhook(request, await getPayload({ config }));
}
