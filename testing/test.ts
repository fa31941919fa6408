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

/** Lets a test name expected errors of a page; any other error fails it. */
type Guard = {
  /** Expects the next matching complaint instead of failing, such as a deliberate 404. */
  expectComplaint: (pattern: RegExp) => void;
  /** Tolerates matching complaints, which may or may not occur. */
  allowComplaint: (pattern: RegExp) => void;
};

/** The visitor's answer to the consent dialog before the test; null: none, so that it appears. */
export type Consent = { statistics: boolean; personalization: boolean } | null;

export const REFUSED: NonNullable<Consent> = { statistics: false, personalization: false };

type Fixtures = {
  siteUrl: string;
  consent: Consent;
  /**
   * Whether the slider's picture drifts and its line grows, if motion isn't reduced: half a core in a browser without a
   * GPU.
   */
  drift: boolean;
  guard: Guard;
};

/**
 * Playwright's test with a guard: it fails on any unexpected console error or warning, uncaught error, failed request,
 * error status or violation of the content security policy.
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

/** Sets the answer to the consent dialog, for any port of this machine. */
export async function answerConsent(context: BrowserContext, consent: NonNullable<Consent>): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ necessary: true, ...consent, marketing: false }));
  await context.addCookies([{ name: CONSENT_COOKIE, value, domain: "localhost", path: "/", sameSite: "Strict" }]);
}

export async function prepare(context: BrowserContext, drift = false): Promise<void> {
  if (!drift) await context.addInitScript(stopDrift);
  await movePointerOnLoad(context);
}

/** In a page: stops the slider's continuous animations. No site script waits for either to end. */
function stopDrift(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-slide-state="active"] *, [data-current] *::after { animation: none !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Moves the pointer on every page as soon as it loads, as visitors do: scripts that wait for input are fetched. */
async function movePointerOnLoad(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
  });
}

/** Only logged for debugging (hydrate.tsx), since extensions cause it in visitors' browsers; here it is a bug. */
const MISMATCH = /did not match its HTML/;

/**
 * Chromium's message, on a busy machine, for a page transition (CSS only) that came too late: the page is shown without
 * it.
 */
const LATE_FADE = /^Transition was aborted because of invalid state/;

/** Collects the complaints of a context's pages, until it is stopped. */
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
    // A navigation cancels pending requests of the previous page.
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
