"use client";

import { useField } from "@payloadcms/ui";
import { useAnswer } from "../../admin/use-answer.ts";

type Target = { value: string; label: string };

/** Targets that every site has (spec §2). */
const FIXED: Target[] = [
  { value: "home", label: "Start" },
  { value: "angebot", label: "Angebot" },
  { value: "references", label: "Referenzen" },
  { value: "contact", label: "Kontakt" },
  { value: "/projekte", label: "Alle Projekte" },
];

const SERVICES = "/api/services?limit=100&depth=0&sort=sortId&select[title]=true&select[name]=true";

const PAGES = "/api/pages?limit=100&depth=0&sort=title&draft=true&select[title]=true&select[address]=true";

type Pages = { docs: { title?: string; address?: string }[] };

/** Anchors can be typed as well, where services are not to be had. */
type Services = { docs: { title?: string; name?: string }[] };

/** Above the target of a menu item: what there is on the site, by its name, so that an editor need not know an anchor. */
export function TargetChoice({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string>({ path });
  const services = useAnswer<Services>(SERVICES)?.docs ?? [];
  const own = services.flatMap(({ title, name }) =>
    name ? [{ value: name, label: `Leistung „${title || name}“` }] : [],
  );
  const pages = useAnswer<Pages>(PAGES)?.docs ?? [];
  const ownPages = pages.flatMap(({ title, address }) =>
    address ? [{ value: `/${address}`, label: `Seite „${title || address}“` }] : [],
  );
  const targets = [...FIXED, ...own, ...ownPages];
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
