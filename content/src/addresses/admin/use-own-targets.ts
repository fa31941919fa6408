"use client";

import { useAnswer } from "../../admin/use-answer.ts";

type Docs = { docs: { title?: string; name?: string; address?: string }[] };

const SERVICES = "/api/services?limit=100&depth=0&sort=sortId&select[title]=true&select[name]=true";
const PAGES = "/api/pages?limit=100&depth=0&sort=title&draft=true&select[title]=true&select[address]=true";

/** A place on the site that an editor has made, by its name; `anchor` is that of a section of the landing page. */
export type OwnTarget = { title: string; label: string; address: string; anchor?: string };

/** Services and pages of one's own; none where they are not to be had: an address can be typed as well. */
export function useOwnTargets(): OwnTarget[] {
  const services = useAnswer<Docs>(SERVICES)?.docs ?? [];
  const pages = useAnswer<Docs>(PAGES)?.docs ?? [];
  return [
    ...services.flatMap(({ title, name }) =>
      name ? [{ title: title || name, label: `Leistung „${title || name}“`, address: `/#${name}`, anchor: name }] : [],
    ),
    ...pages.flatMap(({ title, address }) =>
      address ? [{ title: title || address, label: `Seite „${title || address}“`, address: `/${address}` }] : [],
    ),
  ];
}
