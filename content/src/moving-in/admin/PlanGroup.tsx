"use client";

import { Button } from "@payloadcms/ui";
import { type Dispatch, type SetStateAction, useCallback, useEffect, useId, useRef, useState } from "react";
import spoken from "../../ui/spoken.module.css";
import type { As, PlannedEntry, PlannedGroup } from "../import-run.ts";
import { type Chosen, isChosen, withEntries } from "./chosen.ts";
import { EntryPreview } from "./EntryPreview.tsx";
import { PlanEntry } from "./PlanEntry.tsx";
import styles from "./plan.module.css";

type Props = {
  group: PlannedGroup;
  as: As;
  chosen: Chosen;
  onChange: Dispatch<SetStateAction<Chosen>>;
};

const SHOWN = 24;

const AS = [
  ["projects", "werden Projekte"],
  ["pages", "werden Seiten"],
  ["nothing", "bleiben dort"],
] as const;

const ASKED =
  "Was das ist, kann nur ein Mensch sagen: Arbeiten, die Sie zeigen möchten, werden Projekte; Texte wie „Über uns“ werden Seiten.";

/** Entries of one kind: their target type, and which of them are imported. */
export function PlanGroup({ group, as, chosen, onChange }: Props) {
  const id = useId();
  const { key, label, entries, isAsked } = group;
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [previewed, setPreviewed] = useState<PlannedEntry | null>(null);
  const count = entries.filter((entry) => isChosen(entry, chosen)).length;
  const isPictured = entries.some(({ picture }) => picture !== null);
  const shown = isWhole ? entries : entries.slice(0, SHOWN);
  const all = entries.length.toLocaleString("de");

  const onComes = useCallback(
    (entry: PlannedEntry, comes: boolean) => onChange((before) => withEntries(before, [entry], comes)),
    [onChange],
  );

  // The focused button is gone.
  useEffect(() => {
    if (isWhole) list.current?.children[SHOWN]?.querySelector("input")?.focus();
  }, [isWhole]);

  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>
        {label} ({all})
      </h3>
      {isAsked && <p className={styles.asked}>{ASKED}</p>}
      <div className={styles.choices}>
        <fieldset className={styles.as}>
          <legend className={spoken.spoken}>Was wird aus „{label}“?</legend>
          {AS.map(([each, words]) => (
            <label key={each} className={styles.asChoice}>
              <input
                type="radio"
                name={`${id}-as`}
                checked={as === each}
                onChange={() => onChange({ ...chosen, as: { ...chosen.as, [key]: each } })}
              />
              {words}
            </label>
          ))}
        </fieldset>
        {as !== "nothing" && (
          <label className={styles.all}>
            <input
              type="checkbox"
              ref={(input) => {
                if (input) input.indeterminate = count > 0 && count < entries.length;
              }}
              checked={count === entries.length}
              onChange={() => onChange(withEntries(chosen, entries, count < entries.length))}
            />
            <span>
              alle<span className={spoken.spoken}> aus „{label}“ kommen mit</span>
            </span>
          </label>
        )}
      </div>
      <ul ref={list} className={styles.entries} data-stay={as === "nothing" || undefined}>
        {shown.map((entry) => (
          <PlanEntry
            key={entry.address}
            entry={entry}
            isPictured={isPictured}
            comes={as === "nothing" ? null : isChosen(entry, chosen)}
            onComes={onComes}
            onPreview={setPreviewed}
          />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setIsWhole(true)}>
          Alle {all} zeigen
        </Button>
      )}
      {previewed && (
        <EntryPreview address={previewed.address} title={previewed.title} onClose={() => setPreviewed(null)} />
      )}
    </section>
  );
}
