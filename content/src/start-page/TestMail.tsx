"use client";

import { Button, useAuth } from "@payloadcms/ui";
import { useState } from "react";
import type { TestMailAnswer } from "../inquiries/test-mail.ts";
import { ask } from "../ui/ask.ts";
import styles from "../ui/start-page.module.css";

/** Sends a test mail to the signed-in user and shows the result. */
export function TestMail() {
  const { user } = useAuth();
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<TestMailAnswer | null>(null);

  async function send(): Promise<void> {
    setSending(true);
    setAnswer(null);
    const asked = await ask<TestMailAnswer>("/api/test-mail", { method: "POST" });
    setAnswer(asked.ok ? asked.data : { sent: false, message: asked.message });
    setSending(false);
  }

  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={sending} onClick={() => void send()}>
        {sending ? "Testmail wird gesendet …" : `Testmail an ${user?.email} senden`}
      </Button>
      <p role="status" className={answer && !answer.sent ? styles.warning : styles.note}>
        {answer?.message}
      </p>
    </>
  );
}
