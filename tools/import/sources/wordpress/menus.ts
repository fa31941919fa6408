import type { Placement } from "../own-pages.ts";
import type { WxrItem } from "./wxr.ts";

/** Names of menus that stand at the end of a page. */
const AT_THE_END = /foot|fu(?:ß|ss)|unten|rechtlich|legal/i;

/** A link of a menu that is made of blocks. */
const BLOCK = /wp:navigation-link (\{.*?\}) \/?-->/g;

/** Where the menus of a WordPress link to its pages, by the ids of these; what stands below another entry is in none. */
export function placesInMenus(items: readonly WxrItem[]): Map<string, Placement> {
  const places = new Map<string, Placement>();
  for (const { type, status, meta, terms, content } of items) {
    if (status !== "publish") continue;
    if (type === "nav_menu_item" && meta.get("_menu_item_object") === "page") {
      const id = meta.get("_menu_item_object_id") ?? "";
      const isBelow = (meta.get("_menu_item_menu_item_parent") || "0") !== "0";
      const isAtTheEnd = terms.some(({ taxonomy, name }) => taxonomy === "nav_menu" && AT_THE_END.test(name));
      if (!isBelow && places.get(id) !== "navigation") places.set(id, isAtTheEnd ? "footer" : "navigation");
    }
    for (const [, link = ""] of type === "wp_navigation" ? content.matchAll(BLOCK) : []) {
      const [id, kind] = [/"id":(\d+)/.exec(link)?.[1], /"type":"(\w+)"/.exec(link)?.[1]];
      if (id && kind === "page") places.set(id, "navigation");
    }
  }
  return places;
}
