import type { DemoMenuItem } from "./types.ts";

/**
 * Projects first, then sections in the order of the landing page. `angebot` is the call-to-action area; the other ids
 * are the spec's (§2).
 */
export const menuItems: DemoMenuItem[] = [
  { sortId: 10, name: "/projekte", title: "Projekte" },
  { sortId: 20, name: "angebot", title: "Angebot" },
  { sortId: 30, name: "references", title: "Referenzen" },
  { sortId: 40, name: "contact", title: "Kontakt" },
];
