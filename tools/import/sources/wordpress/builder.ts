import type { WordpressFiles } from "./files.ts";
import { type Stored, storedValue } from "./stored-values.ts";
import type { WxrItem } from "./wxr.ts";

/** Fields in which builders keep a page: Elementor, Bricks, Beaver Builder, SiteOrigin, Oxygen, Cornerstone, Themify. */
const PAGES =
  /^(?:_elementor_data|_bricks_page_content_2|_fl_builder_data|panels_data|ct_builder_json|_cornerstone_data|_themify_builder_settings_json)$/;

const HEADINGS = /^(?:title|heading|heading_text|headline)$/;
const TEXTS =
  /^(?:editor|text|html|content|sub_?title|caption|description|description_text|title_text|quote|tab_title|tab_content|accordion_content|testimonial_(?:content|name|job)|alert_title|alert_description|item_description|blockquote_content)$/;
const ADDRESSES = /^(?:youtube_url|vimeo_url|video_url|insert_url|external_url)$/;
const PICTURE = /(?<!placeholder)\.(?:jpe?g|png|gif|webp|avif|svg)(?:$|\?)/i;

type Page = { html: string; others: string[] };

/**
 * The page that a builder keeps beside a post's text, as HTML: headings, texts, pictures, series, buttons and films, in their
 * order.
 *
 * @returns null where there is none; with the names of its parts of which nothing was found
 */
export function builderPage({ meta }: WxrItem, files: WordpressFiles): Page | null {
  const key = [...meta.keys()].find((each) => PAGES.test(each));
  const value = key === undefined ? null : storedValue(meta.get(key) ?? "");
  if (value === null || typeof value === "string") return null;
  const others = new Set<string>();
  const html = partsOf(value, files, others).join("\n\n");
  return { html, others: [...others] };
}

function partsOf(value: Stored, files: WordpressFiles, others: Set<string>): string[] {
  if (value === null || typeof value === "string") return [];
  if (Array.isArray(value)) {
    const pictures = value.map((each) => pictureOf(each, files));
    if (pictures.length > 0 && pictures.every(Boolean)) return [`<p>${pictures.join(" ")}</p>`];
    return value.flatMap((each) => partsOf(each, files, others));
  }
  const picture = pictureOf(value, files);
  if (picture) return [`<p>${picture}</p>`];
  const button = buttonOf(value);
  if (button) return [button];
  const parts = Object.entries(value).flatMap(([key, each]) =>
    typeof each === "string" ? wordsOf(key, each) : partsOf(each, files, others),
  );
  const name = value.widgetType ?? (value.elType ? undefined : value.name);
  if (parts.length === 0 && typeof name === "string" && /^[a-z][\w.-]+$/i.test(name)) others.add(name);
  return parts;
}

function wordsOf(key: string, text: string): string[] {
  if (text.trim() === "") return [];
  if (ADDRESSES.test(key) && /^https?:/.test(text)) return [`<p>${quoted(text)}</p>`];
  if (HEADINGS.test(key)) return [`<h2>${text}</h2>`];
  if (!TEXTS.test(key)) return [];
  return [/<(?:p|div|h\d|ul|ol|blockquote|figure|table)\b/i.test(text) ? text : `<p>${text}</p>`];
}

/** A picture of the library, or one below an address. */
function pictureOf(value: Stored, files: WordpressFiles): string | null {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
  const { id, url, alt } = value;
  const file = typeof id === "string" ? files.file(id) : null;
  const address = file?.url ?? (typeof url === "string" && PICTURE.test(url) ? url : null);
  if (address === null) return null;
  return `<img src="${quoted(address)}" alt="${quoted(typeof alt === "string" && alt ? alt : (file?.alternativeText ?? ""))}">`;
}

function buttonOf(value: { [key: string]: Stored }): string | null {
  const { text, button_text, link, button_link } = value;
  const label = [text, button_text].find((each) => typeof each === "string" && each.trim() !== "" && !/</.test(each));
  const target = link ?? button_link;
  const url = typeof target === "object" && target !== null && !Array.isArray(target) ? target.url : target;
  return typeof label === "string" && typeof url === "string" && url
    ? `<p><a href="${quoted(url)}">${label}</a></p>`
    : null;
}

const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
