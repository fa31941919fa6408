"use client";

import { Button, Link } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";
import { PASSWORD_HINT } from "../../settings/password-length.ts";
import styles from "../forms/forms.module.css";
import { Message } from "../forms/Message.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { post } from "../forms/post.ts";

/**
 * Sets a password by the link of an invitation, or of 'Passwort vergessen', and signs in unless a second step is needed.
 *
 * @param token what the link's address ends in
 */
export function SetPasswordForm({ token }: { token: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const [isSet, setIsSet] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { password } = Object.fromEntries(new FormData(event.currentTarget));
    const answered = await post<{ email: string }>("/reset-password", { token, password });
    if (answered.ok && (await post("/login", { email: answered.data.email, password })).ok)
      return window.location.assign("/admin");
    setBusy(false);
    setIsSet(answered.ok);
    setMessage(answered.ok ? null : answered.message);
  }

  if (isSet) {
    return (
      <div className={`${styles.form} ${styles.login}`}>
        <h1>Passwort festgelegt</h1>
        <Message kind="done">Melden Sie sich jetzt mit Ihrer E-Mail-Adresse und dem neuen Passwort an.</Message>
        <div className={styles.buttons}>
          <Button el="link" to="/admin/login" size="large">
            Zur Anmeldung
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form className={`${styles.form} ${styles.login}`} onSubmit={submit}>
      <h1>Passwort festlegen</h1>
      <PasswordField label="Neues Passwort" name="password" required autoComplete="new-password" hint={PASSWORD_HINT} />
      {message && <Message kind="error">{message}</Message>}
      <div className={styles.buttons}>
        <Button type="submit" size="large" disabled={busy}>
          Passwort festlegen
        </Button>
      </div>
      <Link href="/admin/forgot">Neuen Link anfordern</Link>
    </form>
  );
}
