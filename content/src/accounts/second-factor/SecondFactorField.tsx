"use client";

import { Button, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";
import { ask } from "../../admin/ask.ts";
import styles from "../forms/forms.module.css";
import { Message } from "../forms/Message.tsx";
import { post } from "../forms/post.ts";
import { OwnSecondFactor } from "./OwnSecondFactor.tsx";

type State = { on: boolean; required: boolean };

/** Within an account: for oneself to switch on and off, for administrators to take away from a colleague. */
export function SecondFactorField() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const [state, setState] = useState<State | null>(null);
  const [failed, setFailed] = useState(false);

  const look = useCallback(() => {
    setFailed(false);
    if (id === undefined) return;
    void ask<State>(`/api/users/${id}/second-factor`).then((asked) =>
      asked.ok ? setState(asked.data) : setFailed(true),
    );
  }, [id]);

  useEffect(look, [look]);

  if (id === undefined || (!state && !failed)) return null;
  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <div className={styles.form}>
        <h3 id="second-factor">Anmeldung in zwei Schritten</h3>
        {!state ? (
          <>
            <Message kind="error">Ob sie eingeschaltet ist, ließ sich nicht laden.</Message>
            <div className={styles.buttons}>
              <Button buttonStyle="secondary" onClick={look}>
                Erneut versuchen
              </Button>
            </div>
          </>
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
  const [message, setMessage] = useState<string | null>(null);
  const [isOn, setOn] = useState(on);

  async function takeAway() {
    const answered = await post<{ mailed: boolean }>(`/${id}/second-factor/reset`);
    if (!answered.ok) return setMessage(answered.message);
    const mail = answered.data.mailed ? "ist unterwegs." : "ging nicht hinaus: Bitte sagen Sie es der Person.";
    setMessage(`Ausgeschaltet. Eine E-Mail darüber ${mail}`);
    setOn(false);
  }

  return (
    <>
      <p>{isOn ? "Eingeschaltet." : "Nicht eingeschaltet."}</p>
      {isOn && (
        <div className={styles.buttons}>
          <Button buttonStyle="secondary" onClick={() => void takeAway()}>
            Ausschalten, weil das Telefon verloren ist
          </Button>
        </div>
      )}
      {message && <Message kind={isOn ? "error" : "done"}>{message}</Message>}
    </>
  );
}
