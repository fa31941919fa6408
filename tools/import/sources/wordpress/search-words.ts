import type { Fields, SourceFile } from "../../model.ts";
import { plainText } from "../../texts/plain-text.ts";
import type { WordpressFiles } from "./files.ts";
import type { WxrItem } from "./wxr.ts";

/** Fields of Yoast, Rank Math, All in One SEO, SEOPress and The SEO Framework, the ones for search engines before those for shared links. */
const DESCRIPTIONS = named(
  "_yoast_wpseo_metadesc rank_math_description _aioseo_description _aioseop_description _seopress_titles_desc " +
    "_genesis_description _yoast_wpseo_opengraph-description rank_math_facebook_description _aioseo_og_description " +
    "_seopress_social_fb_desc _open_graph_description",
);
const TITLES = named(
  "_yoast_wpseo_title rank_math_title _aioseo_title _aioseop_title _seopress_titles_title _genesis_title",
);
const IMAGES = named(
  "_yoast_wpseo_opengraph-image-id rank_math_facebook_image_id _seopress_social_fb_img_attachment_id _social_image_id " +
    "_yoast_wpseo_opengraph-image rank_math_facebook_image _aioseo_og_image_custom_url _seopress_social_fb_img _social_image_url",
);

function named(keys: string): string[] {
  return keys.split(" ");
}

/** Words that stand for others: '%%title%%', '%title%', '#post_title'. */
const PLACEHOLDER = /%%([\w-]+)%%|%([a-z_]+)(?:\([^)]*\))?%|#([a-z]+(?:_[a-z]+)+|tagline)\b/g;

type Post = { item: WxrItem; title: string; excerpt: string; site: string };

/** Words and picture for search engines and shared links, with notes about what has no place here. */
export function searchWords(post: Post, files: WordpressFiles): { fields: Fields; notes: string[] } {
  const { meta } = post.item;
  const firstOf = (keys: readonly string[]) => keys.map((key) => meta.get(key)?.trim()).find(Boolean) ?? "";
  const description = filled(firstOf(DESCRIPTIONS), post);
  const title = filled(firstOf(TITLES), post);
  const image = IMAGES.flatMap((key) => imageOf(meta.get(key) ?? "", files) ?? [])[0];
  const isOwnTitle = title !== "" && ![post.title, `${post.title} – ${post.site}`, post.site].includes(title);
  return {
    fields: {
      ...(description ? { searchDescription: description } : {}),
      ...(image ? { shareImage: { kind: "file", file: image } } : {}),
    },
    notes: isOwnTitle ? [`Für Suchmaschinen hieß es dort „${title}“; hier steht dort die Überschrift.`] : [],
  };
}

/** A template with the words that it stands for; what nothing is known of is left out, and separators at its ends. */
function filled(template: string, { title, excerpt, site }: Post): string {
  const ofSite = { sitename: site, sitetitle: site, sitetitel: site };
  const known: Record<string, string> = { title, excerpt, ...ofSite, sep: "–", separatorsa: "–" };
  const words = template.replace(PLACEHOLDER, (_, ...names: (string | undefined)[]) => {
    const name = names.slice(0, 3).find(Boolean) ?? "";
    return known[name.toLowerCase().replace(/^(?:post|seo|wc)_|_|-|\d+$/g, "")] ?? "";
  });
  return plainText(words)
    .replace(/(?:\s*[–|·»-]\s*)+$|^(?:\s*[–|·»-]\s*)+/g, "")
    .replace(/\s+([,.])/g, "$1");
}

function imageOf(value: string, files: WordpressFiles): SourceFile | null {
  if (/^\d+$/.test(value)) return files.file(value);
  const target = /^https?:/.test(value) ? files.targetOf(value, "image", "") : null;
  return target?.kind === "file" ? target.file : null;
}
