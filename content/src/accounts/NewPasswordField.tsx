"use client";

import { toast, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { PASSWORD_HINT } from "../platform/settings/password-length.ts";
import { ask } from "../ui/ask.ts";
import styles from "./forms/forms.module.css";
import { InnerForm } from "./forms/InnerForm.tsx";
import { PasswordField } from "./forms/PasswordField.tsx";
import { TextField } from "./forms/TextField.tsx";

/** Replaces Payload's fields: sets a new password, one's own with the current one. */
export function NewPasswordField() {
  const { id, setData } = useDocumentInfo();
  const { user } = useAuth();
  if (id === undefined) return null;

  async function save({ repeated, ...given }: Record<string, string>) {
    if (given.password !== repeated) return { path: "repeated", message: "Die neuen Passwörter sind nicht gleich." };
    const asked = await ask<{ doc: Record<string, unknown> }>(`/api/users/${id}`, { method: "PATCH", given });
    if (!asked.ok) return asked;
    setData(asked.data.doc); // or the surrounding form would treat this as another person's save
    toast.success("Passwort geändert.");
    return null;
  }

  return (
    <section className={`${styles.form} ${styles.section}`} aria-labelledby="new-password">
      <h3 id="new-password">Passwort</h3>
      <InnerForm action="Passwort ändern" send={save}>
        {String(user?.id) === String(id) && (
          <TextField
            label="Bisheriges Passwort"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
          />
        )}
        <PasswordField label="Neues Passwort" name="password" autoComplete="new-password" hint={PASSWORD_HINT} />
        <TextField label="Neues Passwort bestätigen" name="repeated" type="password" autoComplete="new-password" />
      </InnerForm>
    </section>
  );
}
