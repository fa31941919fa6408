import { hasBearer } from "@schaufenster/contract/bearer";
import { PUBLISH_WEBHOOK_PATH, type PublishEvent, publishEventSchema } from "@schaufenster/contract/publish-webhook";
import { isFreshlySigned } from "@schaufenster/contract/signed-request";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { SiteEnv } from "../http/site-env.ts";
import type { Schedule } from "../schedule.ts";

/** A webhook is a few short fields; in bytes. */
const BODY_MAX_BYTES = 4096;

/** Where a webhook of a foreign content system is pointed at. */
const STRAPI_WEBHOOK_PATH = "/webhooks/strapi";

/** A failure as JSON, like all others. */
const failure = (message: string) => ({ error: { message } });

/**
 * Takes the webhook "something was published" (contract/src/publish-webhook.ts), and that of a Strapi: 202, or 401 if
 * it is not from the content system or not of now, 413 if it is too long, or 400 if it makes no sense.
 *
 * @param secret shared with the content system; without one every webhook is refused
 * @param onPublished called before the answer; must not wait for anything
 */
export function publishWebhookRoute(
  secret: string | undefined,
  onPublished: (event: PublishEvent) => void,
  schedule: Schedule,
): Hono<SiteEnv> {
  const limit = bodyLimit({
    maxSize: BODY_MAX_BYTES,
    onError: (context) => context.json(failure("The webhook is too long."), 413),
  });
  const app = new Hono<SiteEnv>();
  // A Strapi can be told to send a header, and cannot sign. Its words about the change are not read.
  app.post(STRAPI_WEBHOOK_PATH, (context) => {
    if (!hasBearer(context.req.header("authorization"), secret)) {
      return context.json(failure("The header must be: Authorization: Bearer WEBHOOK_SECRET."), 401);
    }
    onPublished({ source: "strapi", id: null });
    return context.json({ accepted: true }, 202);
  });
  return app.post(PUBLISH_WEBHOOK_PATH, limit, async (context) => {
    const body = await context.req.text();
    if (!secret) return context.json(failure("Webhooks are refused: WEBHOOK_SECRET is not set."), 401);
    if (!isFreshlySigned(context.req.raw.headers, body, secret, schedule.wallClock().getTime())) {
      return context.json(failure("The signature is wrong or missing, or its time is too far from now."), 401);
    }
    const event = v.safeParse(v.pipe(v.string(), v.parseJson(), publishEventSchema), body);
    if (!event.success) return context.json(failure("The webhook must be JSON with source and id."), 400);
    onPublished(event.output);
    return context.json({ accepted: true }, 202);
  });
}
