import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ContactField } from "./ContactField.tsx";
import styles from "./ContactForm.module.css";
import { ContactResult, type SendResult } from "./ContactResult.tsx";
import { FIELDS, type FieldName } from "./fields.ts";
import { RingsLoader } from "./RingsLoader.tsx";

/** States of spec §4, contact form: `sending` hides the button and shows the loader. */
type SendState = { sending: boolean; result: SendResult | null; errors: Partial<Record<FieldName, string>> };

const IDLE: SendState = { sending: false, result: null, errors: {} };

/** Contact form (spec §2): without script it is posted by the browser, checked by its own rules. */
export function ContactForm({ recipient }: { recipient: string }) {
  const [state] = useState(IDLE);
  return (
    <form className={styles.form} method="post" action="/phpmail/" acceptCharset="utf-8" aria-label="Kontaktformular">
      <input type="hidden" name="to" value={recipient} />
      {FIELDS.map((field) => (
        <ContactField key={field.name} field={field} error={state.errors[field.name]} />
      ))}
      <div className={styles.send}>
        {state.sending ? (
          <RingsLoader />
        ) : (
          <Button type="submit" volume="loud">
            Nachricht senden
          </Button>
        )}
        <ContactResult result={state.result} />
      </div>
    </form>
  );
}
