"use client";

import { useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import styles from "../forms/forms.module.css";
import { InnerForm } from "../forms/InnerForm.tsx";
import { post } from "../forms/post.ts";
import { type Invited, InvitedMessage } from "./InvitedMessage.tsx";
import { INVITATION_DAYS } from "./validity.ts";

/** Creates a new link for a colleague if the first has expired or the password is forgotten. */
export function InviteAgainField() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const [invited, setInvited] = useState<Invited | null>(null);
  if (id === undefined || String(user?.id) === String(id)) return null;

  async function invite() {
    const answered = await post<Invited>(`/${id}/invite`);
    setInvited(answered.ok ? answered.data : null);
    return answered.ok ? null : answered;
  }

  return (
    <section className={`${styles.form} ${styles.section}`} aria-labelledby="invite-again">
      <h3 id="invite-again">Einladung</h3>
      <p>Mit einem neuen Link, der {INVITATION_DAYS} Tage gilt, legt die Person ein neues Passwort fest.</p>
      <InnerForm action="Neuen Link schicken" send={invite}>
        {invited && <InvitedMessage invited={invited} />}
      </InnerForm>
    </section>
  );
}
