import { type ContentPlaceholder, PLACEHOLDER } from "@schaufenster/contract/legal-placeholders";
import { BACKUP_MONTHS } from "../platform/settings/backup-settings.ts";
import type { Settings } from "../platform/settings/read-settings.ts";

export type LegalFacts = Pick<
  Settings,
  "CONTACT_RETENTION_DAYS" | "CONTACT_RATE_MINUTES" | "CONTACT_CONFIRMATION" | "BACKUP_PASSPHRASE"
> & {
  /** A section in Markdown; empty if there are none. */
  pictureCredits: string;
};

const CONFIRMATION =
  "Sobald Ihre Nachricht bei uns angekommen ist, senden wir an die angegebene E-Mail-Adresse eine kurze Bestätigung ohne den Inhalt Ihrer Nachricht, höchstens eine am Tag, und speichern, ob sie versandt ist.";

const DAYS_A_MONTH = 30;

/** States how long backups keep deleted data, in addition to the inquiries' own retention (Art. 13 (2) a DSGVO). */
function backupsOf({ CONTACT_RETENTION_DAYS, BACKUP_PASSPHRASE }: LegalFacts): string {
  const inAll = Math.ceil(CONTACT_RETENTION_DAYS / DAYS_A_MONTH) + BACKUP_MONTHS;
  const kept = `Wir löschen sie nach höchstens ${BACKUP_MONTHS}\u00a0Monaten. Eine Nachricht über das Kontaktformular kann darin also bis zu ${inAll}\u00a0Monate nach ihrem Eingang stehen.`;
  return BACKUP_PASSPHRASE ? `${kept} Die Sicherungskopien sind verschlüsselt.` : kept;
}

const VALUES: Record<ContentPlaceholder, (facts: LegalFacts) => string> = {
  "Tage der Anfragen": (facts) => String(facts.CONTACT_RETENTION_DAYS),
  "Dauer der Sicherungen": backupsOf,
  "Minuten der Zählung": (facts) => String(facts.CONTACT_RATE_MINUTES),
  Bestätigung: (facts) => (facts.CONTACT_CONFIRMATION ? CONFIRMATION : ""),
  Bildnachweise: ({ pictureCredits }) => pictureCredits,
};

const isOurs = (name: string): name is ContentPlaceholder => Object.hasOwn(VALUES, name);

/** Fills a legal text with this process's actual settings; the site fills in the rest. */
export function fillLegalText(text: string, facts: LegalFacts): string {
  return text.replace(PLACEHOLDER, (place, name: string) => (isOurs(name) ? VALUES[name](facts) : place));
}
