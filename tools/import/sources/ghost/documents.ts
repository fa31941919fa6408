import type { GhostPost } from "./export.ts";

type Payload = Record<string, unknown>;

/** HTML of a post; exports that other programs have written may hold only what Ghost's editors keep. */
export function htmlOf({ html, lexical, mobiledoc, plaintext }: GhostPost): string {
  if (html) return html;
  const written = parsed(lexical) ? lexicalHtml(parsed(lexical)?.root as Node) : mobiledocHtml(parsed(mobiledoc));
  return written || plainHtml(plaintext ?? "");
}

function parsed(text: string | null): Payload | null {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

type Node = Payload & { type: string; children?: Node[] };

/** Lexical's bits for how a text looks, with HTML's names. */
const FORMATS: [number, string][] = [
  [16, "code"],
  [8, "u"],
  [4, "s"],
  [2, "em"],
  [1, "strong"],
];

function lexicalHtml(node: Node | undefined): string {
  if (!node) return "";
  const inner = (node.children ?? []).map(lexicalHtml).join("");
  const kind = node.type.replace(/^extended-/, "");
  if (kind === "text") {
    const format = Number(node.format ?? 0);
    const names = FORMATS.filter(([bit]) => format & bit).map(([, name]) => name);
    return names.reduce((html, name) => `<${name}>${html}</${name}>`, escaped(String(node.text ?? "")));
  }
  if (kind === "linebreak") return "<br>";
  if (kind === "link" || kind === "autolink") return `<a href="${escaped(String(node.url ?? ""))}">${inner}</a>`;
  if (kind === "heading" || kind === "list") return wrapped(String(node.tag ?? (kind === "list" ? "ul" : "h2")), inner);
  if (kind === "listitem") return wrapped("li", inner);
  if (kind === "quote" || kind === "aside") return wrapped("blockquote", inner);
  if (kind === "paragraph") return wrapped("p", inner);
  return cardHtml(kind, node) + inner;
}

/** A Mobiledoc: sections of marked texts, and cards. */
function mobiledocHtml(document: Payload | null): string {
  const { sections = [], markups = [], cards = [], atoms = [] } = (document ?? {}) as Record<string, unknown[][]>;
  const openTag = ([name = "", attributes]: unknown[]) => {
    const [, href] = Array.isArray(attributes) ? attributes : [];
    return href ? `<${name} href="${escaped(String(href))}">` : `<${name}>`;
  };
  const marked = (markers: unknown) => {
    const open: string[] = [];
    return (Array.isArray(markers) ? markers : [])
      .map(([kind, opens, closes, value]: [number, number[], number, unknown]) => {
        const tags = opens.map((index) => markups[index] ?? []);
        open.push(...tags.map(([name]) => String(name)));
        const atom = kind === 1 ? atoms[Number(value)] : null;
        const words = atom
          ? atom[0] === "soft-return"
            ? "<br>"
            : escaped(String(atom[1] ?? ""))
          : escaped(String(value));
        const closed = open.splice(open.length - closes, closes).reverse();
        return tags.map(openTag).join("") + words + closed.map((name) => `</${name}>`).join("");
      })
      .join("");
  };
  return sections
    .map(([kind, name, content]) => {
      if (kind === 1) return wrapped(String(name), marked(content));
      if (kind === 3)
        return wrapped(String(name), (content as unknown[]).map((item) => wrapped("li", marked(item))).join(""));
      if (kind === 2) return `<p><img src="${escaped(String(name))}"></p>`;
      const [card = "", payload = {}] = cards[Number(name)] ?? [];
      return cardHtml(String(card), payload as Payload);
    })
    .join("");
}

/** A card in the form in which Ghost itself writes it: pictures, then its words, then where it leads. */
function cardHtml(kind: string, card: Payload): string {
  const text = (...names: string[]) =>
    names.map((name) => card[name]).find((value) => typeof value === "string" && value !== "");
  const [raw, plain] = [text("html"), text("markdown") ?? text("code")];
  if (kind === "hr" || kind === "horizontalrule") return "<hr>";
  if (plain !== undefined)
    return kind.startsWith("code") ? `<pre><code>${escaped(String(plain))}</code></pre>` : plainHtml(String(plain));
  if (raw !== undefined && kind === "html") return String(raw);
  const caption = text("caption");
  const below = caption ? `<figcaption>${caption}</figcaption>` : "";
  const images = kind === "image" ? [card] : ((card.images ?? []) as Payload[]);
  const shown = images.map(
    ({ src, alt }) => `<img src="${escaped(String(src ?? ""))}" alt="${escaped(String(alt ?? ""))}">`,
  );
  if (kind === "video") shown.push(`<video src="${escaped(String(card.src ?? ""))}"></video>`);
  if (shown.length > 0) return `<figure class="kg-${kind}-card">${shown.join("")}${below}</figure>`;
  const { title, description } = (card.metadata ?? {}) as Record<string, string>;
  const heading = text("heading", "header", "productTitle");
  const words = [text("calloutText", "content", "subheader", "productDescription")];
  const address = text("url", "src", "buttonUrl", "productUrl");
  const name = title ?? text("title", "fileTitle", "buttonText", "productButton") ?? address;
  const more = [description, text("fileCaption"), caption];
  return [
    heading ? wrapped("h4", String(heading)) : "",
    ...words.map((each) => (each ? wrapped(kind === "callout" ? "blockquote" : "div", String(each)) : "")),
    address ? `<p><a href="${escaped(String(address))}">${escaped(String(name))}</a></p>` : "",
    ...more.map((each) => (each ? wrapped("p", String(each)) : "")),
  ].join("");
}

const plainHtml = (text: string) => (text ? `<p>${escaped(text).replace(/\n\s*\n/g, "</p><p>")}</p>` : "");

const wrapped = (tag: string, html: string) => `<${tag}>${html}</${tag}>`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
