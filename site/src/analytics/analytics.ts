import { removals } from "./cookies.ts";
import { startGoogle } from "./google.ts";
import { startMatomo } from "./matomo.ts";

/** The service that an editor has configured: 'google', 'matomo', or 'off'. */
export type AnalyticsService = { service: string; id: string; url: string };

let stop: (() => void) | null = null;

/** Called when the visitor has agreed (spec §4, consent dialog). Only now the service's script is loaded. */
export function optIn({ service, id, url }: AnalyticsService): void {
  stop ??= service === "google" ? startGoogle(id) : startMatomo(id, url);
}

/** Called when the visitor refuses or withdraws: stops the sending and removes the service's cookies. */
export function optOut(): void {
  stop?.();
  stop = null;
  for (const removal of removals(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = removal;
  }
}
