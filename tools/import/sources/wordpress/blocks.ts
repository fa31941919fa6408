import type { Library } from "./library.ts";
import { htmlOfShown, shownByData } from "./shortcode-values.ts";

type Data = Record<string, unknown>;

const BLOCK = /<!--\s+wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s+(?:(\{[\s\S]*?\})\s+)?(\/)?-->/g;

/** Blocks that hold nothing, or what is read elsewhere. */
const SILENT = /^(spacer|separator|footnotes|post-content|more|query-pagination.*|query-no-results)$/;

/** Names in WordPress's German admin. */
const NAMES: Record<string, string> = {
  "latest-posts": "Neueste Beiträge",
  "latest-comments": "Neueste Kommentare",
  archives: "Archive",
  categories: "Kategorienliste",
  "tag-cloud": "Schlagwörter-Wolke",
  calendar: "Kalender",
  rss: "RSS",
  search: "Suche",
  navigation: "Navigation",
  "page-list": "Seitenliste",
  loginout: "Anmelden/Abmelden",
  "post-title": "Titel",
  "post-date": "Datum",
  "post-featured-image": "Beitragsbild",
};

/** The content of blocks: their HTML with shared blocks put in, and what of the others can be shown. Notes name the rest. */
export function replaceBlocks(
  content: string,
  library: Library,
  notes: string[],
  within: readonly string[] = [],
): string {
  const missing: string[] = [];
  const networks: string[] = [];
  const html = content.replace(BLOCK, (whole, name: string, json: string | undefined, closed: string | undefined) => {
    const data = dataOf(json);
    if (!closed) return whole + background(data);
    if (name === "block") return sharedBlock(data, library, notes, within);
    if (name === "social-link") {
      if (typeof data.url === "string" && data.url !== "") networks.push(data.url);
      return "";
    }
    if (SILENT.test(name)) return "";
    const shown = htmlOfShown(shownByData(data, library), library);
    if (shown === "" || isFilled(name)) missing.push(NAMES[name] ?? name);
    else notes.push(`Vom Block „${name}“ eines Plugins stehen nur Wörter, Bilder und Links im Text.`);
    return isFilled(name) ? "" : shown;
  });
  const pages = content.split("<!--nextpage-->").length;
  if (pages > 1) notes.push(`Der Text war in ${pages} Seiten geteilt; hier ist er eine.`);
  if (networks.length > 0) notes.push(`Links zu sozialen Netzen fehlen im Text: ${[...new Set(networks)].join(", ")}`);
  if (missing.length > 0) notes.push(`Blöcke, die erst WordPress füllt, fehlen im Text: ${counted(missing)}.`);
  return html;
}

/** WordPress fills its own blocks without content when it shows them; a plugin's keep in their data what they show. */
const isFilled = (name: string) =>
  !name.includes("/") && !/^(image|gallery|video|audio|file|cover|media-text|embed|button)$/.test(name);

function dataOf(json: string | undefined): Data {
  try {
    return json ? (JSON.parse(json) as Data) : {};
  } catch {
    return {};
  }
}

/** A picture behind a group stands in its data alone. */
function background({ style }: Data): string {
  const { backgroundImage } = (style as { background?: Data } | undefined)?.background ?? {};
  const url = (backgroundImage as Data | undefined)?.url;
  return typeof url === "string" ? `<p><img src="${url.replaceAll('"', "&quot;")}" alt=""></p>` : "";
}

function sharedBlock({ ref, content }: Data, library: Library, notes: string[], within: readonly string[]): string {
  const id = String(ref ?? "");
  const text = library.sharedBlock(id);
  if (text === null || within.includes(id)) {
    notes.push(
      `Ein wiederverwendbarer Block (Nummer ${id}) fehlt im Text: Er steht nicht in dieser Datei. Exportieren Sie in WordPress „Alle Inhalte“ und übernehmen Sie diese Datei.`,
    );
    return "";
  }
  const own = typeof content === "object" && content !== null ? withOwn(text, content as Data) : text;
  return replaceBlocks(own, library, notes, [...within, id]);
}

const NESTED = /(<!--\s+wp:([\w/-]+)\s+(\{[\s\S]*?\})\s+-->)([\s\S]*?)(<!--\s+\/wp:\2\s+-->)/g;

/** A shared block in which a text has words and pictures of its own, by the names of the blocks in it. */
function withOwn(text: string, content: Data): string {
  return text.replace(NESTED, (_, begin: string, __, json: string, inner: string, end: string) => {
    const named = (dataOf(json).metadata as Data | undefined)?.name;
    const given = (content[String(named ?? "")] ?? {}) as Data;
    const { content: words, text: label, url, alt } = (given.values ?? given) as Record<string, string>;
    let own = withOwn(inner, content);
    if (words ?? label)
      own = own.replace(/(<(p|h[1-6]|a|figcaption)\b[^>]*>)[\s\S]*?(<\/\2>)/, `$1${words ?? label}$3`);
    if (url) own = own.replace(/\b(src|href)="[^"]*"/, `$1="${url}"`).replace(/\bwp-image-\d+\b/, "");
    if (alt !== undefined) own = own.replace(/\balt="[^"]*"/, `alt="${alt}"`);
    return begin + own + end;
  });
}

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).join(", ");
}
