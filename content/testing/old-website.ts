import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { slug } from "@schaufenster/contract/slug";

/** An entry of the old website. */
export type OldEntry = {
  title: string;
  html: string;
  /** Unique id in WordPress. */
  number: number;
  /** `post` by default; types other than posts and pages are named by it. */
  type?: string;
  /** ISO 8601, in UTC without a zone, like WordPress. */
  date?: string;
  categories?: string[];
  tags?: string[];
  /** Path of its featured image. */
  image?: string;
  hasPassword?: boolean;
  isNoindex?: boolean;
};

type OldFile = {
  body: Buffer;
  type: string;
  /** With a number, it is in the media library and has the page `/datei-NUMBER/`. */
  number?: number;
  alt?: string;
};

/** A website's content, which tests can change. */
export type OldContent = {
  entries: Record<string, OldEntry>;
  files: Record<string, OldFile>;
  /** Other pages: full HTML by path. */
  pages: Record<string, string>;
  redirects: Record<string, string>;
  /** Error statuses, by path and query. */
  statuses: Record<string, number>;
  /** Paths in the menu. */
  menu: string[];
  css: string;
  /** Whether WordPress's REST API is open to strangers. */
  hasRest: boolean;
};

export type OldWebsite = OldContent & {
  url: string;
  /** Paths of all fully fetched files, in order. */
  fetched: string[];
  close: () => void;
};

const STYLES = "/wp-content/themes/alt/style.css";

/**
 * Starts a website on localhost that looks like WordPress to strangers: pages with a layout, public REST data, a
 * sitemap and lists.
 */
export async function startOldWebsite(content: Partial<OldContent>): Promise<OldWebsite> {
  const empty = { entries: {}, files: {}, pages: {}, redirects: {}, statuses: {}, menu: [], css: "", hasRest: true };
  const old: OldWebsite = { ...empty, ...content, fetched: [], url: "", close: () => {} };
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? "", old.url);
    const path = decodeURI(address.pathname);
    if (old.files[path] && request.method === "GET") old.fetched.push(path);
    const { status = 200, headers, body = "" } = answerTo(old, path, address.searchParams);
    response.writeHead(status, headers).end(request.method === "HEAD" ? "" : body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return Object.assign(old, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close });
}

type Answer = { status?: number; headers: Record<string, string>; body?: string | Buffer };

function answerTo(old: OldWebsite, path: string, query: URLSearchParams): Answer {
  const whole = query.size > 0 ? `${path}?${query}` : path;
  const { [path]: entry } = old.entries;
  const { [path]: file } = old.files;
  const status = old.statuses[whole];
  if (status) return { ...page(old, "Fehler", "error", "<p>Fehler</p>"), status };
  const to = old.redirects[whole] ?? pathOf(old, query.get("p") ?? query.get("page_id"));
  if (to) return { status: 301, headers: { location: to } };
  if (file) return { headers: { "content-type": file.type, etag: stampOf(file) }, body: file.body };
  if (entry) return page(old, entry.title, namesOf(entry), shown(entry), entry.isNoindex ? NOINDEX : "");
  if (old.pages[path]) return { headers: HTML, body: old.pages[path] };
  if (path === STYLES) return { headers: { "content-type": "text/css" }, body: old.css };
  if (path === "/wp-sitemap.xml") return { headers: { "content-type": "application/xml" }, body: sitemap(old) };
  const data = old.hasRest ? rest(old, path) : undefined;
  if (data)
    return { headers: { "content-type": "application/json", "x-wp-totalpages": "1" }, body: JSON.stringify(data) };
  if (path === "/" && query.size === 0) return page(old, "Start", "home blog", list(Object.entries(old.entries)));
  const [, kind = "", name = ""] = /^\/(category|tag|author|datei)[/-]([\w-]+)\/$/.exec(path) ?? [];
  if (kind === "datei") return page(old, name, `attachment attachmentid-${name}`, `<p>Datei ${name}</p>`);
  if (kind) return page(old, name, `archive ${kind} ${kind}-${name}`, list(listed(old, kind, name)));
  return { ...page(old, "Seite nicht gefunden", "error404", "<p>Hier ist nichts.</p>"), status: 404 };
}

