import {
  publishEventSchema,
  WEBHOOK_MAX_AGE_MS,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
} from "@schaufenster/contract/publish-webhook";
import { isSigned } from "@schaufenster/contract/signature";
import type { Payload } from "payload";
import * as v from "valibot";
import { settings } from "../settings/settings.ts";
import { encodeOutstanding } from "../uploads/encoding-queue.ts";
import { sendPublishWebhook } from "./publish-webhook.ts";

/** Longest body that is read, in characters. */
const BODY_MAX = 1000;

/** Takes the publish webhook of another process that writes into the same database: see tellContentSystem. */
export async function receivePublishWebhook(request: Request, payload: Payload): Promise<Response> {
  const timestamp = request.headers.get(WEBHOOK_TIMESTAMP_HEADER) ?? "";
  const age = Math.abs(Date.now() - Number(timestamp || Number.NaN));
  if (!(age <= WEBHOOK_MAX_AGE_MS) || Number(request.headers.get("content-length") ?? BODY_MAX + 1) > BODY_MAX) {
    return new Response(null, { status: 401 });
  }
  const body = await request.text();
  const signature = request.headers.get(WEBHOOK_SIGNATURE_HEADER) ?? "";
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), publishEventSchema), body);
  if (!isSigned(`${timestamp}.${body}`, signature, settings.WEBHOOK_SECRET) || !event.success) {
    return new Response(null, { status: 401 });
  }
  await sendPublishWebhook(event.output);
  void encodeOutstanding(payload);
  return new Response(null, { status: 202 });
}
