"use client";

import { useField } from "@payloadcms/ui";
import { useOwnTargets } from "../../addresses/admin/use-own-targets.ts";
import styles from "./fields.module.css";

type Target = { value: string; label: string; title?: string };

/** Targets that every site has (spec §2). */
const SECTIONS: Target[] = [
  { value: "home", label: "Start" },
  { value: "angebot", label: "Angebot" },
  { value: "references", label: "Referenzen" },
  { value: "contact", label: "Kontakt" },
];

const PORTFOLIO: Target = { value: "/projekte", label: "Alle Projekte", title: "Projekte" };

/**
 * The target of a menu item: what there is on the site, by its name, so that an editor need not know an anchor. An address is
 * typed into the field below, which is hidden while one of these is chosen. A label that is still empty is proposed.
 */
export function TargetChoice({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string>({ path });
  const { value: label, setValue: setLabel } = useField<string>({ path: "title" });
  const own = useOwnTargets();
  const services = own.flatMap(({ title, anchor }) => (anchor ? [{ value: anchor, label: title }] : []));
  const pages = own.flatMap(({ title, address, anchor }) => (anchor ? [] : [{ value: address, label: title }]));
  const groups = [
    { name: "Abschnitte der Startseite", targets: [...SECTIONS, ...services] },
    { name: "Seiten", targets: [PORTFOLIO, ...pages] },
  ];
  const targets: Target[] = groups.flatMap((group) => group.targets);

  function choose(chosen: string): void {
    const target = targets.find((each) => each.value === chosen);
    setValue(chosen);
    if (target && !label?.trim()) setLabel(target.title ?? target.label);
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
      {groups.map(({ name, targets: choices }) => (
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
