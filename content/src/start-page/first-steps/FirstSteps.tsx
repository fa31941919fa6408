import type { ServerProps } from "payload";
import { isAdministrator } from "../../access/roles.ts";
import { settings } from "../../platform/settings/settings.ts";
import { AskButton } from "../../ui/AskButton.tsx";
import startPage from "../../ui/start-page.module.css";
import styles from "./first-steps.module.css";
import { putAwaySteps } from "./first-steps-endpoints.ts";
import { OwnName } from "./OwnName.tsx";
import { RemoveDemo } from "./RemoveDemo.tsx";
import { firstSteps, type Step } from "./steps.ts";

/** The steps that make this site the agency's own, with their state. */
export async function FirstSteps({ payload, user }: ServerProps) {
  if (!user || !isAdministrator(user)) return null;
  const away = await putAwaySteps(payload);
  const all = await firstSteps(payload, settings, user);
  const isAllAway = all.every(({ name, faults = [] }) => away.includes(name) && faults.length === 0);
  const shown = isAllAway ? [] : all.filter(({ name, isOptional }) => !isOptional || !away.includes(name));
  if (shown.length === 0) return <PutAway label="Erste Schritte wieder zeigen" names={[]} />;
  const next = shown.find(({ isDone }) => !isDone);
  const done = shown.filter(({ isDone }) => isDone).length;
  return (
    <section className={startPage.section} aria-labelledby="first-steps">
      <h2 id="first-steps" className={startPage.heading}>
        Erste Schritte
      </h2>
      <p className={styles.progress}>
        <progress value={done} max={shown.length} aria-label="Erledigte Schritte" />
        {done === shown.length ? "Alles erledigt." : `${done} von ${shown.length} erledigt`}
      </p>
      <p className={startPage.hint}>
        Ihre Inhalte stehen schon in einem anderen System? Unter <a href="/admin/umziehen">Umziehen</a> holen Sie sie
        hierher.
      </p>
      <ol className={styles.steps}>
        {shown.map((step) => (
          <StepItem key={step.name} step={step} isNext={step === next} away={[...away, step.name]} />
        ))}
      </ol>
      <PutAway label="Erste Schritte ausblenden" names={all.map(({ name }) => name)} />
    </section>
  );
}

function PutAway({ label, names, about }: { label: string; names: Step["name"][]; about?: string }) {
  const name = about && `${label}: ${about}`;
  return (
    <AskButton
      label={label}
      name={name}
      buttonStyle="subtle"
      address="/api/first-steps"
      method="POST"
      given={{ names }}
    />
  );
}

/** @param isNext the first open step, which shows detailed instructions */
function StepItem({ step, isNext, away }: { step: Step; isNext: boolean; away: Step["name"][] }) {
  const { name, label, hint, href, isDone, isOptional, checklist, faults = [] } = step;
  return (
    <li className={isDone ? `${styles.step} ${styles.done}` : styles.step}>
      <span className={styles.mark} aria-hidden="true">
        {isDone ? "✓" : ""}
      </span>
      <div className={styles.text}>
        <h3 className={styles.label}>
          {href ? <a href={href}>{label}</a> : label}
          <span className={isDone ? styles.state : styles.open}>{isDone ? "erledigt" : "offen"}</span>
        </h3>
        {faults.map((fault) => (
          <p key={fault} className={startPage.warning}>
            {fault}
          </p>
        ))}
        {isNext && <p className={startPage.hint}>{hint}</p>}
        {isNext && checklist && (
          <ul className={styles.checklist}>
            {checklist.map((item) => (
              <li key={item.label}>
                {item.label}: <em>{item.isDone === null ? "bitte selbst prüfen" : item.isDone ? "ist da" : "fehlt"}</em>
              </li>
            ))}
          </ul>
        )}
        {!isDone && name === "name" && <OwnName />}
        {!isDone && name === "demo" && <RemoveDemo />}
        {!isDone && name === "address" && settings.PUBLIC_URL?.startsWith("https:") && (
          <AskButton
            label="Jetzt prüfen"
            name="Adresse der Website jetzt prüfen"
            buttonStyle="secondary"
            address="/api/check-address"
            method="POST"
            given={{}}
          />
        )}
      </div>
      {!isDone && isOptional && <PutAway label="Nicht nötig" names={away} about={label} />}
    </li>
  );
}
