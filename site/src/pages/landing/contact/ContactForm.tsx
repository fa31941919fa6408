import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { Button } from "../../../ui/Button.tsx";
import { ContactField } from "./ContactField.tsx";
import styles from "./ContactForm.module.css";
import { ContactResult } from "./ContactResult.tsx";
import { FIELDS, type Field, FORM_KEY_FIELD } from "./fields.ts";
import { RingsLoader } from "./RingsLoader.tsx";
import { type Filled, useContactForm } from "./useContactForm.ts";

/** How long the success message is shown (spec §4 and §9). */
const SUCCESS_MESSAGE_MS = 5000;

const WAITING_ID = "contact-waiting";

const LIST = new Intl.ListFormat("de");

/** Contact form (spec §2, §4, §5). Without script the browser validates and posts it. */
export function ContactForm({ recipient, filled = null }: { recipient: string; filled?: Filled | null }) {
  const { form, foot, state, handlers } = useContactForm(recipient, filled, SUCCESS_MESSAGE_MS);
  const { ready, errors, shown, sending, result, values } = state;
  const missing = FIELDS.filter(({ name }) => errors[name]).map(({ label }) => label);
  const invalid = ready && missing.length > 0;
  const saysMissing = invalid && !sending && !result && Object.keys(shown).length > 0;
  const saysWhen = invalid && !saysMissing && !result;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={CONTACT_PATH}
      acceptCharset="utf-8"
      aria-label="Kontaktformular"
      noValidate={ready}
      {...handlers}
    >
      <input type="hidden" name="to" defaultValue={recipient} />
      {filled?.formKey && <input type="hidden" name={FORM_KEY_FIELD} defaultValue={filled.formKey} />}
      {FIELDS.map((field) => (
        <ContactField
          key={field.name}
          field={field.name === "phone" ? withOtherWay(field, recipient) : field}
          error={shown[field.name]}
          value={filled?.values[field.name]}
          length={ready && field.maxLength !== undefined ? values[field.name].length : undefined}
        />
      ))}
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-homepage">Bitte frei lassen</label>
        <input type="text" id="contact-homepage" name="homepage" tabIndex={-1} autoComplete="off" />
      </p>
      {/* Receives the button's focus while the button is hidden (WCAG 2.4.3). */}
      <div ref={foot} className={styles.send} tabIndex={-1}>
        {!sending && (
          <div className={styles.button}>
            {/* Greyed out but focusable, so that keyboard users learn what is missing (WCAG 3.3.1). */}
            <Button
              type="submit"
              variant="primary"
              aria-disabled={invalid || undefined}
              aria-describedby={saysMissing || saysWhen ? WAITING_ID : undefined}
            >
              Nachricht senden
            </Button>
            {saysWhen && (
              <p id={WAITING_ID} className={styles.waiting}>
                Absenden können Sie, sobald alle Felder ausgefüllt sind.
              </p>
            )}
          </div>
        )}
        {/* Always in the page, so that screen readers announce changes. */}
        <div role="status" className={styles.status}>
          {sending && <RingsLoader />}
          {saysMissing && (
            <p id={WAITING_ID} className={styles.waiting}>
              {`Noch offen: ${LIST.format(missing)}.`}
            </p>
          )}
          {result && <ContactResult result={result} />}
        </div>
      </div>
    </form>
  );
}

/** Visitors who don't want to give a number can write instead (Art. 5 (1) c DSGVO). */
function withOtherWay(field: Field, address: string): Field {
  return address ? { ...field, hint: `${field.hint} Lieber schriftlich? ${address}` } : field;
}
