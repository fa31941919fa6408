"use client";

import { Button, Link } from "@payloadcms/ui";
import { useState } from "react";
import styles from "../forms/forms.module.css";
import { PageForm } from "../forms/PageForm.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { post } from "../forms/post.ts";
import { TextField } from "../forms/TextField.tsx";
import { CodeField, RecoveryCodes, SetupSteps } from "../second-factor/SetupSteps.tsx";
import type { Setup } from "../second-factor/second-factor.ts";

/** The second step: a code, after the setup where a second factor is required. */
type SecondStep = { secondFactor: "code" } | ({ secondFactor: "setup" } & Setup);

const isSecondStep = (data: unknown): data is SecondStep =>
  typeof data === "object" && data !== null && "secondFactor" in data;

export function LoginForm({ target }: { target: string }) {
  const [credentials, setCredentials] = useState<Record<string, string>>({});
  const [step, setStep] = useState<SecondStep | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

  async function send(typed: Record<string, string>): Promise<string | null> {
    const given = { ...credentials, ...typed };
    const answered = await post<{ recoveryCodes?: string[] }>("/login", given);
    if (answered.ok) {
      if (answered.data.recoveryCodes) setRecoveryCodes(answered.data.recoveryCodes);
      else window.location.assign(target);
      return null;
    }
    if (!isSecondStep(answered.data)) return answered.message;
    setCredentials(given);
    setStep(answered.data);
    return null;
  }

  function startAgain() {
    setCredentials({});
    setStep(null);
  }

  if (recoveryCodes) {
    return (
      <div className={`${styles.form} ${styles.login}`}>
        <h1>Fast fertig</h1>
        <RecoveryCodes codes={recoveryCodes} />
        <Button size="large" onClick={() => window.location.assign(target)}>
          Codes aufbewahrt, weiter
        </Button>
      </div>
    );
  }
  return (
    <PageForm
      key={step?.secondFactor}
      action="Anmelden"
      send={send}
      beside={
        step && (
          <Button size="large" buttonStyle="secondary" onClick={startAgain}>
            Zurück
          </Button>
        )
      }
      below={!step && <Link href="/admin/forgot">Passwort vergessen?</Link>}
    >
      {step ? (
        <>
          <h1>{step.secondFactor === "setup" ? "Anmeldung in zwei Schritten einrichten" : "Zweiter Schritt"}</h1>
          {step.secondFactor === "setup" && <SetupSteps secret={step.secret} qr={step.qr} />}
          <CodeField
            hint={
              step.secondFactor === "code"
                ? "Sechs Ziffern. Ist das Telefon nicht da, gilt auch einer Ihrer Wiederherstellungscodes."
                : undefined
            }
          />
        </>
      ) : (
        <>
          <TextField label="E-Mail" name="email" type="email" required autoComplete="username" />
          <PasswordField label="Passwort" name="password" required autoComplete="current-password" />
        </>
      )}
    </PageForm>
  );
}
