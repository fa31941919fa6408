import { escapeHtml } from "../platform/mail/escape-html.ts";
import { DAY_MS } from "../platform/process/day.ts";
import { settings } from "../platform/settings/settings.ts";
import { INVITATION_DAYS } from "./invitations/validity.ts";

/** Lifetime of reset links and of invitations, in ms. */
export const RESET_MS = 60 * 60 * 1000;
export const INVITATION_MS = INVITATION_DAYS * DAY_MS;

export type AccountMail = { subject: string; html: string };

/** The URL for setting a password, on the configured host: a request's Host header could be forged. */
export function passwordLink(token: string): string {
  return new URL(`/admin/reset/${encodeURIComponent(token)}`, settings.PUBLIC_URL ?? "http://localhost:3000").href;
}

function mail(subject: string, ...paragraphs: string[]): AccountMail {
  const body = ["Guten Tag,", ...paragraphs].map((each) => `<p>${each}</p>`).join("\n");
  const html = `<!DOCTYPE html>
<html lang="de">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;color:#1d1c1a;font:16px/1.5 sans-serif">
${body}
</body>
</html>
`;
  return { subject, html };
}

const anchor = (link: string) => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;

export function resetMail(token: string): AccountMail {
  return mail(
    "Neues Passwort für die Verwaltung Ihrer Website",
    "für Ihr Konto wurde ein neues Passwort angefordert. Mit diesem Link legen Sie es fest, eine Stunde lang:",
    anchor(passwordLink(token)),
    "Das waren Sie nicht? Dann brauchen Sie nichts zu tun; Ihr Passwort bleibt, wie es ist.",
  );
}

/**
 * Mail to a new colleague, or to one whose first link has expired.
 *
 * @param agency whose website it is; empty if it has no name yet
 */
export function invitationMail(token: string, invitedBy: string, agency: string): AccountMail {
  const website = agency ? `Website von ${agency}` : "Website";
  return mail(
    `Einladung in die Verwaltung der ${website}`,
    `${escapeHtml(invitedBy)} hat ein Konto für Sie angelegt, mit dem Sie die ${escapeHtml(website)} bearbeiten. Mit diesem Link legen Sie Ihr Passwort fest, ${INVITATION_DAYS} Tage lang:`,
    anchor(passwordLink(token)),
    "Damit sind Sie auch angemeldet. Später melden Sie sich mit dieser E-Mail-Adresse und Ihrem Passwort an.",
  );
}

export function passwordChangedMail(): AccountMail {
  return mail(
    "Ihr Passwort wurde geändert",
    "das Passwort Ihres Kontos in der Verwaltung der Website wurde soeben geändert. Alle anderen Geräte sind abgemeldet.",
    "Das waren Sie nicht? Dann legen Sie bitte sofort mit „Passwort vergessen?“ ein neues fest, und sagen Sie es der Administration.",
  );
}

/** Mail to both addresses after a change of address: a person who lost the account reads it at the old one. */
export function addressChangedMail(from: string, to: string): AccountMail {
  return mail(
    "Ihre E-Mail-Adresse für die Anmeldung wurde geändert",
    `für Ihr Konto in der Verwaltung der Website gilt ab jetzt die E-Mail-Adresse ${escapeHtml(to)} statt ${escapeHtml(from)}.`,
    "Das waren Sie nicht? Dann sagen Sie es bitte sofort der Administration.",
  );
}

export function secondFactorMail(isOn: boolean): AccountMail {
  return mail(
    isOn ? "Anmeldung in zwei Schritten eingeschaltet" : "Anmeldung in zwei Schritten ausgeschaltet",
    isOn
      ? "für Ihr Konto in der Verwaltung der Website braucht es ab jetzt neben dem Passwort einen Code aus Ihrer Authenticator-App. Alle anderen Geräte sind abgemeldet."
      : "für Ihr Konto in der Verwaltung der Website genügt ab jetzt wieder das Passwort allein.",
    "Das waren Sie nicht? Dann legen Sie bitte sofort ein neues Passwort fest, und sagen Sie es der Administration.",
  );
}

/**
 * Mail to the administrators.
 *
 * @param reason German sentences
 */
export function backupFailedMail(reason: string): AccountMail {
  return mail(
    "Die Sicherung Ihrer Website ist nicht gelungen",
    "für Ihre Website gibt es keine neue Sicherung.",
    escapeHtml(reason),
    "Frühere Sicherungen bleiben, wie sie sind. Bis es wieder gelingt, kommt diese E-Mail höchstens einmal am Tag; mehr steht auf der Startseite der Verwaltung unter „Sicherungen“.",
  );
}

/** Mail to the administrators when there has been no backup for two days without a known reason. */
export function noBackupMail(): AccountMail {
  return backupFailedMail(
    "Seit mehr als zwei Tagen ist keine gelungen; den Grund sieht, wer den Server betreibt, im Protokoll.",
  );
}

export function diskFullMail(free: string): AccountMail {
  return mail(
    "Die Festplatte Ihrer Website ist fast voll",
    `auf dem Server sind nur noch ${free} frei. Ist die Festplatte voll, lassen sich keine Bilder hochladen und keine Anfragen annehmen.`,
    "Bitte schaffen Sie dort Platz: Löschen Sie unter „Dateien“, was Sie nicht mehr brauchen, heben Sie ältere Sicherungen anderswo auf, oder nehmen Sie eine größere Festplatte.",
  );
}

/** Mail to the administrators when inquiries have waited for the mail server for an hour. */
export function inquiriesWaitMail(count: number): AccountMail {
  const which = count === 1 ? "wartet eine Anfrage" : `warten ${count} Anfragen`;
  return mail(
    "Anfragen erreichen Ihr Postfach nicht",
    `seit mehr als einer Stunde ${which} darauf, dass der Mailserver sie annimmt. Verloren ist nichts: Sie stehen in der Verwaltung unter „Anfragen“.`,
    "Woran es liegt, sagt dort jede von ihnen. Sind Postfach und Passwort noch richtig? Die Startseite der Verwaltung schickt eine Testmail.",
  );
}

export function filesMissingMail(missing: number, named: number, place: string): AccountMail {
  const orElse =
    missing < named ? "Einzelne Dateien können Sie unter „Dateien“ neu hochladen; sind viele" : "Sind die Dateien";
  return mail(
    "Auf Ihrer Website fehlen Dateien",
    `von ${named} Bildern und anderen Dateien fehlen auf dem Server ${missing}. Besucher sehen an ihrer Stelle nichts.`,
    `Bitte sehen Sie auf dem Server nach (${escapeHtml(place)}): Ist die Festplatte eingehängt? ${orElse} verloren, hilft eine Sicherung.`,
  );
}
