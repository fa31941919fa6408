"use client";

import { useState } from "react";
import { InnerForm } from "../forms/InnerForm.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { post } from "../forms/post.ts";
import { CodeField, RecoveryCodes, SetupSteps } from "./SetupSteps.tsx";
import type { Setup } from "./second-factor.ts";

type Props = { on: boolean; required: boolean };

type Step = "state" | "password" | Setup | { codes: string[] };

export function OwnSecondFactor({ on, required }: Props) {
  const [isOn, setOn] = useState(on);
  const [step, setStep] = useState<Step>("state");

  const go = (next: Step) => async () => {
    setStep(next);
    return null;
  };

  async function askPassword({ currentPassword }: Record<string, string>) {
    const answered = await post<Setup>(`/second-factor/${isOn ? "off" : "start"}`, { currentPassword });
    if (!answered.ok) return answered;
    setOn(false);
    return go(isOn ? "state" : answered.data)();
  }

  async function confirm({ code }: Record<string, string>) {
    const answered = await post<{ recoveryCodes: string[] }>("/second-factor/confirm", { code });
    if (!answered.ok) return answered;
    setOn(true);
    return go({ codes: answered.data.recoveryCodes })();
  }

  if (step === "password")
    return (
      <InnerForm key="password" action="Weiter" send={askPassword} onCancel={go("state")}>
        <PasswordField label="Ihr Passwort" name="currentPassword" autoComplete="current-password" autoFocus />
      </InnerForm>
    );
  if (step !== "state" && "codes" in step)
    return (
      <InnerForm action="Codes aufbewahrt" send={go("state")}>
        <RecoveryCodes codes={step.codes} />
      </InnerForm>
    );
  if (step !== "state")
    return (
      <InnerForm key="code" action="Einschalten" send={confirm} onCancel={go("state")}>
        <SetupSteps secret={step.secret} qr={step.qr} />
        <CodeField />
      </InnerForm>
    );
  const state = isOn
    ? "Eingeschaltet: Nach dem Passwort fragt die Anmeldung nach einem Code aus Ihrer Authenticator-App."
    : "Nicht eingeschaltet. Mit einem zweiten Schritt genügt ein gestohlenes Passwort nicht, um die Website zu ändern.";
  if (isOn && required) return <p>{state} Für diese Website ist sie Pflicht.</p>;
  return (
    <InnerForm action={isOn ? "Ausschalten" : "Einschalten"} send={go("password")}>
      <p>{state}</p>
    </InnerForm>
  );
}
