import { hasAnalyticsCookies } from "../../analytics/cookies.ts";
import { plainClickOn } from "../../ui/plain-click.ts";
import { type ConsentSettings, consentCookie, readConsent } from "./consent-cookie.ts";
import { CONSENT_DETAILS_ID, CONSENT_DIALOG_ID, CONSENT_PATH, consentLanguage, SERVICE_PARAMETER } from "./fragment.ts";
import { agreedToAnother, noteNamedService } from "./named-service.ts";

const NONE = "off";

/**
 * Consent (spec §2 and §4): asks the visitor who has not chosen yet, asks again at 'Cookie-Einstellungen', and opts in to
 * or out of analytics accordingly. Legal texts can be read before choosing (docs/decisions/041).
 *
 * @returns if the visitor is asked: a promise of the open dialog, or of null if it cannot be had
 */
export function startConsent(): Promise<HTMLDialogElement | null> | null {
  const link = document.querySelector<HTMLAnchorElement>("a[data-consent]");
  if (!link) return null;
  const { service = NONE, serviceId: id = "", serviceUrl: url = "" } = link.dataset;
  let fetched: Promise<HTMLDialogElement> | undefined;
  let optedIn = false;

  function ask(): Promise<HTMLDialogElement> {
    fetched ??= fetchDialog(service).then(takeAnswers);
    return fetched.then(
      (dialog) => showDialog(dialog, chosen()),
      (error) => {
        fetched = undefined;
        throw error;
      },
    );
  }

  /** The stored choice; null also when it agrees to another service than the one there is now. */
  function chosen(): ConsentSettings | null {
    const stored = readConsent(document.cookie);
    return stored?.statistics && service !== NONE && agreedToAnother(service) ? null : stored;
  }

  function takeAnswers(dialog: HTMLDialogElement): HTMLDialogElement {
    dialog.addEventListener("cancel", (event) => event.preventDefault()); // where `closedby` is not known
    dialog.addEventListener("click", (event) => {
      if (!plainClickOn(event, `a[href="#${CONSENT_DETAILS_ID}"]`)) return;
      event.preventDefault();
      dialog.dataset.view = "detailed";
      // The link is gone; what follows it is the first choice.
      dialog.querySelector<HTMLElement>("input:enabled")?.focus();
    });
    dialog.addEventListener("submit", (event) => {
      const button = event.submitter as HTMLButtonElement;
      // Enter on a checkbox presses the form's first button, seen or unseen: that is no answer.
      if (!button.offsetParent) return event.preventDefault();
      const ticked = new FormData(event.target as HTMLFormElement);
      // Without a service there is nothing to agree to, and nothing is stored as agreed to.
      const grants = (name: string) =>
        service !== NONE && (button.value === "save" ? ticked.has(name) : button.value === "agree");
      const statistics = grants("statistics");
      const settings = {
        necessary: true,
        statistics,
        personalization: grants("personalization"),
        marketing: false,
      } as const;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = consentCookie(settings, location.protocol === "https:");
      noteNamedService(statistics ? service : null);
      setAnalytics(statistics);
    });
    return dialog;
  }

  function setAnalytics(granted: boolean): void {
    if (granted ? service === NONE : !optedIn && !hasAnalyticsCookies(document.cookie)) return;
    optedIn = granted;
    void import("../../analytics/analytics.ts").then(({ optIn, optOut }) =>
      granted ? optIn({ service, id, url }) : optOut(),
    );
  }

  link.addEventListener("click", (event) => {
    if (!plainClickOn(event, "a")) return;
    event.preventDefault();
    link.focus({ preventScroll: true }); // Safari does not, and the dialog gives the focus back
    ask().catch(() => location.assign(link.href));
  });

  // Withdrawn in another tab.
  document.addEventListener("visibilitychange", () => {
    if (optedIn && !chosen()?.statistics) setAnalytics(false);
  });

  const choice = chosen();
  if (choice) setAnalytics(choice.statistics);
  // Not asked, not granted. Who sees the page in a frame is an editor with a preview, and no visitor.
  const isAsked =
    !choice && "opens" in link.dataset && window === parent && !document.querySelector("[data-legal-text]");
  return isAsked ? ask().catch(() => null) : null;
}

/** @throws {Error} if it cannot be had */
async function fetchDialog(service: string): Promise<HTMLDialogElement> {
  const response = await fetch(
    `${CONSENT_PATH}/${consentLanguage(navigator.languages)}?${SERVICE_PARAMETER}=${service}`,
  );
  if (!response.ok) throw new Error(`No consent dialog (status ${response.status}).`);
  document.body.insertAdjacentHTML("beforeend", await response.text());
  return document.getElementById(CONSENT_DIALOG_ID) as HTMLDialogElement;
}

/** Opens the dialog at its simple view, the checkboxes as the choice has them, and returns it. */
function showDialog(dialog: HTMLDialogElement, choice: ConsentSettings | null): HTMLDialogElement {
  dialog.dataset.view = "simple";
  for (const box of dialog.querySelectorAll<HTMLInputElement>("input:enabled")) {
    box.checked = choice?.[box.name as keyof ConsentSettings] ?? false;
  }
  showStoredChoice(dialog, choice);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("h2")?.focus();
  return dialog;
}

/** Says what was chosen before, when the dialog is opened again. */
function showStoredChoice(dialog: HTMLDialogElement, choice: ConsentSettings | null): void {
  const text = dialog.querySelector<HTMLElement>("[data-stored-choice]");
  if (text) text.hidden = !choice;
  for (const part of dialog.querySelectorAll<HTMLElement>("[data-choice]")) {
    const name = part.dataset.choice as keyof ConsentSettings;
    part.hidden = String(choice?.[name]) !== part.dataset.value;
  }
}
