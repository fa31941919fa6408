import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { Button } from "../../../ui/Button.tsx";
import { ContactField } from "./ContactField.tsx";
import styles from "./ContactForm.module.css";
import { ContactResult } from "./ContactResult.tsx";
import { FIELDS } from "./fields.ts";
import { RingsLoader } from "./RingsLoader.tsx";
import { type Filled, useContactForm } from "./useContactForm.ts";

/** How long the success message stays, in ms (spec §4 and §9). */
const SUCCESS_MESSAGE_MS = 5000;

/** Contact form (spec §2, §4, §5): without script it is posted by the browser, checked by its own rules. */
export function ContactForm({ recipient, filled = null }: { recipient: string; filled?: Filled | null }) {
  const { form, state, handlers } = useContactForm(recipient, filled, SUCCESS_MESSAGE_MS);
  const { ready, errors, shown, sending, result, messageLength } = state;
  const invalid = Object.keys(errors).length > 0;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={CONTACT_PATH}
      acceptCharset="utf-8"
      aria-label="Kontaktformular"
      aria-busy={sending}
      noValidate={ready}
      {...handlers}
    >
      <input type="hidden" name="to" defaultValue={recipient} />
      {FIELDS.map((field) => (
        <ContactField
          key={field.name}
          field={field}
          error={shown[field.name]}
          value={filled?.values[field.name]}
          length={ready && field.maxLength !== undefined ? messageLength : undefined}
        />
      ))}
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-homepage">Bitte frei lassen</label>
        <input type="text" id="contact-homepage" name="homepage" tabIndex={-1} autoComplete="off" />
      </p>
      <div className={styles.send}>
        {sending ? (
          <RingsLoader />
        ) : (
          <div className={styles.button}>
            <Button type="submit" variant="primary" disabled={ready && invalid}>
              Nachricht senden
            </Button>
            {ready && invalid && <p className={styles.waiting}>Geht, sobald alle Felder ausgefüllt sind.</p>}
          </div>
        )}
        <ContactResult result={result} />
      </div>
    </form>
  );
}
