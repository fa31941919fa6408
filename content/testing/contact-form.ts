import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { COMPULSORY_TEXTS } from "@schaufenster/contract/public-texts";
import type { Payload } from "payload";
import { saveLegal } from "./legal-texts.ts";

/** Where the agency of these tests reads its mail. */
export const AGENCY = "hallo@agentur.example";

/** A form as a visitor fills it in; the text is another one each time. */
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

/** The request the site makes of a form; a header given as null is left out. */
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

/** Gives the content system the agency's address, and the legal texts without which no form takes messages. */
export async function settleAgency(payload: Payload): Promise<void> {
  await payload.updateGlobal({
    slug: "site-settings",
    data: { agencyName: "Agentur", email: AGENCY, analyticsProvider: "off", copyrightYear: 2022 },
    context: { silent: true },
  });
  for (const address of COMPULSORY_TEXTS) await saveLegal(payload, address, "Der Text der Agentur.");
}
