"use client";

import { type ComponentProps, useMemo, useState } from "react";
import { Chooser } from "./Chooser.tsx";
import { GROUPS, type Group } from "./choice.ts";
import styles from "./choosing.module.css";
import { searchEntries } from "./useChoices.ts";

type Props = Omit<ComponentProps<typeof Chooser>, "search" | "filter" | "empty"> & { groups: readonly Group[] };

/** A chooser for entries; if there are several groups, with filter buttons. */
export function EntryChooser({ groups, ...props }: Props) {
  const [shown, setShown] = useState<Group | null>(null);
  const search = useMemo(() => searchEntries(shown ? [shown] : groups), [shown, groups]);
  const [only] = groups.length === 1 ? groups : [shown];
  const filter = groups.length > 1 && (
    <fieldset className={styles.filter} aria-label="Zeigen">
      {[null, ...groups].map((group) => (
        <button key={group} type="button" aria-pressed={group === shown} onClick={() => setShown(group)}>
          {group ? GROUPS[group] : "Alles"}
        </button>
      ))}
    </fieldset>
  );
  const empty = `Hier gibt es noch nichts. ${only ? `Legen Sie unter „${GROUPS[only]}“ etwas an.` : ""}`;
  return <Chooser {...props} search={search} filter={filter} empty={empty} />;
}
