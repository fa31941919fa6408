"use client";

import { Button, useField } from "@payloadcms/ui";
import { useRef, useState } from "react";
import { ChoicePicture } from "./ChoicePicture.tsx";
import type { Group } from "./choice.ts";
import styles from "./choosing.module.css";
import { EntryChooser } from "./EntryChooser.tsx";
import { addressOfTarget, targetOfAddress } from "./link-targets.ts";
import { useChosen } from "./useChoices.ts";

type Props = {
  path: string;
  groups: Group[];
  heading: string;
  /** Whether anchors are stored as in menu items, and an empty label is filled in. */
  isMenu?: boolean;
};

/**
 * Above a URL field: chooses something on the site by its picture. The URL is hidden while the choice is shown; other
 * URLs are typed.
 */
export function TargetChoice({ path, groups, heading, isMenu = false }: Props) {
  const { value, setValue, disabled } = useField<string | null>({ path });
  const label = useField<string>({ path: "title" });
  const [open, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const address = value && isMenu ? addressOfTarget(value) : value;
  const [choice] = useChosen(groups, address ? [address] : []) ?? [];
  const isOther = !value || !choice;

  function remove(): void {
    part.current?.querySelector("button")?.focus(); // the pressed button disappears
    setValue("");
  }

  return (
    <div ref={part} className={styles.target} data-other={isOther || undefined}>
      {!isOther && (
        <>
          <span className={styles.small}>
            <ChoicePicture thumbnail={choice.thumbnail} kind={choice.kind} />
          </span>
          <span className={styles.named}>
            {choice.title}
            <span className={styles.kind}>
              {choice.kind} {choice.hidden && <span className={styles.hidden}>{choice.hidden}</span>}
            </span>
          </span>
        </>
      )}
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={disabled} onClick={() => setOpen(true)}>
        {isOther ? heading : "Ändern"}
      </Button>
      {!isOther && (
        <Button buttonStyle="subtle" size="medium" margin={false} disabled={disabled} onClick={remove}>
          Entfernen
        </Button>
      )}
      {open && (
        <EntryChooser
          heading={heading}
          label="Titel suchen"
          groups={groups}
          chosen={isOther ? [] : [choice.key]}
          onClose={() => setOpen(false)}
          onChoose={(_, { address = "", title }) => {
            setOpen(false);
            setValue(isMenu ? targetOfAddress(address) : address);
            if (isMenu && !label.value?.trim()) label.setValue(title);
          }}
        />
      )}
    </div>
  );
}
