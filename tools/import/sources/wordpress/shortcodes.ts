import type { Library } from "./library.ts";
import { OWN } from "./own-shortcodes.ts";
import { type Mark, scan, type Token } from "./scan.ts";
import { isEdge, isShortcode } from "./shortcode-form.ts";
import { htmlOfShown, image, linked, quoted, shownBy, valuesOf } from "./shortcode-values.ts";

type Rendering = {
  tokens: readonly Token[];
  /** The place of the end of each shortcode that has one. */
  ends: ReadonlyMap<number, number>;
  post: string;
  library: Library;
  /** Names of those of which nothing is shown, and of those whose content is. */
  missing: Set<string>;
  plain: Set<string>;
};

/** Those that only arrange what is in them, and those that show a line or nothing. */
const LAYOUT =
  /(^|[_-])(row|column|col|section|container|inner|text|group|grid|wrapper|content|half|third|fourth|one|two|three)([_-]|$)/;
const SPACE =
  /(^|[_-])(divider|separator|spacer|space|clear|clearfix|gap|line|hr|br|row|column|col|section|container|inner)([_-]|$)/;

/** Shortcodes that would show no text: somebody fills it in, or signs in. */
const FORMS = /form|field|login|register|newsletter|subscribe|captcha/;

/** Puts HTML in the place of shortcodes; what cannot be shown is taken out and named. Words in brackets and code stay. */
export function replaceShortcodes(content: string, post: string, library: Library, notes: string[]): string {
  const tokens = scan(content);
  const rendering = {
    tokens,
    ends: endsIn(tokens),
    post,
    library,
    missing: new Set<string>(),
    plain: new Set<string>(),
  };
  const html = render(rendering, 0, tokens.length);
  for (const name of rendering.missing) notes.push(`Der Baustein [${name}] eines Plugins fehlt im Text.`);
  const plain = [...rendering.plain].filter((name) => !rendering.missing.has(name)).map((name) => `[${name}]`);
  if (plain.length > 0)
    notes.push(`Von Bausteinen eines Plugins stehen nur Wörter, Bilder und Links im Text: ${plain.join(", ")}.`);
  return html;
}

/** Each end belongs to the nearest beginning before it. */
function endsIn(tokens: readonly Token[]): Map<number, number> {
  const open = new Map<string, number[]>();
  const ends = new Map<number, number>();
  tokens.forEach((token, index) => {
    if (token.kind !== "mark" || token.escaped) return;
    const begun = open.get(token.name) ?? [];
    if (!token.closing) open.set(token.name, [...begun, index]);
    const begin = token.closing ? begun.pop() : undefined;
    if (begin !== undefined) ends.set(begin, index);
  });
  return ends;
}

function render(rendering: Rendering, from: number, to: number): string {
  const { tokens, ends } = rendering;
  let html = "";
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token?.kind !== "mark") {
      html += token?.kind === "tag" ? withoutMarks(token.text, rendering) : (token?.text ?? "");
      continue;
    }
    const end = ends.get(at);
    if (!isShortcode(tokens, at, end !== undefined)) html += token.text;
    else if (token.escaped) html += token.text.slice(1, -1);
    else if (token.closing) continue;
    else if (end === undefined || end >= to) html += htmlOf(rendering, token, null, true);
    else {
      const inner = CODE_TEXT.test(token.name) ? textOf(tokens, at, end) : render(rendering, at + 1, end);
      html += htmlOf(rendering, token, inner, isEdge(tokens, at, -1) && isEdge(tokens, end, 1));
      at = end;
    }
  }
  return html;
}

/** An address that only a plugin knows is none. */
const withoutMarks = (tag: string, { missing }: Rendering) =>
  tag.replace(/\s(?:href|src)=(["'])\s*\[([a-z][\w-]*)[^\]]*\][^"']*\1/i, (_, __, name: string) => {
    missing.add(name);
    return "";
  });

const CODE_TEXT = /^(code|sourcecode|crayon|vc_raw_html|vc_raw_js|fusion_code|embed|video|audio)$/i;

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from + 1, to)
    .map(({ text }) => text)
    .join("");

/**
 * @param inner the content in HTML; null where the shortcode has no end
 * @param isAlone whether no words stand beside it
 */
function htmlOf(rendering: Rendering, { name, rest }: Mark, inner: string | null, isAlone: boolean): string {
  const values = valuesOf(rest);
  const own = OWN[name];
  if (own) return own(values, inner ?? "", rendering);
  if (/^(code|sourcecode|crayon)$/i.test(name) && inner) return `\n\n<pre><code>${inner.trim()}</code></pre>\n\n`;
  const { missing, plain, library } = rendering;
  const video = VIDEO_SITES[name.replace(/^fusion_|^et_pb_|-embed$/g, "")];
  const id = video && /^[\w-]{6,15}$/.exec(values.id ?? values["0"] ?? inner?.trim() ?? "")?.[0];
  if (video && id) return linked(video + id);
  if (FORMS.test(name)) {
    missing.add(name);
    return "";
  }
  const content = contentOf(name, inner, library);
  const shown = shownBy(values, library);
  const isTwice = (address: string) => content !== inner && content.includes(library.fileAt(address)?.url ?? address);
  const pictures = shown.pictures.filter((address) => !isTwice(address));
  const isButton = shown.link?.words === "" && shown.titles.length === 1 && content.trim() === "";
  const link = isButton && shown.link ? { ...shown.link, words: shown.titles[0] ?? "" } : shown.link;
  const titles = isButton ? [] : shown.titles;
  const isPlain = titles.length + pictures.length === 0;
  if (isPlain && content.trim() === "" && !link) {
    if (!SPACE.test(name)) missing.add(name);
    return "";
  }
  if (!LAYOUT.test(name)) plain.add(name);
  if (!isPlain || content.trim() === "" || HAS_BLOCKS.test(content)) {
    return htmlOfShown({ titles, pictures, link }, library, content, /head(ing|line)/.test(name) ? "h2" : "strong");
  }
  const words = link ? `<a href="${quoted(link.address)}">${link.words || content.trim()}</a>` : content;
  return isAlone ? `\n\n<div>${words}</div>\n\n` : words;
}

const HAS_BLOCKS = /\n\s*\n|<(p|div|h\d|ul|ol|img|figure|table|blockquote|pre)\b/i;

const VIDEO_SITES: Record<string, string> = {
  youtube: "https://www.youtube.com/watch?v=",
  vimeo: "https://vimeo.com/",
};

/** The words between beginning and end: builders write a picture's address there, or code in letters. */
function contentOf(name: string, inner: string | null, library: Library): string {
  const text = inner ?? "";
  if (/^(vc_raw_html|fusion_code)$/.test(name) && /^[\w+/=\s]+$/.test(text.trim())) {
    const decoded = Buffer.from(text.trim(), "base64").toString("utf8");
    try {
      return decodeURIComponent(decoded);
    } catch {
      return decoded;
    }
  }
  const address = /^\s*((?:https?:\/\/|\/)\S+)\s*$/.exec(text.replace(/<\/?(?:p|br)\b[^>]*>/gi, ""))?.[1];
  if (!address || address.includes("<")) return text;
  return /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(address) ? `<p>${image(address, library)}</p>` : linked(address);
}
