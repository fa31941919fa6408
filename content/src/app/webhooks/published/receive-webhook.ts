import { publishEventSchema } from "@schaufenster/contract/publish-webhook";
import type { Payload } from "payload";
import * as v from "valibot";
import { sendPublishWebhook } from "../../../entry/publish-webhook.ts";
import { startEncoding } from "../../../files/encoding-queue.ts";
import { readSigned } from "../../../platform/http/signed-body.ts";

/** Maximum body size, in bytes. */
const BODY_MAX = 1000;

/** Receives the publish webhook of another process that writes to the same database: see tellContentSystem. */
export async function receivePublishWebhook(request: Request, payload: Payload): Promise<Response> {
  const body = await readSigned(request, BODY_MAX);
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), publishEventSchema), body);
  if (!event.success) return new Response(null, { status: 401 });
  await sendPublishWebhook(event.output);
  startEncoding(payload);
  return new Response(null, { status: 202 });
}
