"use client";

import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import forms from "../accounts/forms/forms.module.css";
import { InnerForm } from "../accounts/forms/InnerForm.tsx";
import { PasswordField } from "../accounts/forms/PasswordField.tsx";
import { AskButton } from "../ui/AskButton.tsx";
import { ask, exchange } from "../ui/ask.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import styles from "../ui/start-page.module.css";

type Props = {
  isEncrypted: boolean;
  /** Newest first; the time in German. */
  backups: { name: string; at: string }[];
};

const OwnPassword = () => (
  <PasswordField label="Ihr Passwort" name="currentPassword" autoComplete="current-password" autoFocus />
);

/** For administrators: a new backup, the passphrase, and restoring. */
export function BackupTools({ isEncrypted, backups }: Props) {
  return (
    <>
      <AskButton label="Jetzt sichern" buttonStyle="secondary" address="/api/backup" method="POST" given={{}} />
      {isEncrypted && (
        <details className={styles.mailServer}>
          <summary>Passwort der Sicherungen zeigen</summary>
          <Passphrase />
        </details>
      )}
      {backups.length > 0 && (
        <details className={styles.mailServer}>
          <summary>Eine Sicherung zurückholen</summary>
          <Restore backups={backups} />
        </details>
      )}
    </>
  );
}

function Passphrase() {
  const [passphrase, setPassphrase] = useState<string | null>(null);

  async function send({ currentPassword }: Record<string, string>) {
    const given = { currentPassword };
    const asked = await ask<{ passphrase: string }>("/api/backup-passphrase", { method: "POST", given });
    if (!asked.ok) return asked;
    setPassphrase(asked.data.passphrase);
    return null;
  }

  if (passphrase === null)
    return (
      <InnerForm action="Zeigen" send={send}>
        <OwnPassword />
      </InnerForm>
    );
  return (
    <p role="status">
      <code className={forms.secret}>{passphrase}</code> Schreiben Sie es auf, und bewahren Sie es nicht auf diesem
      Server auf: Ist er verloren, öffnet nur dieses Passwort die Sicherungen.
    </p>
  );
}

/** Minimum time of a restart and polling interval, in ms. */
const RESTART_MS = 5000;

function Restore({ backups }: Pick<Props, "backups">) {
  const id = useId();
  const [name, setName] = useState(backups[0]?.name ?? "");
  const [step, setStep] = useState<"choice" | "question" | "restarting">("choice");
  const at = backups.find((backup) => backup.name === name)?.at;

  async function send({ currentPassword }: Record<string, string>) {
    const asked = await ask("/api/restore", { method: "POST", given: { currentPassword, name } });
    if (!asked.ok) return asked;
    setStep("restarting");
    const isBack = async () => ((await exchange("/api/users/me", {}))?.status ?? 500) < 500;
    do await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
    while (!(await isBack()));
    location.reload();
    return null;
  }

  return (
    <div className={forms.form}>
      <div className={forms.field}>
        <label htmlFor={id}>Sicherung</label>
        <select id={id} value={name} onChange={(event) => setName(event.target.value)}>
          {backups.map((backup) => (
            <option key={backup.name} value={backup.name}>
              {backup.at}
            </option>
          ))}
        </select>
      </div>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setStep("question")}>
        Zurückholen …
      </Button>
      {step !== "choice" && (
        <Dialog heading={`Sicherung vom ${at} zurückholen`} onClose={() => step === "question" && setStep("choice")}>
          {step === "restarting" ? (
            <p role="status">Die Sicherung ist heil und wird zurückgeholt. Die Verwaltung ist gleich wieder da …</p>
          ) : (
            <>
              <p>
                Die Sicherung wird zuerst geprüft. Dann ist alles wieder so wie damals: Texte, Bilder, Anfragen, Konten
                und Passwörter. Was seither dazukam, liegt 30 Tage lang auf dem Server; laden Sie neue Anfragen vorher
                unter „Anfragen“ herunter. Wer gerade schreibt, verliert, was noch nicht gespeichert ist.
              </p>
              <InnerForm action="Prüfen und zurückholen" send={send} onCancel={() => setStep("choice")}>
                <OwnPassword />
              </InnerForm>
            </>
          )}
        </Dialog>
      )}
    </div>
  );
}
