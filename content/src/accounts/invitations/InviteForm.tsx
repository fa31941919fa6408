"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, useId, useRef, useState } from "react";
import styles from "../forms/forms.module.css";
import { Message } from "../forms/Message.tsx";
import { post } from "../forms/post.ts";
import { TextField } from "../forms/TextField.tsx";
import { type Invited, InvitedMessage } from "./InvitedMessage.tsx";
import { INVITATION_DAYS } from "./validity.ts";

type Props = { roles: { value: string; label: string }[] };

/** Invites a colleague: they get a link and choose the password themselves. */
export function InviteForm({ roles }: Props) {
  const [invited, setInvited] = useState<Invited | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const roleId = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const given = Object.fromEntries(new FormData(event.currentTarget));
    const answered = await post<Invited>("/invite", { ...given, readsInquiries: given.readsInquiries === "on" });
    setBusy(false);
    setInvited(answered.ok ? answered.data : null);
    setMessage(answered.ok ? null : answered.message);
    if (answered.ok) form.current?.reset();
  }

  return (
    <form ref={form} className={`${styles.form} ${styles.section}`} onSubmit={submit}>
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
      {message && <Message kind="error">{message}</Message>}
      {invited && <InvitedMessage invited={invited} />}
      <div className={styles.buttons}>
        <Button type="submit" disabled={busy}>
          Einladen
        </Button>
        <Button buttonStyle="secondary" el="link" to="/admin/collections/users">
          Zu allen Benutzern
        </Button>
      </div>
    </form>
  );
}
