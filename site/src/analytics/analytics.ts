import { documentCookies, setCookie } from "../content/cookie.ts";
import { removals } from "./cookies.ts";
import { startGoogle } from "./google.ts";
import { startMatomo } from "./matomo.ts";

/** As configured by an editor: 'google', 'matomo', or 'off'. */
export type AnalyticsService = { service: string; id: string; url: string };

let stop: (() => void) | null = null;

/** Called when the visitor has agreed (spec §4, consent dialog); the service's script isn't loaded earlier. */
export function optIn({ service, id, url }: AnalyticsService): void {
  stop ??= service === "google" ? startGoogle(id) : startMatomo(id, url);
}

/** Called when the visitor refuses or withdraws: stops tracking and removes the service's cookies. */
export function optOut(): void {
  stop?.();
  stop = null;
  removals(documentCookies(), location.hostname).forEach(setCookie);
}
