import { PUBLISH_WEBHOOK_PATH, type PublishEvent } from "@schaufenster/contract/publish-webhook";
import { signedHeaders } from "@schaufenster/contract/signed-request";
import { log } from "../platform/process/log.ts";
import { settings } from "../platform/settings/settings.ts";
import { nextContentVersion } from "./content-version.ts";

/** Webhook timeout, in ms. A site that misses it detects the change within half a minute. */
const TIMEOUT_MS = 2000;

/** Notifies every site of a publication. Never throws; an unreachable site is logged. */
export async function sendPublishWebhook(event: PublishEvent): Promise<void> {
  const contentVersion = nextContentVersion();
  await Promise.all(settings.SITE_URLS.map((url) => sendTo(url, { ...event, contentVersion })));
}

/**
 * Notifies the content system that another process (an import) has published something: it clears its caches, notifies
 * the sites, and creates missing renditions.
 *
 * @param contentUrl its origin
 * @returns whether it is running and has accepted
 */
export async function tellContentSystem(contentUrl: string, event: PublishEvent): Promise<boolean> {
  return (await deliver(contentUrl, event).catch(() => null))?.ok ?? false;
}

async function sendTo(site: string, event: PublishEvent): Promise<void> {
  try {
    const response = await deliver(site, event);
    if (!response.ok) log.warn({ site, status: response.status }, "publish webhook refused");
  } catch (error) {
    log.warn({ site, reason: error instanceof Error ? error.message : String(error) }, "publish webhook not delivered");
  }
}

function deliver(origin: string, event: PublishEvent): Promise<Response> {
  const body = JSON.stringify(event);
  return fetch(origin + PUBLISH_WEBHOOK_PATH, {
    method: "POST",
    headers: signedHeaders(body, settings.WEBHOOK_SECRET),
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
