/** Key in local storage: the analytics service that the dialog named when the visitor agreed (docs/decisions/043). */
export const NAMED_SERVICE_KEY = "cookie-consent-service";

/** Stores the service that the visitor agreed to; null removes it. Does nothing where storage is forbidden. */
export function noteNamedService(service: string | null): void {
  try {
    if (service) localStorage.setItem(NAMED_SERVICE_KEY, service);
    else localStorage.removeItem(NAMED_SERVICE_KEY);
  } catch {
    // forbidden or full
  }
}

/** Whether the visitor agreed to another service than this one. False if that is not known. */
export function agreedToAnother(service: string): boolean {
  try {
    return (localStorage.getItem(NAMED_SERVICE_KEY) ?? service) !== service;
  } catch {
    return false;
  }
}
