"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import type { Given, MovingChoice, MovingPlan, MovingRun } from "../run.ts";
import styles from "./moving.module.css";
import { Told } from "./Told.tsx";

type Props = {
  plan: MovingPlan;
  given: Given;
  onStart: (what: MovingRun["what"], changed: Partial<Given>) => Promise<void>;
};

/** Headings of the source's own choices. */
const OPTIONS: Record<string, string> = {
  "post-type": "Was zu Projekten wird",
  taxonomy: "Was zu Kategorien wird",
  column: "Welche Spalte wozu dient",
};

/** The plan, what can be decided about it, and the move itself. */
export function PlanForm({ plan, given, onStart }: Props) {
  const { text, choices, demo, conflicts, ownNetwork } = plan;
  const [chosen, setChosen] = useState(() => choices.filter((choice) => choice.chosen).map(keyOf));
  const [overwrite, setOverwrite] = useState(given.overwrite);
  const [demoChoice, setDemoChoice] = useState<Given["demo"]>(given.demo);
  const isChanged = choices.some((choice) => choice.chosen !== chosen.includes(keyOf(choice)));
  const decided: Partial<Given> = {
    ...given,
    overwrite,
    demo: demoChoice,
    choices: choices.length > 0 ? choices.filter((choice) => chosen.includes(keyOf(choice))).map(plain) : null,
  };
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);

  return (
    <form
      aria-labelledby="plan"
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault();
        void onStart(isChanged ? "plan" : "move", decided);
      }}
    >
      <h2 id="plan">Der Plan</h2>
      <Told text={text} level={3} />
      {Object.entries(OPTIONS).map(([option, label]) => {
        const own = choices.filter((choice) => choice.option === option);
        if (own.length === 0) return null;
        return (
          <fieldset key={option} className={styles.choices}>
            <legend>{label}</legend>
            {own.map((choice) => (
              <label key={choice.value} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(keyOf(choice))}
                  onChange={() => toggle(keyOf(choice))}
                />
                <span>
                  {choice.label} ({choice.count.toLocaleString("de")})
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      {conflicts > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={overwrite} onChange={() => setOverwrite(!overwrite)} />
          <span>
            Fassungen von dort nehmen, wo dort und hier etwas geändert wurde ({conflicts})
            <span className={styles.hint}>
              Was Sie hier daran geändert haben, steht danach nur noch unter „Versionen“.
            </span>
          </span>
        </label>
      )}
      {demo > 0 && (
        <fieldset className={styles.choices}>
          <legend>Hier stehen noch Beispielinhalte ({demo})</legend>
          <DemoChoice
            label="Vorher entfernen"
            isChosen={demoChoice === "remove"}
            onChoose={() => setDemoChoice("remove")}
          />
          <DemoChoice label="Stehen lassen" isChosen={demoChoice === "keep"} onChoose={() => setDemoChoice("keep")} />
        </fieldset>
      )}
      {ownNetwork.length > 0 && (
        <p>
          Bilder liegen im eigenen Netz dieses Servers, unter {ownNetwork.join(", ")}. Ist das Ihre alte Website?{" "}
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => void onStart("plan", { ...decided, sites: [...given.sites, ...ownNetwork] })}
          >
            Ja, Bilder von dort holen
          </Button>
        </p>
      )}
      <Button type="submit">{isChanged ? "Plan mit dieser Auswahl ansehen" : "Jetzt umziehen"}</Button>
    </form>
  );
}

const keyOf = ({ option, value }: MovingChoice) => `${option} ${value}`;
const plain = ({ option, value }: MovingChoice) => ({ option, value });

function DemoChoice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="demo" required checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
