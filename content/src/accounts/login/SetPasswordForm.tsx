"use client";

import { Button, Link } from "@payloadcms/ui";
import { useState } from "react";
import { PASSWORD_HINT } from "../../platform/settings/password-length.ts";
import styles from "../forms/forms.module.css";
import { Message } from "../forms/Message.tsx";
import { PageForm } from "../forms/PageForm.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { post } from "../forms/post.ts";

/**
 * Sets a password with the link of an invitation or a reset mail, and signs in unless a second factor is needed.
 *
 * @param token what the link's address ends in
 */
export function SetPasswordForm({ token }: { token: string }) {
  const [isSet, setIsSet] = useState(false);

  async function send({ password }: Record<string, string>): Promise<string | null> {
    const answered = await post<{ email: string }>("/reset-password", { token, password });
    if (!answered.ok) return answered.message;
    if ((await post("/login", { email: answered.data.email, password })).ok) window.location.assign("/admin");
    else setIsSet(true);
    return null;
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
    <PageForm action="Passwort festlegen" send={send} below={<Link href="/admin/forgot">Neuen Link anfordern</Link>}>
      <h1>Passwort festlegen</h1>
      <PasswordField label="Neues Passwort" name="password" required autoComplete="new-password" hint={PASSWORD_HINT} />
    </PageForm>
  );
}
