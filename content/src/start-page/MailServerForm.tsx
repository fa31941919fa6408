"use client";

import { Button, useAuth, useRouteTransition } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useRef, useState } from "react";
import styles from "../accounts/forms/forms.module.css";
import { Message } from "../accounts/forms/Message.tsx";
import { PasswordField } from "../accounts/forms/PasswordField.tsx";
import { TextField } from "../accounts/forms/TextField.tsx";
import type { TestMailAnswer } from "../inquiries/test-mail.ts";
import type { KeptServer } from "../platform/mail/mail-server.ts";
import { ask } from "../ui/ask.ts";

type Props = { kept: Omit<KeptServer, "password"> | null; password: "set" | "lost" | "none" };

const PASSWORD_HINTS = {
  set: "Ein Passwort ist gesetzt und wird nicht gezeigt. Leer: Es bleibt. Zum Ersetzen ein neues eingeben, zum Entfernen den Benutzernamen leeren.",
  lost: "Das gesetzte Passwort ist auf diesem Server nicht zu lesen. Bitte geben Sie es neu ein.",
  none: "Wird verschlüsselt gespeichert und nicht wieder gezeigt. Leer, wenn der Mailserver keine Anmeldung verlangt.",
};

const SAVED = "Gespeichert. Was noch nicht zugestellt ist, wird jetzt noch einmal versucht.";
const REMOVED = "Entfernt. Anfragen kommen jetzt nicht mehr als E-Mail an; sie stehen weiter unter „Anfragen“.";

export function MailServerForm({ kept, password }: Props) {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<{ kind: "error" | "done"; text: string } | null>(null);
  const [busy, setBusy] = useState<"testing" | "changing" | null>(null);
  const [login, setLogin] = useState(kept?.user ?? "");
  const sender = /^[^\s@]+@[^\s@]+$/.test(login.trim()) ? login.trim() : undefined;
  const { user } = useAuth();
  const encryptionId = useId();

  /** @param done shown after a change; a test has its own message */
  async function send(address: string, method: "POST" | "DELETE", done?: string): Promise<void> {
    if (busy) return;
    setBusy(done ? "changing" : "testing");
    setMessage(null);
    const given = Object.fromEntries(new FormData(form.current ?? undefined));
    const asked = await ask<Partial<TestMailAnswer>>(address, { method, ...(method === "POST" ? { given } : {}) });
    setBusy(null);
    const isDone = asked.ok && (done !== undefined || asked.data.sent === true);
    const text = (asked.ok ? (done ?? asked.data.message) : asked.message) ?? "";
    setMessage({ kind: isDone ? "done" : "error", text });
    if (!isDone) return;
    form.current?.querySelectorAll<HTMLInputElement>("[name=password]").forEach((input) => {
      input.value = "";
    });
    startRouteTransition(() => router.refresh());
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void send("/api/test-mail", "POST");
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} autoComplete="off">
      <TextField
        readOnly={busy !== null}
        label="Mailserver"
        name="host"
        required
        defaultValue={kept?.host}
        spellCheck={false}
        autoCapitalize="none"
        hint="Steht bei Ihrem E-Mail-Anbieter unter „SMTP“ oder „Postausgang“, zum Beispiel smtp.agentur.de."
      />
      <div className={styles.field}>
        <label htmlFor={encryptionId}>Verschlüsselung</label>
        <select id={encryptionId} name="encryption" disabled={busy !== null} defaultValue={kept?.encryption ?? "tls"}>
          <option value="tls">TLS von Anfang an (meist Port 465)</option>
          <option value="starttls">STARTTLS (meist Port 587)</option>
          <option value="none">Keine, nur im eigenen Netz</option>
        </select>
      </div>
      <TextField
        readOnly={busy !== null}
        label="Port"
        name="port"
        required
        inputMode="numeric"
        defaultValue={kept?.port ?? 465}
      />
      <TextField
        readOnly={busy !== null}
        label="Benutzername"
        name="user"
        defaultValue={kept?.user}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => setLogin(target.value)}
        hint="Meist die ganze E-Mail-Adresse."
      />
      <PasswordField
        readOnly={busy !== null}
        label="Passwort"
        name="password"
        autoComplete="new-password"
        hint={PASSWORD_HINTS[password]}
      />
      <TextField
        readOnly={busy !== null}
        label="Absender"
        name="from"
        required={!sender}
        placeholder={sender}
        defaultValue={kept?.from}
        spellCheck={false}
        autoCapitalize="none"
        hint="Eine Adresse des Kontos, mit dem Sie sich anmelden, zum Beispiel website@agentur.de."
      />
      {message && <Message kind={message.kind}>{message.text}</Message>}
      <p className={styles.hint}>
        Der Test sendet eine E-Mail an {user?.email}. Misslingt er, wird nichts gespeichert.
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="medium" disabled={busy !== null}>
          {busy === "testing" ? "Testmail wird gesendet …" : "Testen und speichern"}
        </Button>
        <Button
          buttonStyle="secondary"
          size="medium"
          disabled={busy !== null}
          onClick={() => form.current?.reportValidity() && void send("/api/mail-server", "POST", SAVED)}
        >
          Ohne Test speichern
        </Button>
        {kept && (
          <Button
            buttonStyle="secondary"
            size="medium"
            disabled={busy !== null}
            onClick={() => void send("/api/mail-server", "DELETE", REMOVED)}
          >
            Mailserver entfernen
          </Button>
        )}
      </div>
    </form>
  );
}
