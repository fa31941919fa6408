import type { Wxr, WxrItem } from "./wxr.ts";

/** Names of WordPress's own kinds of items in its German admin; a plugin's or theme's keep their names. */
const KIND_NAMES: Record<string, string> = {
  post: "Beitrag",
  page: "Seite",
  nav_menu_item: "Menüpunkt",
  wp_block: "Wiederverwendbarer Block",
  wp_navigation: "Navigation",
  wp_template: "Template",
  wp_template_part: "Template-Teil",
  wp_global_styles: "Stile",
  custom_css: "Zusätzliches CSS",
};

const countBy = (items: WxrItem[]) => {
  const counts = new Map<string, number>();
  for (const { type } of items) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
};

/** German sentence that names the types an export holds. */
export function typesIn({ items }: Wxr): string {
  const types = countBy(
    items.filter(({ type }) => type !== "attachment" && !type.startsWith("wp_") && type !== "nav_menu_item"),
  );
  if (types.length === 0) return "Wählen Sie beim Export „Alle Inhalte“.";
  return `Es gibt: ${types.map(([type, count]) => `${type} (${count})`).join(", ")}. Nennen Sie einen davon mit --post-type.`;
}

/** German sentences about what an export holds and is not taken. */
export function leftBehind({ items }: Wxr, postType: string): string[] {
  const others = countBy(items.filter(({ type }) => type !== postType && type !== "attachment"));
  const pages = items
    .filter(({ type, status }) => type === "page" && status === "publish")
    .map(({ title, address }) => `„${title}“ (${address})`);
  return [
    ...(others.length > 0
      ? [`Nicht übernommen: ${others.map(([type, count]) => `${count} × ${KIND_NAMES[type] ?? type}`).join(", ")}.`]
      : []),
    ...(pages.length > 0
      ? [`Seiten, deren Texte Sie vielleicht noch brauchen (auch Impressum und Datenschutz): ${pages.join(", ")}.`]
      : []),
  ];
}
