"use client";

import { useField } from "@payloadcms/ui";
import { useOwnTargets } from "../../addresses/admin/use-own-targets.ts";

type Target = { value: string; label: string };

/** Targets that every site has (spec §2). */
const FIXED: Target[] = [
  { value: "home", label: "Start" },
  { value: "angebot", label: "Angebot" },
  { value: "references", label: "Referenzen" },
  { value: "contact", label: "Kontakt" },
  { value: "/projekte", label: "Alle Projekte" },
];

/** Above the target of a menu item: what there is on the site, by its name, so that an editor need not know an anchor. */
export function TargetChoice({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string>({ path });
  const own = useOwnTargets().map(({ label, address, anchor }) => ({ label, value: anchor ?? address }));
  const targets = [...FIXED, ...own];
  return (
    <select
      aria-label="Ziel nach Namen wählen"
      disabled={disabled}
      value={targets.some((target) => target.value === value) ? value : ""}
      onChange={(event) => event.target.value && setValue(event.target.value)}
    >
      <option value="">Eine andere Seite</option>
      {targets.map((target) => (
        <option key={target.value} value={target.value}>
          {target.label}
        </option>
      ))}
    </select>
  );
}
