"use client";

import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import styles from "../forms/forms.module.css";
import { PageForm } from "../forms/PageForm.tsx";
import { post } from "../forms/post.ts";
import { TextField } from "../forms/TextField.tsx";
import { type Invited, InvitedMessage } from "./InvitedMessage.tsx";
import { INVITATION_DAYS } from "./validity.ts";

type Props = { roles: { value: string; label: string }[] };

export function InviteForm({ roles }: Props) {
  const [invited, setInvited] = useState<Invited | null>(null);
  const roleId = useId();

  async function send(typed: Record<string, string>, form: HTMLFormElement): Promise<string | null> {
    const answered = await post<Invited>("/invite", { ...typed, readsInquiries: typed.readsInquiries === "on" });
    setInvited(answered.ok ? answered.data : null);
    if (!answered.ok) return answered.message;
    form.reset();
    return null;
  }

  return (
    <PageForm
      action="Einladen"
      send={send}
      className={styles.section}
      beside={
        <Button buttonStyle="secondary" size="large" el="link" to="/admin/collections/users">
          Zu allen Benutzern
        </Button>
      }
    >
      <h1>Einladen</h1>
      <p>Die Person bekommt einen Link, der {INVITATION_DAYS} Tage gilt, und legt damit ihr Passwort selbst fest.</p>
      <TextField label="E-Mail" name="email" type="email" required autoComplete="off" />
      <TextField label="Name" name="name" maxLength={120} autoComplete="off" />
      <div className={styles.field}>
        <label htmlFor={roleId}>Rolle</label>
        <select id={roleId} name="role" defaultValue="editor">
          {roles.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <p className={styles.hint}>
          Redaktion: alle Inhalte, Bilder und Texte. Administration: dazu Benutzer und die Adresse, an die Anfragen
          gehen.
        </p>
      </div>
      <label className={styles.check}>
        <input type="checkbox" name="readsInquiries" />
        Darf Anfragen lesen, die personenbezogene Daten enthalten
      </label>
      {invited && <InvitedMessage invited={invited} />}
    </PageForm>
  );
}
