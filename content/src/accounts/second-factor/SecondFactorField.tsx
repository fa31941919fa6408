"use client";

import { useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";
import { ask } from "../../ui/ask.ts";
import styles from "../forms/forms.module.css";
import { InnerForm } from "../forms/InnerForm.tsx";
import { Message } from "../forms/Message.tsx";
import { post } from "../forms/post.ts";
import { OwnSecondFactor } from "./OwnSecondFactor.tsx";

type State = { on: boolean; required: boolean };

/** In an account's form: one's own second factor, or for administrators, removing a colleague's. */
export function SecondFactorField() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const [state, setState] = useState<State | "failed" | null>(null);

  const look = useCallback(async () => {
    const asked = await ask<State>(`/api/users/${id}/second-factor`);
    setState(asked.ok ? asked.data : "failed");
    return null;
  }, [id]);

  useEffect(() => {
    if (id !== undefined) void look();
  }, [id, look]);

  if (id === undefined || !state) return null;
  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <div className={styles.form}>
        <h3 id="second-factor">Anmeldung in zwei Schritten</h3>
        {state === "failed" ? (
          <InnerForm action="Erneut versuchen" send={look}>
            <Message kind="error">Ob sie eingeschaltet ist, ließ sich nicht laden.</Message>
          </InnerForm>
        ) : String(user?.id) === String(id) ? (
          <OwnSecondFactor on={state.on} required={state.required} />
        ) : (
          <Colleague id={id} on={state.on} />
        )}
      </div>
    </section>
  );
}

function Colleague({ id, on }: { id: number | string; on: boolean }) {
  const [mail, setMail] = useState<string | null>(null);

  async function takeAway() {
    const answered = await post<{ mailed: boolean }>(`/${id}/second-factor/reset`);
    if (!answered.ok) return answered;
    setMail(answered.data.mailed ? "ist unterwegs." : "ging nicht hinaus: Bitte sagen Sie es der Person.");
    return null;
  }

  if (mail) return <Message kind="done">Ausgeschaltet. Eine E-Mail darüber {mail}</Message>;
  if (!on) return <p>Nicht eingeschaltet.</p>;
  return (
    <InnerForm action="Ausschalten, weil das Telefon verloren ist" send={takeAway}>
      <p>Eingeschaltet.</p>
    </InnerForm>
  );
}
