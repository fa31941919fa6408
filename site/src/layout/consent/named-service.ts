/** Key in local storage: the analytics service that the dialog named when the visitor agreed (docs/decisions/043). */
export const NAMED_SERVICE_KEY = "cookie-consent-service";

/** Notes the service that was agreed to, or that none was. Where storage is forbidden, nothing is noted. */
export function noteNamedService(service: string | null): void {
  try {
    if (service) localStorage.setItem(NAMED_SERVICE_KEY, service);
    else localStorage.removeItem(NAMED_SERVICE_KEY);
  } catch {
    // forbidden or full
  }
}

/** Whether the visitor agreed to another service than this one. False if nothing is known. */
export function agreedToAnother(service: string): boolean {
  try {
    return (localStorage.getItem(NAMED_SERVICE_KEY) ?? service) !== service;
  } catch {
    return false;
  }
}
