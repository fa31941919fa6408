"use client";

import { Button, useRouteTransition } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useRef, useState } from "react";
import styles from "../accounts/forms/forms.module.css";
import { Message } from "../accounts/forms/Message.tsx";
import { PasswordField } from "../accounts/forms/PasswordField.tsx";
import { TextField } from "../accounts/forms/TextField.tsx";
import type { KeptServer } from "../platform/mail/mail-server.ts";
import { ask } from "../ui/ask.ts";
import { TestMail } from "./TestMail.tsx";

type Props = { kept: Omit<KeptServer, "password"> | null; password: "set" | "lost" | "none" };

const PASSWORD_HINTS = {
  set: "Ein Passwort ist gesetzt und wird nicht gezeigt. Leer: Es bleibt. Zum Ersetzen ein neues eingeben, zum Entfernen den Benutzernamen leeren.",
  lost: "Das gesetzte Passwort ist auf diesem Server nicht zu lesen. Bitte geben Sie es neu ein.",
  none: "Wird verschlüsselt gespeichert und nicht wieder gezeigt. Leer, wenn der Mailserver keine Anmeldung verlangt.",
};

export function MailServerForm({ kept, password }: Props) {
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<{ kind: "error" | "done"; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const encryptionId = useId();
  const typed = () => Object.fromEntries(new FormData(form.current ?? undefined));

  async function send(method: "POST" | "DELETE", done: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    const asked = await ask("/api/mail-server", { method, ...(method === "POST" ? { given: typed() } : {}) });
    setBusy(false);
    setMessage(asked.ok ? { kind: "done", text: done } : { kind: "error", text: asked.message });
    if (!asked.ok) return;
    form.current?.querySelectorAll<HTMLInputElement>("[name=password]").forEach((input) => {
      input.value = "";
    });
    startRouteTransition(() => router.refresh());
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void send("POST", "Gespeichert. Was noch nicht zugestellt ist, wird jetzt noch einmal versucht.");
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} autoComplete="off">
      <TextField
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
        <select id={encryptionId} name="encryption" defaultValue={kept?.encryption ?? "tls"}>
          <option value="tls">TLS von Anfang an (meist Port 465)</option>
          <option value="starttls">STARTTLS (meist Port 587)</option>
          <option value="none">Keine, nur im eigenen Netz</option>
        </select>
      </div>
      <TextField label="Port" name="port" required inputMode="numeric" defaultValue={kept?.port ?? 465} />
      <TextField
        label="Benutzername"
        name="user"
        defaultValue={kept?.user}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        hint="Meist die ganze E-Mail-Adresse."
      />
      <PasswordField label="Passwort" name="password" autoComplete="new-password" hint={PASSWORD_HINTS[password]} />
      <TextField
        label="Absender"
        name="from"
        required
        defaultValue={kept?.from}
        spellCheck={false}
        autoCapitalize="none"
        hint="Eine Adresse des Kontos, mit dem Sie sich anmelden, zum Beispiel website@agentur.de."
      />
      {message && <Message kind={message.kind}>{message.text}</Message>}
      <TestMail typed={typed} />
      <div className={styles.buttons}>
        <Button type="submit" size="medium" disabled={busy}>
          Mailserver speichern
        </Button>
        {kept && (
          <Button
            buttonStyle="secondary"
            size="medium"
            disabled={busy}
            onClick={() =>
              void send(
                "DELETE",
                "Entfernt. Anfragen kommen jetzt nicht mehr als E-Mail an; sie stehen weiter unter „Anfragen“.",
              )
            }
          >
            Mailserver entfernen
          </Button>
        )}
      </div>
    </form>
  );
}
