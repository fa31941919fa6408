import type { AnalyticsService } from "../../analytics/analytics.ts";
import { hasAnalyticsCookies } from "../../analytics/cookies.ts";
import { documentCookies, setCookie } from "../../content/cookie.ts";
import { dialogById, openDialog, openDialogOnPress } from "../../ui/dialog.ts";
import { isFramed } from "../../ui/framed.ts";
import { plainClickOn } from "../../ui/plain-click.ts";
import { hasAgreedTo, storeAgreement } from "./agreement.ts";
import { type ConsentSettings, consentCookie, readConsent } from "./consent-cookie.ts";
import { CONSENT_DETAILS_ID, CONSENT_DIALOG_ID, CONSENT_PATH, consentLanguage, SERVICE_PARAMETER } from "./fragment.ts";
import { answerWouldBeLost, recordLostAnswer } from "./lost-answer.ts";

const OFF = "off";

let optedIn = false;

/**
 * Consent (spec §2 and §4): asks visitors who haven't chosen, asks again at 'Cookie-Einstellungen', and opts in to or
 * out of analytics. Legal texts are readable before choosing (docs/decisions/199). Once per document.
 * @returns if the visitor is asked: a promise of the open dialog, or of null if it fails to load
 */
export function startConsent(): Promise<HTMLDialogElement | null> | null {
  const link = document.querySelector<HTMLAnchorElement>("a[data-consent]");
  if (!link) return null;
  const analytics = serviceOf(link);

  link.ariaHasPopup = "dialog";
  link.addEventListener("click", (event) => {
    if (!plainClickOn(event, "a")) return;
    event.preventDefault();
    ask(analytics, link).catch(() => location.assign(link.href));
  });
  document.addEventListener("visibilitychange", () => {
    if (optedIn && !readChoice(analytics)?.statistics) applyAnalytics(analytics, false);
  });

  const choice = readChoice(analytics);
  if (choice) applyAnalytics(analytics, choice.statistics);
  // An editor's preview has no visitor.
  const mayAsk = "opens" in link.dataset && !isFramed() && !document.querySelector("[data-legal-text]");
  const isAsked = !choice && mayAsk && !answerWouldBeLost();
  return isAsked ? ask(analytics, null).catch(() => null) : null;
}

function serviceOf(link: HTMLAnchorElement): AnalyticsService {
  const { service = OFF, serviceId: id = "", serviceUrl: url = "" } = link.dataset;
  return { service, id, url };
}

/** The stored choice; null if there is none, or if it is for another service or text. */
function readChoice(analytics: AnalyticsService): ConsentSettings | null {
  const stored = readConsent(documentCookies());
  return stored?.statistics && analytics.service !== OFF && !hasAgreedTo(analytics) ? null : stored;
}

/**
 * Opens the dialog in its simple view, with the stored checkboxes.
 * @throws {Error} if it fails to load
 */
async function ask(analytics: AnalyticsService, opener: HTMLAnchorElement | null): Promise<HTMLDialogElement> {
  const dialog = dialogById(CONSENT_DIALOG_ID) ?? (await fetchDialog(analytics));
  const choice = readChoice(analytics);
  dialog.dataset.view = "simple";
  for (const box of dialog.querySelectorAll<HTMLInputElement>("input:enabled")) {
    box.checked = choice?.[box.name as keyof ConsentSettings] ?? false;
  }
  showStoredChoice(dialog, choice);
  if (opener) await openDialogOnPress(dialog, opener);
  else openDialog(dialog, null);
  return dialog;
}

/** @throws {Error} if the dialog is unavailable */
async function fetchDialog(analytics: AnalyticsService): Promise<HTMLDialogElement> {
  const language = consentLanguage(navigator.languages);
  const response = await fetch(`${CONSENT_PATH}/${language}?${SERVICE_PARAMETER}=${analytics.service}`);
  const html = await response.text();
  if (response.ok && !dialogById(CONSENT_DIALOG_ID)) document.body.insertAdjacentHTML("beforeend", html);
  const dialog = dialogById(CONSENT_DIALOG_ID);
  if (!dialog) throw new Error(`No consent dialog (status ${response.status}).`);
  prepareDialog(dialog, analytics);
  return dialog;
}

function prepareDialog(dialog: HTMLDialogElement, analytics: AnalyticsService): void {
  dialog.addEventListener("cancel", (event) => event.preventDefault()); // for browsers without `closedby`
  dialog.addEventListener("click", (event) => {
    if (!plainClickOn(event, `a[href="#${CONSENT_DETAILS_ID}"]`)) return;
    event.preventDefault();
    dialog.dataset.view = "detailed";
    // The link is removed; the first choice follows it.
    dialog.querySelector<HTMLElement>("input:enabled")?.focus();
  });
  dialog.addEventListener("submit", (event) => {
    const button = event.submitter as HTMLButtonElement;
    // Enter on a checkbox activates the form's first button, even a hidden one; that isn't a choice.
    if (!button.offsetParent) return event.preventDefault();
    storeChoice(choiceOf(button.value, new FormData(event.target as HTMLFormElement), analytics), analytics);
  });
}

/**
 * Turns a button (ConsentDialog.tsx) into a choice: everything, nothing, or the selection. Without a service there is
 * nothing to agree to, and no agreement is stored (docs/decisions/199).
 */
function choiceOf(answer: string, ticked: FormData, { service }: AnalyticsService): ConsentSettings {
  const grants = (name: string) => service !== OFF && (answer === "save" ? ticked.has(name) : answer === "agree");
  return {
    necessary: true,
    statistics: grants("statistics"),
    personalization: grants("personalization"),
    marketing: false,
  };
}

function storeChoice(choice: ConsentSettings, analytics: AnalyticsService): void {
  setCookie(consentCookie(choice, location.protocol === "https:"));
  storeAgreement(choice.statistics ? analytics : null);
  // Consent that the browser didn't store couldn't be proved or withdrawn (Art. 7 GDPR).
  const kept = readChoice(analytics);
  if (!kept) recordLostAnswer();
  applyAnalytics(analytics, kept?.statistics ?? false);
}

function applyAnalytics(analytics: AnalyticsService, granted: boolean): void {
  if (granted ? analytics.service === OFF : !optedIn && !hasAnalyticsCookies(documentCookies())) return;
  optedIn = granted;
  void import("../../analytics/analytics.ts").then((service) =>
    granted ? service.optIn(analytics) : service.optOut(),
  );
}

function showStoredChoice(dialog: HTMLDialogElement, choice: ConsentSettings | null): void {
  const text = dialog.querySelector<HTMLElement>("[data-stored-choice]");
  if (text) text.hidden = !choice;
  for (const part of dialog.querySelectorAll<HTMLElement>("[data-choice]")) {
    const name = part.dataset.choice as keyof ConsentSettings;
    part.hidden = String(choice?.[name]) !== part.dataset.value;
  }
}
