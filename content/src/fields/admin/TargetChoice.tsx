"use client";

import { useField } from "@payloadcms/ui";
import { FIXED_TARGETS } from "../../addresses/entry-address.ts";
import { useAnswer } from "../../admin/use-answer.ts";
import styles from "./fields.module.css";

type Docs = { docs: { title?: string; name?: string; address?: string }[] };

const SERVICES = "/api/services?limit=100&depth=0&sort=sortId&select[title]=true&select[name]=true";
const PAGES = "/api/pages?limit=100&depth=0&sort=title&draft=true&select[title]=true&select[address]=true";

/**
 * The target of a menu item: what there is on the site, by its name, so that an editor need not know an anchor. An address is
 * typed into the field below, which is hidden while one of these is chosen. A label that is still empty is proposed.
 */
export function TargetChoice({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string>({ path });
  const { value: label, setValue: setLabel } = useField<string>({ path: "title" });
  const services = useAnswer<Docs>(SERVICES)?.docs ?? [];
  const pages = useAnswer<Docs>(PAGES)?.docs ?? [];
  const targets = [
    ...FIXED_TARGETS,
    ...services.flatMap(({ title, name }) => (name ? [{ value: name, label: title || name }] : [])),
    ...pages.flatMap(({ title, address }) => (address ? [{ value: `/${address}`, label: title || address }] : [])),
  ];
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
