"use client";

import styles from "../forms/forms.module.css";
import { Message } from "../forms/Message.tsx";

/** The result of an invitation: where the mail went, or the link to pass on. */
export type Invited = { mailedTo?: string; link?: string; mailError?: string | null };

export function InvitedMessage({ invited: { mailedTo, link, mailError } }: { invited: Invited }) {
  if (mailedTo) return <Message kind="done">Die Einladung ist unterwegs an {mailedTo}.</Message>;
  return (
    <Message kind="done">
      <p>
        {mailError ? `Die E-Mail ging nicht hinaus. ${mailError} ` : "Es ist kein Mailserver eingerichtet. "}
        Geben Sie diesen Link weiter, auf einem Weg, den nur die Person liest. Er wird nur jetzt gezeigt:
      </p>
      <p className={styles.secret}>{link}</p>
    </Message>
  );
}
