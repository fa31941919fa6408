import type { Choice } from "../../model.ts";
import type { CustomFields } from "./fields.ts";
import type { WordpressFiles } from "./files.ts";
import type { Named } from "./named.ts";
import type { Wxr, WxrItem } from "./wxr.ts";

/** Names of WordPress's own kinds of items in its German admin; a plugin's or theme's keep their names. */
export const KIND_NAMES: Record<string, string> = {
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

function countBy<Each>(all: readonly Each[], keyOf: (each: Each) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return [...counts];
}

/** German sentence that names the types an export holds. */
export function typesIn(types: readonly Choice[]): string {
  if (types.length === 0) return "Wählen Sie beim Export „Alle Inhalte“.";
  return `Es gibt: ${types.map(({ value, count }) => `${value} (${count})`).join(", ")}. Nennen Sie einen davon mit --post-type.`;
}

/** German sentences about what an export holds and is not taken. */
export function leftBehind({ items }: Wxr, posts: readonly WxrItem[], taxonomies: readonly Choice[]): string[] {
  const taken = new Set(["page", "attachment", ...posts.map(({ type }) => type)]);
  const others = items.filter(({ type }) => !taken.has(type));
  const orders = taxonomies.filter(({ chosen }) => !chosen);
  return [
    ...(others.length > 0
      ? [
          `Nicht übernommen: ${countBy(others, ({ type }) => KIND_NAMES[type] ?? type)
            .map(([type, count]) => `${count} × ${type}`)
            .join(", ")}.`,
        ]
      : []),
    ...orders.map(
      ({ value }) =>
        `Nicht als Kategorien übernommen (${value}): ${termsOf(posts, value)}. Mit --taxonomy ${value} werden sie es.`,
    ),
  ];
}

function termsOf(posts: readonly WxrItem[], taxonomy: string): string {
  const terms = posts.flatMap((post) => post.terms.filter((term) => term.taxonomy === taxonomy && term.name));
  return countBy(terms, ({ name }) => name)
    .map(([name, count]) => `${name} (${count})`)
    .join(", ");
}

/** German sentences about custom fields that are not taken, by type. */
export function fieldsLeft(posts: readonly WxrItem[], fields: ReadonlyMap<string, CustomFields>): string[] {
  return [...new Set(posts.map(({ type }) => type))].flatMap((type) => {
    const own = posts.filter((post) => post.type === type).flatMap(({ id }) => [...new Set(fields.get(id)?.others)]);
    const counts = countBy(own, (key) => key).map(([key, count]) => `${key} (${count} ×)`);
    return counts.length > 0
      ? [`Eigene Felder von „${KIND_NAMES[type] ?? type}“, die nicht übernommen sind: ${counts.join(", ")}.`]
      : [];
  });
}

/** German sentences about pictures that the file asks for and does not hold, as in an export of only one kind. */
export function missingPictures(
  posts: readonly WxrItem[],
  files: WordpressFiles,
  own: ReadonlyMap<string, CustomFields>,
): string[] {
  const titles = posts.filter(({ meta }) => meta.has("_thumbnail_id") && !files.file(meta.get("_thumbnail_id") ?? ""));
  const ids = posts.flatMap(({ content }) =>
    [...content.matchAll(/\[gallery[^\]]*?\b(?:ids|include)=["']?([\d,\s]+)/g)].map(([, list = ""]) =>
      list.split(",").map((id) => id.trim()),
    ),
  );
  const galleries = ids.filter((list) => list.some((id) => !files.file(id)));
  const fields = posts.filter(({ id }) => (own.get(id)?.missing ?? 0) > 0);
  const missing = [
    counted(titles.length, "Titelbild", "Titelbilder"),
    counted(galleries.length, "Galerie", "Galerien"),
    counted(fields.length, "Bilderfeld", "Bilderfelder"),
  ].filter(Boolean);
  if (missing.length === 0) return [];
  const why = files.size === 0 ? "Die Datei enthält keine Medien" : "In der Datei fehlen Medien";
  return [
    `${why}: Ohne Bilder bleiben ${missing.join(", ")}. Exportieren Sie in WordPress unter Werkzeuge → Daten exportieren „Alle Inhalte“ und nehmen Sie diese Datei.`,
  ];
}

/** German sentence about what is known of earlier files alone. */
export function completedPictures(files: WordpressFiles, { isCompleted }: Named): string[] {
  if (!isCompleted) return [];
  const why =
    files.size === 0 ? "Die Datei enthält keine Medien" : "Die Datei enthält nicht alles, was ihre Einträge nennen";
  return [`${why}: Bilder, Bausteine und Beschreibungen, die ein früherer Export hatte, bleiben, wie sie hier sind.`];
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
