import { XSRF_COOKIE } from "@schaufenster/contract/xsrf";
import { ANALYTICS_COOKIE_MAX_AGE_S } from "../../analytics/cookies.ts";
import type { SiteSettings } from "../../content/domain.ts";
import { AGREEMENT_KEY } from "../../layout/consent/agreement.ts";
import { CONSENT_COOKIE, CONSENT_MAX_AGE_S } from "../../layout/consent/consent-cookie.ts";
import { LOST_ANSWER_KEY } from "../../layout/consent/lost-answer.ts";
import { DRAFT_KEY } from "../landing/contact/draft.ts";

const DAY_S = 24 * 3600;

/** An entry in a visitor's browser, described for the visitor (§ 25 TDDDG). */
export type StoredEntry = {
  /** Name as the browser shows it; an asterisk stands for a part that varies. */
  name: string;
  kind: "Cookie" | "Sitzungsspeicher" | "Lokaler Speicher";
  purpose: string;
  duration: string;
};

/** Stored without consent (§ 25 (2) no. 2 TDDDG). A browser test asserts that nothing else is. */
export const NECESSARY_STORAGE: readonly StoredEntry[] = [
  {
    name: CONSENT_COOKIE,
    kind: "Cookie",
    purpose: "merkt sich Ihre Auswahl in den Cookie-Einstellungen",
    duration: days(CONSENT_MAX_AGE_S),
  },
  {
    name: LOST_ANSWER_KEY,
    kind: "Sitzungsspeicher",
    purpose: "merkt sich, dass wir schon gefragt haben, falls Ihr Browser die Auswahl nicht behält",
    duration: "bis Sie den Tab schließen",
  },
  {
    name: AGREEMENT_KEY,
    kind: "Lokaler Speicher",
    purpose:
      "merkt sich, wann und welchem Analysedienst Sie zugestimmt haben; ändert sich etwas an ihm, fragen wir neu",
    duration: "bis Sie widerrufen",
  },
  {
    name: XSRF_COOKIE,
    kind: "Cookie",
    purpose: "verhindert, dass fremde Seiten in Ihrem Namen Formulare abschicken; entsteht erst beim Absenden",
    duration: "bis Sie den Browser schließen",
  },
  {
    name: DRAFT_KEY,
    kind: "Sitzungsspeicher",
    purpose: "bewahrt den Entwurf Ihrer Nachricht, falls die Seite neu geladen wird",
    duration: "bis zum Absenden, längstens bis Sie den Tab schließen",
  },
];

/** Entries that the configured service stores after consent to 'Analysen'. */
export function analyticsStorage(analytics: SiteSettings["analytics"]): readonly StoredEntry[] {
  const visitor = (name: string): StoredEntry => ({
    name,
    kind: "Cookie",
    purpose: "erkennt Ihren Browser bei einem weiteren Besuch wieder",
    duration: days(ANALYTICS_COOKIE_MAX_AGE_S),
  });
  const visit = (name: string, duration: string): StoredEntry => ({
    name,
    kind: "Cookie",
    purpose: "fasst die Aufrufe eines Besuchs zusammen",
    duration,
  });
  switch (analytics?.provider) {
    case "google":
      return [visitor("_ga"), visit(`_ga_${analytics.id.replace(/^G-/, "")}`, days(ANALYTICS_COOKIE_MAX_AGE_S))];
    case "matomo":
      return [
        visitor("_pk_id.*"),
        visit("_pk_ses.*", "30 Minuten"),
        {
          name: "_pk_ref.*",
          kind: "Cookie",
          purpose: "merkt sich, über welche Seite Sie zu uns kamen",
          duration: "6 Monate",
        },
      ];
    default:
      return [];
  }
}

function days(seconds: number): string {
  return `${seconds / DAY_S} Tage`;
}
