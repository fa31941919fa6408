"use client";

import { useField } from "@payloadcms/ui";
import { useOwnTargets } from "../../addresses/admin/use-own-targets.ts";
import { FIXED_TARGETS } from "../../addresses/entry-address.ts";
import styles from "./fields.module.css";

/**
 * The target of a menu item: what there is on the site, by its name, so that an editor need not know an anchor. An address is
 * typed into the field below, which is hidden while one of these is chosen. A label that is still empty is proposed.
 */
export function TargetChoice({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string>({ path });
  const { value: label, setValue: setLabel } = useField<string>({ path: "title" });
  const own = useOwnTargets().map(({ title, address, anchor }) => ({ value: anchor ?? address, label: title }));
  const targets = [...FIXED_TARGETS, ...own];
  const isPage = (target: { value: string }) => target.value.startsWith("/");
  const groups = [
    { name: "Abschnitte der Startseite", choices: targets.filter((target) => !isPage(target)) },
    { name: "Seiten", choices: targets.filter(isPage) },
  ];

  function choose(chosen: string): void {
    const target = targets.find((each) => each.value === chosen);
    setValue(chosen);
    if (target && !label?.trim()) setLabel(target.label);
  }

  return (
    <select
      className={styles.target}
      aria-label="Ziel wählen"
      disabled={disabled}
      value={targets.some((target) => target.value === value) ? value : ""}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">Eine andere Adresse (unten eintragen)</option>
      {groups.map(({ name, choices }) => (
        <optgroup key={name} label={name}>
          {choices.map((target) => (
            <option key={target.value} value={target.value}>
              {target.label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
