"use client";

import { Button } from "@payloadcms/ui";
import { useRef, useState } from "react";
import styles from "../forms/forms.module.css";
import { Message } from "../forms/Message.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { post } from "../forms/post.ts";
import { CodeField, RecoveryCodes, SetupSteps } from "./SetupSteps.tsx";
import type { Setup } from "./second-factor.ts";

type Props = { on: boolean; required: boolean };

/** The part of the dialog that the person sees: the state, or the question that comes next. */
type Step = "state" | "password" | Setup | { codes: string[] };

/**
 * Switches one's own second factor on and off. It lies within the account's form, where no other form may lie: fields
 * are read from the group, and their names say nothing to the form around.
 */
export function OwnSecondFactor({ on, required }: Props) {
  const [isOn, setOn] = useState(on);
  const [step, setStep] = useState<Step>("state");
  const [message, setMessage] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);

  const typed = (name: string) => group.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? "";

  async function askPassword() {
    const currentPassword = typed("second-factor-password");
    if (isOn) {
      const answered = await post("/second-factor/off", { currentPassword });
      if (!answered.ok) return setMessage(answered.message);
      setOn(false);
      return go("state");
    }
    const answered = await post<Setup>("/second-factor/start", { currentPassword });
    if (!answered.ok) return setMessage(answered.message);
    go(answered.data);
  }

  async function confirm() {
    const answered = await post<{ recoveryCodes: string[] }>("/second-factor/confirm", { code: typed("code") });
    if (!answered.ok) return setMessage(answered.message);
    setOn(true);
    go({ codes: answered.data.recoveryCodes });
  }

  function go(next: Step) {
    setMessage(null);
    setStep(next);
  }

  const next = step === "password" ? askPassword : confirm;
  const asks = step === "password" || (step !== "state" && "qr" in step);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field means this group, not the form around it
    <div
      ref={group}
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (asks) void next();
      }}
    >
      {step === "state" && (
        <>
          <p>
            {isOn
              ? "Eingeschaltet: Nach dem Passwort fragt die Anmeldung nach einem Code aus Ihrer Authenticator-App."
              : "Nicht eingeschaltet. Mit einem zweiten Schritt genügt ein gestohlenes Passwort nicht, um die Website zu ändern."}
          </p>
          {isOn && required && <p>Für diese Website ist sie Pflicht.</p>}
          {!(isOn && required) && (
            <div className={styles.buttons}>
              <Button buttonStyle="secondary" onClick={() => go("password")}>
                {isOn ? "Ausschalten" : "Einschalten"}
              </Button>
            </div>
          )}
        </>
      )}
      {step === "password" && (
        <PasswordField label="Ihr Passwort" name="second-factor-password" autoComplete="current-password" autoFocus />
      )}
      {typeof step === "object" && "qr" in step && (
        <>
          <SetupSteps secret={step.secret} qr={step.qr} />
          <CodeField />
        </>
      )}
      {typeof step === "object" && "codes" in step && <RecoveryCodes codes={step.codes} />}
      {message && <Message kind="error">{message}</Message>}
      {asks && (
        <div className={styles.buttons}>
          <Button onClick={() => void next()}>{step === "password" ? "Weiter" : "Einschalten"}</Button>
          <Button buttonStyle="secondary" onClick={() => go("state")}>
            Abbrechen
          </Button>
        </div>
      )}
      {typeof step === "object" && "codes" in step && (
        <div className={styles.buttons}>
          <Button onClick={() => go("state")}>Codes aufbewahrt</Button>
        </div>
      )}
    </div>
  );
}
