"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import type { Given, MovingChoice, MovingPlan, MovingRun } from "../run.ts";
import { Choice } from "./Choice.tsx";
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

const DEMO = [
  ["remove", "Vorher entfernen"],
  ["keep", "Stehen lassen"],
] as const;

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
              <Choice
                key={choice.value}
                label={`${choice.label} (${choice.count.toLocaleString("de")})`}
                isChosen={chosen.includes(keyOf(choice))}
                onChoose={() => toggle(keyOf(choice))}
              />
            ))}
          </fieldset>
        );
      })}
      {conflicts > 0 && (
        <Choice
          label={`Fassungen von dort nehmen, wo dort und hier etwas geändert wurde (${conflicts})`}
          hint="Was Sie hier daran geändert haben, steht danach nur noch unter „Versionen“."
          isChosen={overwrite}
          onChoose={() => setOverwrite(!overwrite)}
        />
      )}
      {demo > 0 && (
        <fieldset className={styles.choices}>
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