const HTML = { "content-type": "text/html; charset=UTF-8" };

const page = (old: OldWebsite, title: string, names: string, main: string, head = ""): Answer => ({
  headers: HTML,
  body: framed(old, title, names, main, head),
});

const pathOf = ({ entries }: OldWebsite, number: string | null) =>
  Object.keys(entries).find((path) => number !== null && entries[path]?.number === Number(number));

const stampOf = ({ body }: OldFile) => `"${createHash("sha1").update(body).digest("hex")}"`;

const NOINDEX = '<meta name="robots" content="noindex, follow">';

const framed = ({ menu }: OldWebsite, title: string, names: string, main: string, head: string) =>
  `<!DOCTYPE html><html lang="de"><head><title>${title} – Alt</title><link rel="stylesheet" href="${STYLES}">${head}</head>
<body class="${names}"><header><nav>${menu.map((path) => `<a href="${path}">${path}</a>`).join(" ")}</nav></header>
<main><article><h1>${title}</h1><div class="entry-content">${main}</div></article></main><footer>Alt 2019</footer></body></html>`;

const namesOf = ({ type = "post", number }: OldEntry) =>
  type === "page" ? `page page-id-${number}` : `single single-${type} postid-${number}`;

const shown = ({ hasPassword, html, image }: OldEntry) => {
  if (hasPassword) return '<form class="post-password-form"><input name="post_password" type="password"></form>';
  return image ? `<figure class="post-thumbnail"><img class="wp-post-image" src="${image}"></figure>${html}` : html;
};

const list = (entries: [string, OldEntry][]) =>
  `<ul>${entries.map(([path, { title }]) => `<li><a href="${path}">${title}</a></li>`).join("")}</ul>`;

const listed = ({ entries }: OldWebsite, kind: string, name: string) =>
  Object.entries(entries).filter(([, { categories = [], tags = [] }]) => {
    const names = kind === "category" ? categories : tags;
    return kind === "author" || names.some((each) => slug(each, 80) === name);
  });

const sitemap = ({ url, entries }: OldWebsite) =>
  `<?xml version="1.0"?><urlset>${Object.keys(entries)
    .map((path) => `<url><loc>${url}${path}</loc></url>`)
    .join("")}</urlset>`;

/** WordPress's REST data at a path; undefined if there is none. */
function rest({ url, entries, files }: OldWebsite, path: string): unknown {
  const all = Object.entries(entries);
  const typeOf = ({ type = "post" }: OldEntry) => type;
  const terms = (field: "categories" | "tags") => [...new Set(all.flatMap(([, entry]) => entry[field] ?? []))];
  const termsOf = (field: "categories" | "tags", kind: string) =>
    terms(field).map((name, index) => ({ id: index + 1, name, link: `${url}/${kind}/${slug(name, 80)}/` }));
  const idsOf = (names: string[] = [], field: "categories" | "tags") =>
    names.map((name) => terms(field).indexOf(name) + 1);
  const types = new Set(["post", "page", ...all.map(([, entry]) => typeOf(entry))]);
  const answers: Record<string, unknown> = {
    types: Object.fromEntries([...types].map((type) => [type, { slug: type, name: type, rest_base: `${type}s` }])),
    taxonomies: { category: { rest_base: "categories" }, post_tag: { rest_base: "tags" } },
    categories: termsOf("categories", "category"),
    tags: termsOf("tags", "tag"),
    media: Object.entries(files).flatMap(([at, { number, alt = "" }]) =>
      number ? [{ id: number, source_url: url + encodeURI(at), link: `${url}/datei-${number}/`, alt_text: alt }] : [],
    ),
  };
  for (const type of types)
    answers[`${type}s`] = all.flatMap(([at, entry]) => {
      if (typeOf(entry) !== type) return [];
      const { number: id, title, html, hasPassword = false, date = "2021-05-01T10:00:00" } = entry;
      const content = { rendered: hasPassword ? "" : html, protected: hasPassword };
      const named = { categories: idsOf(entry.categories, "categories"), tags: idsOf(entry.tags, "tags") };
      return [{ id, link: url + encodeURI(at), date_gmt: date, title: { rendered: title }, content, ...named }];
    });
  return answers[path.replace("/wp-json/wp/v2/", "")];
}
