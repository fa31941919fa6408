"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import styles from "../admin/start-page.module.css";
import type { TestMailAnswer } from "../contact/test-mail.ts";

const UNREACHABLE: TestMailAnswer = {
  sent: false,
  message: "Die Verwaltung war nicht erreichbar. Bitte versuchen Sie es noch einmal.",
};

/** Sends a test mail to where inquiries go, and says what became of it. */
export function TestMail() {
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<TestMailAnswer | null>(null);

  async function send(): Promise<void> {
    setSending(true);
    setAnswer(null);
    const given = await fetch("/api/test-mail", { method: "POST" })
      .then((response) => (response.ok ? (response.json() as Promise<TestMailAnswer>) : UNREACHABLE))
      .catch(() => UNREACHABLE);
    setAnswer(given);
    setSending(false);
  }

  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={sending} onClick={() => void send()}>
        {sending ? "Testmail wird gesendet …" : "Testmail senden"}
      </Button>
      <p role="status" className={answer && !answer.sent ? styles.warning : styles.note}>
        {answer?.message}
      </p>
    </>
  );
}
