import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { COMPULSORY_TEXTS } from "@schaufenster/contract/public-texts";
import type { Payload } from "payload";
import { saveLegal } from "./legal-texts.ts";

/** The agency's e-mail address. */
export const AGENCY = "hallo@agentur.example";

/** A filled-in form with a unique text. */
export function filledForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    to: AGENCY,
    from: "erika@beispiel.example",
    subject: "Frage zu Porträts",
    phone: "+49 (0)221 / 47-11",
    name: "Erika Beispiel",
    message: `Guten Tag,\nwas kostet ein Porträt? ${crypto.randomUUID()}`,
    ...changes,
  };
}

type Options = { headers?: Record<string, string | null>; method?: string; body?: BodyInit | null };

/** The site's request for a form; headers set to null are omitted. */
export function formRequest(form: unknown, { headers = {}, method = "POST", body }: Options = {}): Request {
  const all = new Headers({
    "content-type": "application/json",
    cookie: "a=1; XSRF-TOKEN=abc%20def",
    "x-xsrf-token": "abc def",
    "x-forwarded-for": `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
  });
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  const content = body === undefined ? JSON.stringify(form) : body;
  const init = { method, headers: all, body: method === "GET" || method === "HEAD" ? null : content, duplex: "half" };
  return new Request(`http://content${CONTACT_PATH}`, init as RequestInit);
}

/** Sets the agency's address and publishes the legal texts that the form requires. */
export async function settleAgency(payload: Payload): Promise<void> {
  await payload.updateGlobal({
    slug: "site-settings",
    data: { agencyName: "Agentur", email: AGENCY, analyticsProvider: "off", copyrightYear: 2022 },
    context: { silent: true },
  });
  for (const address of COMPULSORY_TEXTS) await saveLegal(payload, address, "Der Text der Agentur.");
}
