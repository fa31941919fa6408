import type { ShownLink } from "@schaufenster/contract/preview";
import { type Asked, ask } from "../../../ui/ask.ts";
import type { OrderedEntry } from "../read-order.ts";
import type { Row } from "./OrderRow.tsx";

/** Sources of menu entries by id prefix, and why fixed ones are where they are. */
const SOURCES: Record<string, { note: string; form?: string; group?: string }> = {
  start: { note: "Steht immer am Anfang." },
  service: { note: "Leistung", form: "/admin/collections/services/", group: "services" },
  portfolio: {
    note: "Steht von selbst nach den Leistungen, solange es Projekte gibt.",
    form: "/admin/collections/projects",
  },
  menuitem: { note: "Menüeintrag", form: "/admin/collections/menuitems/", group: "menuitems" },
  page: {
    note: "Seite, „Verlinkt: in der Navigation“. Solche Seiten stehen von selbst nach ihrem Titel.",
    form: "/admin/collections/pages/",
  },
  contact: { note: "Steht von selbst am Ende.", form: "/admin/globals/site-settings" },
};

function rowOf({ id, title }: ShownLink): Row {
  const [source = "", number = ""] = id.split("-");
  const { note = "", form, group = null } = SOURCES[source] ?? {};
  return { id, title, draft: false, note, href: form && form + number, group };
}

async function readShown(): Promise<Asked<ShownLink[]>> {
  const found = await ask<{ address: string }>("/api/order/menu");
  return found.ok ? ask<ShownLink[]>(found.data.address) : found;
}

/** The website's menu as visitors see it, followed by hidden menu items without a group. */
export async function readMenu(): Promise<Asked<{ entries: Row[] }>> {
  const [menu, items] = await Promise.all([
    readShown(),
    ask<{ entries: OrderedEntry[] }>("/api/order?collection=menuitems&field=sortId"),
  ]);
  if (!menu.ok) return menu;
  if (!items.ok) return items;
  const shown = menu.data.map(rowOf);
  const others = items.data.entries.map(({ id, title, draft }) => ({
    ...rowOf({ id: `menuitem-${id}`, title }),
    note: draft ? "Entwurf" : "Besucher finden an seinem Ziel nichts.",
    group: null,
    isHidden: true,
  }));
  return { ok: true, data: { entries: [...shown, ...others.filter(({ id }) => shown.every((row) => row.id !== id))] } };
}
