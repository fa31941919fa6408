"use client";

import { Button } from "@payloadcms/ui";
import type { Ref } from "react";
import { germanTime } from "../../platform/process/german-time.ts";
import spoken from "../../ui/spoken.module.css";
import type { MovingPhase, MovingRun } from "../import-run.ts";
import styles from "./moving.module.css";

type Props = {
  ref: Ref<HTMLHeadingElement>;
  run: MovingRun | null;
  isUnderWay: boolean;
  failure: string;
  onStop: () => Promise<void>;
  /** Null if it can only be continued on the command line. */
  onAgain: (() => void) | null;
  onSameAs: (name: string) => void;
};

const BROKEN_OFF =
  "Der Server wurde währenddessen neu gestartet. Was schon hier ist, bleibt, und der Umzug macht dort weiter.";

const PLANNED = "Hier sehen Sie, was kommt und was daraus wird. Geschrieben ist noch nichts.";

const PHASES: Record<MovingPhase, (run: MovingRun) => { words: string; of: string }> = {
  reading: ({ given }) =>
    given?.isAddress === false
      ? { words: "Die Bilder werden gelesen", of: "Bildern" }
      : { words: "Die Website wird gelesen", of: "Seiten" },
  demo: () => ({ words: "Die Beispielinhalte werden entfernt", of: "" }),
  comparing: ({ total }) =>
    total === 0
      ? { words: "Es wird mit dem verglichen, was hier schon ist", of: "" }
      : { words: "Die Inhalte werden übernommen", of: "Einträgen" },
};

export function RunPanel({ ref, run, isUnderWay, failure, onStop, onAgain, onSameAs }: Props) {
  const heading = run ? headingOf(run, isUnderWay) : "";
  return (
    <section className={run || failure ? styles.panel : undefined} aria-labelledby="run">
      <h2 id="run" ref={ref} tabIndex={-1} className={heading ? styles.heading : spoken.spoken}>
        {heading || "Stand"}
      </h2>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <p role="status" className={spoken.spoken}>
        {run && spokenOf(run, isUnderWay, heading)}
      </p>
      {run && isUnderWay && <UnderWay run={run} onStop={onStop} />}
      {run && !isUnderWay && <Ended run={run} onAgain={onAgain} onSameAs={onSameAs} />}
    </section>
  );
}

function UnderWay({ run, onStop }: { run: MovingRun; onStop: () => Promise<void> }) {
  const { by, since, done, total, waitsFor, isToStop } = run;
  const { words, of } = PHASES[run.phase](run);
  return (
    <>
      <progress
        className={styles.progress}
        aria-label="Fortschritt"
        max={total || 1}
        value={total > 0 ? done : undefined}
      />
      <p>
        {words}
        {total > 0 ? `: ${done.toLocaleString("de")} von ${total.toLocaleString("de")} ${of}` : " …"}
        {waitsFor && `. Es wird auf ${waitsFor} gewartet …`}
      </p>
      <p className={styles.hint}>
        {by}, seit {germanTime(since)}. Sie können diese Seite verlassen: Es geht ohne sie weiter.
      </p>
      <Button buttonStyle="secondary" margin={false} disabled={isToStop} onClick={() => void onStop()}>
        {isToStop ? "Wird angehalten …" : "Anhalten"}
      </Button>
    </>
  );
}

function Ended({ run, onAgain, onSameAs }: Pick<Props, "onAgain" | "onSameAs"> & { run: MovingRun }) {
  const { outcome, message, report, names } = run;
  const isToGoOn = outcome === null || outcome === "stopped";
  const mayRepeat = onAgain && (isToGoOn || outcome === "failed" || outcome === "losses");
  return (
    <>
      <p>{outcome === null ? BROKEN_OFF : outcome === "planned" ? PLANNED : message}</p>
      {report && (
        <p>
          <a href={`/admin/umziehen?bericht=${report}`}>Bericht lesen</a>
        </p>
      )}
      {outcome === "question" && (
        <div className={styles.actions}>
          {names.map((name) => (
            <Button key={name} buttonStyle="secondary" margin={false} onClick={() => onSameAs(name)}>
              Dieselbe wie {name}
            </Button>
          ))}
          <Button buttonStyle="secondary" margin={false} onClick={() => onSameAs("")}>
            Eine andere
          </Button>
        </div>
      )}
      {mayRepeat && (
        <Button buttonStyle={outcome === "losses" ? "secondary" : "primary"} margin={false} onClick={onAgain}>
          {isToGoOn ? "Weiter" : "Noch einmal versuchen"}
        </Button>
      )}
    </>
  );
}

function headingOf({ what, outcome }: MovingRun, isUnderWay: boolean): string {
  if (isUnderWay) return what === "plan" ? "Der Plan entsteht" : "Der Umzug läuft";
  if (outcome === "planned") return "Der Plan ist fertig";
  if (outcome === "question") return "Eine Frage vorweg";
  if (outcome === "complete" || outcome === "losses") return "Der letzte Umzug ist fertig";
  if (outcome === "stopped") return "Angehalten";
  return what === "plan" ? "Der Plan kam nicht zustande" : "Der Umzug ist abgebrochen";
}

/** Announces each quarter once: otherwise a screen reader would read every entry. */
function spokenOf(run: MovingRun, isUnderWay: boolean, heading: string): string {
  const { done, total, phase, message, outcome } = run;
  if (!isUnderWay) return `${heading}. ${outcome === "planned" ? "" : message}`;
  const quarters = phase === "comparing" && total > 0 ? Math.floor((4 * done) / total) : 0;
  return quarters > 0 ? `${heading}: ${quarters * 25} Prozent` : heading;
}
