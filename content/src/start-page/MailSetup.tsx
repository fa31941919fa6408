import type { ServerProps } from "payload";
import styles from "../admin/start-page.module.css";
import { findRecipient } from "../contact/recipient.ts";
import { mayTestMail } from "../contact/test-mail.ts";
import { LEGAL_LIST, legalPages } from "../legal-texts/every-sites-pages.ts";
import { lackingInPublic } from "../legal-texts/needed-settings.ts";
import { mailFolder } from "../mail/mail-files.ts";
import { settings } from "../settings/settings.ts";
import { smtpServer } from "../settings/smtp-server.ts";
import { TestMail } from "./TestMail.tsx";

/** On the start page of the admin: whether inquiries can reach the mailbox, and what is lacking for that and in legal texts. */
export async function MailSetup({ payload, user }: ServerProps) {
  if (!mayTestMail({ user: user ?? null })) return null;
  const server = smtpServer(settings);
  const recipient = await findRecipient(payload);
  const { datenschutz: policy } = await legalPages(payload);
  const lacking = await lackingInPublic({ payload });
  const saysWhy = policy?._status === "published" && Boolean(policy.content?.trim());
  return (
    <section className={styles.section} aria-labelledby="mail-setup">
      <h2 id="mail-setup" className={styles.heading}>
        E-Mail
      </h2>
      {!recipient && (
        <p className={styles.warning}>
          <strong>Das Kontaktformular nimmt noch nichts an:</strong> Es fehlt die E-Mail-Adresse, an die Anfragen gehen.
          Tragen Sie sie unter <a href="/admin/globals/site-settings">Website</a>, „Kontakt“ ein.
        </p>
      )}
      {recipient && !saysWhy && (
        <p className={styles.warning}>
          <strong>
            Das Kontaktformular nimmt Nachrichten an, aber eine Datenschutzerklärung ist nicht öffentlich.
          </strong>{" "}
          Wer Ihnen schreibt, muss vorher lesen können, was mit den Angaben geschieht (Art. 13 DSGVO). Veröffentlichen
          Sie sie unter <a href={LEGAL_LIST}>Rechtstexte</a>.
        </p>
      )}
      {lacking.length > 0 && (
        <p className={styles.warning}>
          <strong>Die öffentlichen Rechtstexte sind unvollständig:</strong> Unter{" "}
          <a href="/admin/globals/site-settings">Website</a> fehlt, was sie nennen: {lacking.join(", ")}.
        </p>
      )}
      {server ? (
        <p>
          Anfragen gehen {recipient ? `an ${recipient.address} ` : ""}über den Mailserver {server.host}:{server.port}.
        </p>
      ) : (
        <p className={styles.warning}>
          <strong>Es ist kein Mailserver eingerichtet.</strong> Anfragen werden gespeichert und stehen hier, aber nicht
          als E-Mail versandt; sie liegen als Dateien in {mailFolder}. Das gilt auch für E-Mails zu vergessenen
          Passwörtern. Tragen Sie in den Einstellungen des Servers (Datei .env) SMTP_URL und MAIL_FROM ein und starten
          Sie neu. Was bis dahin eingegangen ist, wird dann versandt.
        </p>
      )}
      {server && recipient && <TestMail />}
    </section>
  );
}
