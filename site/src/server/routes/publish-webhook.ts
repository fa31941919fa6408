import { createHmac, timingSafeEqual } from "node:crypto";
import {
  NOTICE_MAX_AGE_MS,
  NOTICE_PATH,
  NOTICE_SIGNATURE_HEADER,
  NOTICE_TIMESTAMP_HEADER,
  type Notice,
  noticeSchema,
} from "@schaufenster/contract/publish-webhook";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { SiteEnv } from "../http/site-env.ts";

/** A notice is two short fields; in bytes. */
const BODY_MAX_BYTES = 4096;

/** A failure as JSON, like all others. */
const failure = (message: string) => ({ error: { message } });

/**
 * Takes the notice "something was published" (contract/src/notice.ts): 202, or 401 if it is not from the content system,
 * or 400 if it makes no sense.
 *
 * @param secret shared with the content system; without one every notice is refused
 * @param onPublished called before the answer; must not wait for anything
 */
export function noticeRoutes(
  secret: string | undefined,
  onPublished: (notice: Notice) => void,
  now: () => number = Date.now,
): Hono<SiteEnv> {
  const limit = bodyLimit({
    maxSize: BODY_MAX_BYTES,
    onError: (context) => context.json(failure("The notice is too long."), 413),
  });
  return new Hono<SiteEnv>().post(NOTICE_PATH, limit, async (context) => {
    const body = await context.req.text();
    const timestamp = context.req.header(NOTICE_TIMESTAMP_HEADER) ?? "";
    const signature = context.req.header(NOTICE_SIGNATURE_HEADER) ?? "";
    if (!secret) return context.json(failure("Notices are refused: NOTICE_SECRET is not set."), 401);
    if (!isSignedBy(secret, `${timestamp}.${body}`, signature)) {
      return context.json(failure("The notice's signature is wrong or missing."), 401);
    }
    if (!isRecent(timestamp, now())) return context.json(failure("The notice is too old, or from the future."), 401);
    const notice = v.safeParse(v.pipe(v.string(), v.parseJson(), noticeSchema), body);
    if (!notice.success) return context.json(failure("The notice must be JSON with source and id."), 400);
    onPublished(notice.output);
    return context.json({ accepted: true }, 202);
  });
}

/** Lower-case hexadecimal HMAC-SHA256 of the text. */
export function signNotice(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** Whether a text was signed with the secret. Takes the same time for every wrong signature. */
export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(signNotice(secret, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function isRecent(timestamp: string, now: number): boolean {
  return /^\d{1,16}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= NOTICE_MAX_AGE_MS;
}
