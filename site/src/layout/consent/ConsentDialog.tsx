import type { Mark } from "../../content/domain.ts";
import { Button } from "../../ui/Button.tsx";
import { DialogFrame, dialogSheet, dialogTitleId } from "../../ui/Dialog.tsx";
import { Logo } from "../Logo.tsx";
import styles from "./ConsentDialog.module.css";
import type { ConsentSettings } from "./consent-cookie.ts";
import { de } from "./content/de.ts";
import { en } from "./content/en.ts";
import { oc } from "./content/oc.ts";
import { type ConsentTexts, SERVICE_HOST } from "./content/texts.ts";
import { CONSENT_DETAILS_ID, CONSENT_DIALOG_ID, CONSENT_LINK_NAME, type ConsentLanguage } from "./fragment.ts";

const TEXTS: Record<ConsentLanguage, ConsentTexts> = { de, en, oc };

/** The submit button's value: accept all, refuse, or save the selection. */
type ConsentAnswer = "agree" | "refuse" | "save";

export type ConsentService = keyof ConsentTexts["services"];

/**
 * Consent dialog (spec §2 and §4): modal, large, closed only by its buttons. A separate file that consent.ts inserts
 * into the page, setting `data-view` ("simple", "detailed").
 */
export function ConsentDialog({
  language,
  service,
  host,
  mark,
}: {
  language: ConsentLanguage;
  service: ConsentService;
  host: string;
  mark: Mark | null;
}) {
  const texts = TEXTS[language];
  const introId = `${CONSENT_DIALOG_ID}-intro`;
  return (
    <DialogFrame
      id={CONSENT_DIALOG_ID}
      size="long"
      dismissible={false}
      data-view="simple"
      lang={language}
      aria-describedby={introId}
    >
      <form method="dialog" className={`${dialogSheet} ${styles.consent}`} data-tone="paper">
        <h2 id={dialogTitleId(CONSENT_DIALOG_ID)} className={styles.title} tabIndex={-1} data-initial-focus="">
          {texts.title}
        </h2>
        <Logo id="logo-consent" motion="closed" mark={mark} className={styles.mark} />
        <p id={introId} className={styles.intro}>
          {service === "off" && texts.nothingToAgree}
          <Intro text={texts.intro} />
        </p>
        {texts.legalTextsInGerman && <p className={styles.purpose}>{texts.legalTextsInGerman}</p>}
        {service !== "off" && <StoredChoice choice={texts.choice} />}
        <fieldset id={CONSENT_DETAILS_ID} className={styles.kinds}>
          <legend className="visually-hidden">{texts.kinds}</legend>
          <Kind name="necessary" {...texts.necessary} fixed />
          <Kind
            name="statistics"
            {...texts.statistics}
            service={texts.services[service]}
            details={texts.serviceDetails[service]?.replace(SERVICE_HOST, host)}
          />
          <Kind name="personalization" {...texts.personalization} />
        </fieldset>
        <ul className={styles.links}>
          <li data-in="simple">
            <a href={`#${CONSENT_DETAILS_ID}`}>{texts.details}</a>
          </li>
          <li>
            <a href="/datenschutz" data-dialog="long" lang="de">
              Datenschutzerklärung
            </a>
          </li>
          <li>
            <a href="/impressum" data-dialog="middle" lang="de">
              Impressum
            </a>
          </li>
        </ul>
        {/* Refuse and accept have equal size, weight and position. */}
        <Answers view="simple" answers={{ refuse: texts.refuse, agree: texts.agree }} />
        <Answers view="detailed" answers={{ save: texts.save, agree: texts.agreeToAll }} />
      </form>
    </DialogFrame>
  );
}

/** The German name of the footer's link within text in another language (WCAG 3.1.2). */
function Intro({ text }: { text: string }) {
  const [before, after] = text.split(CONSENT_LINK_NAME);
  return (
    <>
      {before}
      <span lang="de">{CONSENT_LINK_NAME}</span>
      {after}
    </>
  );
}

function Answers({ view, answers }: { view: string; answers: Partial<Record<ConsentAnswer, string>> }) {
  return (
    <div className={styles.answers} data-in={view}>
      {Object.entries(answers).map(([answer, label]) => (
        <Button key={answer} type="submit" value={answer} className={styles.answer}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** The stored choice, filled in by consent.ts; empty on the first visit. */
function StoredChoice({ choice: { label, ...kinds } }: { choice: ConsentTexts["choice"] }) {
  return (
    <p className={styles.purpose} data-stored-choice="" hidden>
      {label}{" "}
      {(["statistics", "personalization"] as const).map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <span data-choice={name} data-value="true">
            {kinds[name].granted}
          </span>
          <span data-choice={name} data-value="false">
            {kinds[name].refused}
          </span>
        </span>
      ))}
    </p>
  );
}

/** A kind of cookies. Its checkbox appears in the detailed view only; none is pre-ticked. */
function Kind({
  name,
  label,
  purpose,
  service,
  details,
  fixed = false,
}: {
  name: keyof ConsentSettings;
  label: string;
  purpose: string;
  service?: string;
  details?: string;
  fixed?: boolean;
}) {
  const purposeId = `${CONSENT_DIALOG_ID}-${name}`;
  return (
    <div>
      <label className={styles.kind}>
        <input
          type="checkbox"
          name={name}
          defaultChecked={fixed}
          disabled={fixed}
          aria-describedby={purposeId}
          data-in="detailed"
        />
        {label}
      </label>
      <p id={purposeId} className={styles.purpose}>
        {purpose}
        {service && ` ${service}`}
      </p>
      {details && (
        <p className={styles.purpose} data-in="detailed">
          {details}
        </p>
      )}
    </div>
  );
}
