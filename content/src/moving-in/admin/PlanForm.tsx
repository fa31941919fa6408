"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import type { Given, MovingPlan } from "../import-run.ts";
import { Choice } from "./Choice.tsx";
import { asOf, decisionsOf, proposed, summaryOf } from "./chosen.ts";
import { Notice } from "./Notice.tsx";
import { PlanGroup } from "./PlanGroup.tsx";
import styles from "./plan.module.css";

type Props = {
  plan: MovingPlan;
  given: Given;
  onMove: (decided: Pick<Given, "overwrite" | "demo" | "decisions">) => void;
};

const DEMO = [
  ["remove", "Vorher entfernen"],
  ["keep", "Stehen lassen"],
] as const;

/** A plan's entries with decisions, and the button that starts the import. */
export function PlanForm({ plan, given, onMove }: Props) {
  const { text, groups, demo, conflicts } = plan;
  const [chosen, setChosen] = useState(() => proposed(plan, given.decisions));
  const [overwrite, setOverwrite] = useState(given.overwrite);
  const [demoChoice, setDemoChoice] = useState<Given["demo"]>(given.demo);
  const summary = groups.length > 0 ? summaryOf(plan, chosen) : "";
  const askedFirst = groups.toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked));

  return (
    <form
      aria-labelledby="plan"
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault();
        onMove({ overwrite, demo: demoChoice, decisions: decisionsOf(plan, given.decisions, chosen) });
      }}
    >
      <h2 id="plan">Das kommt hierher</h2>
      {summary && <p className={styles.summary}>{summary}</p>}
      <a className={styles.skip} href="#move">
        Alles überspringen, zu „Jetzt umziehen“
      </a>
      {askedFirst.map((group) => (
        <PlanGroup key={group.key} group={group} as={asOf(group, chosen)} chosen={chosen} onChange={setChosen} />
      ))}
      <details className={styles.told} open={groups.length === 0}>
        <summary>Im Einzelnen: alte Adressen, was zurückbleibt</summary>
        <Notice text={text} level={3} />
      </details>
      {conflicts > 0 && (
        <Choice
          label={`Fassungen von dort nehmen, wo dort und hier etwas geändert wurde (${conflicts})`}
          hint="Was Sie hier daran geändert haben, steht danach nur noch unter „Versionen“."
          isChosen={overwrite}
          onChoose={() => setOverwrite(!overwrite)}
        />
      )}
      {demo > 0 && (
        <fieldset className={styles.demo}>
          <legend>Hier stehen noch Beispielinhalte ({demo})</legend>
          {DEMO.map(([choice, label]) => (
            <Choice
              key={choice}
              name="demo"
              label={label}
              isChosen={demoChoice === choice}
              onChoose={() => setDemoChoice(choice)}
            />
          ))}
        </fieldset>
      )}
      <div className={styles.end}>
        <p role="status">{summary}</p>
        <Button id="move" type="submit" size="large" margin={false}>
          Jetzt umziehen
        </Button>
      </div>
    </form>
  );
}
