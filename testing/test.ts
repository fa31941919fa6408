import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Request,
  type Response,
  type WebError,
} from "@playwright/test";
import { CONSENT_COOKIE } from "../site/src/layout/consent/consent-cookie.ts";
import { ownApps } from "./shared-apps.ts";

/** Lets a test name the faults that a page shows: a fault that it does not name fails it. */
type Guard = {
  /** Expects the next matching complaint instead of failing on it, for example a 404 that the test asks for. */
  expectComplaint: (pattern: RegExp) => void;
  /** Tolerates matching complaints, which may or may not come. */
  allowComplaint: (pattern: RegExp) => void;
};

/** The visitor's answer to the consent dialog before the test; null: none, so that it appears. */
export type Consent = { statistics: boolean; personalization: boolean } | null;

export const REFUSED: NonNullable<Consent> = { statistics: false, personalization: false };

type Fixtures = {
  siteUrl: string;
  consent: Consent;
  /** Whether the slider's picture drifts and its line grows, where motion is wanted: half a core of a browser without a GPU. */
  drift: boolean;
  guard: Guard;
};

/**
 * Playwright's test with a guard: any console error or warning, uncaught error, failed request, error status or
 * violation of the content security policy that the test did not expect fails it.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  siteUrl: async ({}, use) => use(ownApps().url),
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  consent: [REFUSED, { option: true }],
  drift: [false, { option: true }],
  context: async ({ context, consent, drift }, use) => {
    if (consent) await answerConsent(context, consent);
    await prepare(context, drift);
    await use(context);
  },
  guard: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      const { complaints, stop } = watch(context);
      await use({
        expectComplaint: (pattern) => void expected.push(pattern),
        allowComplaint: (pattern) => void allowed.push(pattern),
      });
      stop();
      const known = [...expected, ...allowed];
      const unexpected = complaints.filter((complaint) => !known.some((pattern) => pattern.test(complaint)));
      const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
      expect(unexpected, "complaints of the page").toEqual([]);
      expect(missing.map(String), "complaints that were expected and did not come").toEqual([]);
    },
    { auto: true },
  ],
});

/** As if the visitor had answered the consent dialog, on any port of this machine. */
export async function answerConsent(context: BrowserContext, consent: NonNullable<Consent>): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ necessary: true, ...consent, marketing: false }));
  await context.addCookies([{ name: CONSENT_COOKIE, value, domain: "localhost", path: "/", sameSite: "Strict" }]);
}

/** Prepares what every page of a context begins with. */
export async function prepare(context: BrowserContext, drift = false): Promise<void> {
  if (!drift) await context.addInitScript(stopDrift);
  await lookAround(context);
}

/** In a page: stops what the slider moves all the time. No script of the site waits for the end of either. */
function stopDrift(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-slide-state="active"] *, [data-current] *::after { animation: none !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Moves the pointer on every page as soon as it is there, as visitors do: script that waits for a visitor is fetched. */
async function lookAround(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
  });
}

/** Said for debugging only (hydrate.tsx), as extensions cause it in visitors' browsers; here it is a fault. */
const MISMATCH = /did not match its HTML/;

/** Chromium's word, on a busy machine, for a fade between two pages (CSS alone) that came too late: the page is there without it. */
const LATE_FADE = /^Transition was aborted because of invalid state/;

/** Collects what the pages of a context complain about, until it is stopped. */
function watch(context: BrowserContext): { complaints: string[]; stop: () => void } {
  const complaints: string[] = [];
  const said = (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning" || MISMATCH.test(message.text())) {
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  const thrown = (webError: WebError) => {
    const { message } = webError.error();
    if (!LATE_FADE.test(message)) complaints.push(`uncaught: ${message}`);
  };
  const failed = (request: Request) => {
    const reason = request.failure()?.errorText ?? "";
    // A navigation cancels what the page before it was still loading.
    if (reason !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()} ${reason}`);
  };
  const answered = (response: Response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  };
  context.on("console", said).on("weberror", thrown).on("requestfailed", failed).on("response", answered);
  const stop = () => {
    context.off("console", said).off("weberror", thrown).off("requestfailed", failed).off("response", answered);
  };
  return { complaints, stop };
}

export { expect };
