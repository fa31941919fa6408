import type { DemoMenuItem } from "./types.ts";

/** In the order of the landing page. `angebot` is the call-to-action area, the ids of the others are the spec's (§2). */
export const menuItems: DemoMenuItem[] = [
  { sortId: 10, name: "angebot", title: "Angebot" },
  { sortId: 20, name: "references", title: "Referenzen" },
  { sortId: 30, name: "/projekte", title: "Projekte" },
  { sortId: 40, name: "contact", title: "Kontakt" },
];
