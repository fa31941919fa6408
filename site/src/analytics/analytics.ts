import { removals } from "./cookies.ts";
import { startGoogle } from "./google.ts";
import { startMatomo } from "./matomo.ts";

/** The service that an editor has configured. */
export type AnalyticsService = { service: string; id: string; url: string };

let stop: (() => void) | null = null;

/** The visitor has agreed (spec §4, consent dialog): the service's script is loaded now and not before. */
export function optIn({ service, id, url }: AnalyticsService): void {
  stop ??= service === "google" ? startGoogle(id) : startMatomo(id, url);
}

/** The visitor refuses or withdraws: nothing more is sent, and nothing that was stored for it remains. */
export function optOut(): void {
  stop?.();
  stop = null;
  for (const removal of removals(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = removal;
  }
}
