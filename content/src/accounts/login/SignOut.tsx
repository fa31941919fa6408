"use client";

import { Button, toast, useAuth } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import styles from "../forms/forms.module.css";
import { Message } from "../forms/Message.tsx";
import { post } from "../forms/post.ts";

/** Signs out when it appears. In place of Payload's page, which says so whatever the answer is. */
export function SignOut() {
  const router = useRouter();
  const { setUser } = useAuth();
  const [failed, setFailed] = useState(false);
  const isAsked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void post("/logout").then(({ ok }) => {
      if (!ok) return setFailed(true);
      setUser(null);
      toast.success("Sie sind abgemeldet.");
      router.push("/admin/login");
    });
  }, []);

  if (!failed) return <p role="status">Sie werden abgemeldet …</p>;
  return (
    <div className={`${styles.form} ${styles.login}`}>
      <h1>Das Abmelden ging nicht</h1>
      <Message kind="error">
        Sie sind in diesem Browser noch angemeldet. Bitte prüfen Sie die Verbindung, und versuchen Sie es noch einmal.
      </Message>
      <div className={styles.buttons}>
        <Button size="large" onClick={() => window.location.reload()}>
          Noch einmal abmelden
        </Button>
        <Button size="large" buttonStyle="secondary" el="link" to="/admin">
          Zur Verwaltung
        </Button>
      </div>
    </div>
  );
}
