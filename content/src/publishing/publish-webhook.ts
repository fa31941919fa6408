import { createHmac } from "node:crypto";
import {
  NOTICE_PATH,
  NOTICE_SIGNATURE_HEADER,
  NOTICE_TIMESTAMP_HEADER,
  type Notice,
} from "@schaufenster/contract/publish-webhook";
import { forgetAnswers } from "../graphql/response-cache.ts";
import { log } from "../log.ts";
import { settings } from "../settings/settings.ts";

/** How long a site may take to answer, in ms. One that misses the notice finds the change by itself within a minute. */
const TIMEOUT_MS = 2000;

/** Tells every site that something was published. Never throws; a site that cannot be reached is logged. */
export async function sendNotice(notice: Notice): Promise<void> {
  forgetAnswers();
  await Promise.all(settings.SITE_URLS.map((url) => sendTo(url, notice)));
}

async function sendTo(site: string, notice: Notice): Promise<void> {
  const body = JSON.stringify(notice);
  const timestamp = String(Date.now());
  const signature = createHmac("sha256", settings.NOTICE_SECRET).update(`${timestamp}.${body}`).digest("hex");
  try {
    const response = await fetch(site + NOTICE_PATH, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [NOTICE_TIMESTAMP_HEADER]: timestamp,
        [NOTICE_SIGNATURE_HEADER]: signature,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) log.warn({ site, status: response.status }, "notice refused");
  } catch (error) {
    log.warn({ site, reason: error instanceof Error ? error.message : String(error) }, "notice not delivered");
  }
}
