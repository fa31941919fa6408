"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { Message } from "../forms/Message.tsx";
import { PageForm } from "../forms/PageForm.tsx";
import { post } from "../forms/post.ts";
import { TextField } from "../forms/TextField.tsx";

/** Replaces Payload's form, which claims that a mail was sent whatever the response is. */
export function ForgotForm() {
  const { t } = useTranslation();
  const [isSent, setIsSent] = useState(false);

  async function send(typed: Record<string, string>): Promise<string | null> {
    const answered = await post("/forgot-password", typed);
    setIsSent(answered.ok);
    return answered.ok ? null : answered.message;
  }

  return (
    <PageForm
      action={isSent ? "Noch einmal senden" : "Senden"}
      send={send}
      beside={
        <Button el="link" to="/admin/login" size="large" buttonStyle="secondary">
          Zur Anmeldung
        </Button>
      }
    >
      <h1>Passwort vergessen</h1>
      <p>{t("authentication:forgotPasswordEmailInstructions")}</p>
      <TextField label="E-Mail" name="email" type="email" required autoComplete="username" />
      {isSent && <Message kind="done">{t("authentication:checkYourEmailForPasswordReset")}</Message>}
    </PageForm>
  );
}
