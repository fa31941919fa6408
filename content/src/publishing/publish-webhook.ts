import {
  PUBLISH_WEBHOOK_PATH,
  type PublishEvent,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
} from "@schaufenster/contract/publish-webhook";
import { sign } from "@schaufenster/contract/signature";
import { log } from "../log.ts";
import { settings } from "../settings/settings.ts";
import { countPublication } from "./content-version.ts";

/** How long a site may take to answer, in ms. One that misses the webhook finds the change by itself within 90 s. */
const TIMEOUT_MS = 2000;

/** Tells every site that something was published. Never throws; a site that cannot be reached is logged. */
export async function sendPublishWebhook(event: PublishEvent): Promise<void> {
  countPublication();
  await Promise.all(settings.SITE_URLS.map((url) => sendTo(url, event)));
}

async function sendTo(site: string, event: PublishEvent): Promise<void> {
  const body = JSON.stringify(event);
  const timestamp = String(Date.now());
  const signature = sign(`${timestamp}.${body}`, settings.WEBHOOK_SECRET);
  try {
    const response = await fetch(site + PUBLISH_WEBHOOK_PATH, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [WEBHOOK_TIMESTAMP_HEADER]: timestamp,
        [WEBHOOK_SIGNATURE_HEADER]: signature,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) log.warn({ site, status: response.status }, "publish webhook refused");
  } catch (error) {
    log.warn({ site, reason: error instanceof Error ? error.message : String(error) }, "publish webhook not delivered");
  }
}
