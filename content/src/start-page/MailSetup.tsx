import type { ServerProps } from "payload";
import { isAdministrator } from "../access/roles.ts";
import { findRecipient } from "../inquiries/recipient.ts";
import { hasLegalTexts } from "../inquiries/takes-messages.ts";
import { mayTestMail } from "../inquiries/test-mail.ts";
import { LEGAL_LIST } from "../legal-texts/every-sites-pages.ts";
import { formEndsOn } from "../legal-texts/form-without-texts.ts";
import { missingPublicSettings } from "../legal-texts/needed-settings.ts";
import { keptServer, mailServer } from "../platform/mail/mail-server.ts";
import { serverName } from "../platform/mail/transport.ts";
import styles from "../ui/start-page.module.css";
import { MailServerForm } from "./MailServerForm.tsx";
import { TestMail } from "./TestMail.tsx";

/** Whether inquiries can reach the mailbox, and what is missing for that and in legal texts. */
export async function MailSetup({ payload, user }: ServerProps) {
  if (!mayTestMail({ user: user ?? null })) return null;
  const { server, source, passwordIsLost } = await mailServer(payload);
  const mayChange = isAdministrator(user) && source !== "settings";
  const recipient = await findRecipient(payload);
  const formEnds = await formEndsOn(payload);
  const hasTexts = await hasLegalTexts(payload);
  const lacking = await missingPublicSettings({ payload });
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
      {recipient && !hasTexts && (
        <p className={styles.warning}>
          <strong>Impressum oder Datenschutzerklärung ist nicht öffentlich.</strong>{" "}
          {formEnds ? `Ab dem ${formEnds} stehen deshalb` : "Deshalb stehen"} statt des Kontaktformulars nur Anschrift
          und Telefon da, und Suchmaschinen werden gebeten, die Website auszulassen (§ 5 DDG, Art. 13 DSGVO).
          Veröffentlichen Sie beide unter <a href={LEGAL_LIST}>Rechtstexte</a>.
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
          Anfragen gehen {recipient ? `an ${recipient.address} ` : ""}über den Mailserver {serverName(server)}.
          {source === "settings" && " Ändern kann ihn, wer den Server betreibt."}
        </p>
      ) : (
        <p className={styles.warning}>
          <strong>Es ist kein Mailserver eingerichtet.</strong> Anfragen werden gespeichert und stehen hier, kommen aber
          nicht in Ihr Postfach. Auch E-Mails zu vergessenen Passwörtern gehen nicht hinaus.{" "}
          {mayChange ? "Tragen Sie ihn hier ein" : "Die Administration trägt ihn hier ein"}: Was bis dahin eingegangen
          ist, wird dann versandt.
        </p>
      )}
      {passwordIsLost && (
        <p className={styles.warning}>
          <strong>Das Passwort des Mailservers ist hier nicht zu lesen,</strong> zum Beispiel nach einem Umzug auf einen
          anderen Server. Es geht keine E-Mail hinaus, bis die Administration es neu eingibt.
        </p>
      )}
      {server && <TestMail />}
      {mayChange && <MailServer payload={payload} isLost={passwordIsLost} />}
    </section>
  );
}

async function MailServer({ payload, isLost }: Pick<ServerProps, "payload"> & { isLost: boolean }) {
  const kept = await keptServer(payload);
  const { password, ...shown } = kept ?? { password: null };
  return (
    <details className={styles.mailServer}>
      <summary>{kept ? "Mailserver ändern" : "Mailserver eintragen"}</summary>
      <MailServerForm
        kept={"host" in shown ? shown : null}
        password={isLost ? "lost" : password === null ? "none" : "set"}
      />
    </details>
  );
}
