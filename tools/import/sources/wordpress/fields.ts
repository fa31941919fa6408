import { isFilmOrPicture } from "../../files/kinds.ts";
import type { SourceFile } from "../../model.ts";
import { plainText } from "../../texts/plain-text.ts";
import type { WordpressFiles } from "./files.ts";
import { type Stored, storedValue } from "./stored-values.ts";
import type { WxrItem } from "./wxr.ts";

/** Custom fields of a post, as far as this website has a place for them, and the names of the others. */
export type CustomFields = {
  /** Pictures of one field each, by their addresses. */
  series: SourceFile[][];
  /** Pictures of fields that hold one. */
  single: SourceFile[];
  /** HTML of fields with whole sentences. */
  texts: { key: string; html: string }[];
  /** Short values, which the report names with the post. */
  values: { key: string; value: string }[];
  /** Names of all fields of which nothing is taken, and of those the short values. */
  others: string[];
  /** Ids of files in galleries that the export does not hold. */
  missing: number;
};

/** Marks of WordPress, of builders and of plugins that hold nothing for visitors, or are read elsewhere. */
const INTERNAL =
  /^(?:_edit_|_wp_|_thumbnail_id$|_encloseme$|_pingme$|_menu_item|_oembed_|_elementor_|_et_|_wpb_|_fl_builder|_bricks_|_vc_|vc_|ct_|panels_data$|_yoast_|rank_math_|_aioseo|_seopress|_genesis_|_social_|_jetpack|_wpas|_publicize|_dp_|_customize|_last_editor|_wpml_|_icl_|_pll_|_trp_|post_views_count$|slide_template$|rs_page_bg|classic-editor-remember$|_astra|site-sidebar|ast-|_generate|_kad|inline_featured_image$|_wpforms|footnotes$)/;

/** Names under which one number may be a picture. */
const PICTURE = /bild|image|img|foto|photo|picture|header|cover|hero|teaser|thumb|logo|media|galer|galler|slider/i;

/** A value with sentences, in characters. */
const SENTENCES = 80;

/** Reads the custom fields of a post that WordPress's admin shows, and of the hidden ones those with pictures. */
export function customFields({ meta }: WxrItem, files: WordpressFiles): CustomFields {
  const found: CustomFields = { series: [], single: [], texts: [], values: [], others: [], missing: 0 };
  const groups = new Map<string, SourceFile[]>();
  const keys = [...meta.keys()].toSorted(
    (a, b) => groupOf(a).localeCompare(groupOf(b)) || a.localeCompare(b, "de", { numeric: true }),
  );
  const inOrder = [...meta.keys()].filter((key) => groupOf(key) === key);
  for (const key of keys) {
    const text = meta.get(key)?.trim() ?? "";
    if (text === "" || INTERNAL.test(key) || /^field_\w+$/.test(text)) continue;
    const isCount = meta.has(`${key}_0`) || keys.some((each) => each.startsWith(`${key}_0_`));
    if (isCount) continue; // of rows, which are fields of their own
    const pictures = picturesIn(key, text, files);
    if (Array.isArray(pictures)) {
      groups.set(groupOf(key), [...(groups.get(groupOf(key)) ?? []), ...pictures]);
      continue;
    }
    found.missing += pictures;
    describe(found, key, text);
  }
  for (const key of inOrder.concat([...groups.keys()])) {
    const pictures = groups.get(key);
    groups.delete(key);
    if (pictures?.length === 1) found.single.push(...pictures);
    else if (pictures) found.series.push(pictures);
  }
  return found;
}

/** Rows of a repeated field ('bilder_0_bild') are one. */
const groupOf = (key: string) => key.replace(/_\d+_.*$/, "");

/** @returns how many files are asked for that the export does not hold, if it is no list of pictures */
function picturesIn(key: string, text: string, files: WordpressFiles): SourceFile[] | number {
  const listed = /^\d+(?:\s*[,|]\s*\d+)+$/.test(text) ? text.split(/\s*[,|]\s*/) : storedValue(text);
  const ids = leavesOf(listed);
  if (ids === null || ids.length === 0) return 0;
  const known = ids.map((id) => (/^\d+$/.test(id) ? files.file(id) : pictureAt(id, files)));
  const pictures = known.filter((file) => file !== null && isFilmOrPicture(file.name)) as SourceFile[];
  const isNamed = PICTURE.test(key);
  if (pictures.length === ids.length && (ids.length > 1 || isNamed || !/^\d+$/.test(text))) return pictures;
  if (isNamed && pictures.length > 0) return pictures;
  return isNamed && ids.every((id) => /^\d+$/.test(id)) && (ids.length > 1 || files.size === 0) ? ids.length : 0;
}

/** The ids or addresses of a list; of what describes a file, its id. Null: it is something else. */
function leavesOf(value: Stored): string[] | null {
  if (typeof value === "string") return /^(?:\d+|https?:\/\/\S+)$/.test(value) ? [value] : null;
  if (value === null) return null;
  const id = Array.isArray(value) ? undefined : (value.id ?? value.ID ?? value.attachment_id ?? value.url);
  if (typeof id === "string") return leavesOf(id);
  const leaves = Object.values(value).map(leavesOf);
  return leaves.includes(null) ? null : leaves.flatMap((leaf) => leaf ?? []);
}

function pictureAt(address: string, files: WordpressFiles): SourceFile | null {
  if (!/\.(?:jpe?g|png|gif|webp|avif)(?:$|\?)/i.test(address)) return null;
  const target = files.targetOf(address, "image", "");
  return target?.kind === "file" ? target.file : null;
}

function describe(found: CustomFields, key: string, text: string): void {
  const value = storedValue(text);
  const words = typeof value === "string" ? plainText(value) : "";
  const hasSentences = words.length >= SENTENCES || /<(?:p|h\d|ul|ol|br|strong|em)\b/i.test(text);
  if (hasSentences && words && !/[{};]\s*$|^[\w+/=]{80,}$/.test(text)) found.texts.push({ key, html: text });
  else {
    found.others.push(key.replace(/_\d+_/g, "_…_"));
    if (words && !key.startsWith("_") && !/^(?:[01]|on|off|yes|no|true|false|default|none)$/i.test(words))
      found.values.push({ key, value: words });
  }
}
