import { hasBearer } from "@schaufenster/contract/bearer";
import { PUBLISH_WEBHOOK_PATH, type PublishEvent, publishEventSchema } from "@schaufenster/contract/publish-webhook";
import { isFreshlySigned } from "@schaufenster/contract/signed-request";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { Schedule } from "../http/schedule.ts";
import type { SiteEnv } from "../http/site-env.ts";

/** In bytes; a webhook has a few short fields. */
const BODY_MAX_BYTES = 4096;

/** For a foreign content system's webhook. */
const STRAPI_WEBHOOK_PATH = "/webhooks/strapi";

const failure = (message: string) => ({ error: { message } });

/**
 * Handles the publish webhook (contract/src/publish-webhook.ts), and Strapi's: 202, or 401 for a bad signature or an
 * old timestamp, 413 if it is too long, or 400 if it is invalid.
 * @param secret shared with the content system; without one every webhook is refused
 * @param onPublished called before the response; must not wait for anything
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
  // Strapi can send a header but can't sign. Its description of the change isn't read.
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
