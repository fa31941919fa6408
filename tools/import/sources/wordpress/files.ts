import { hasEndingOfFile, isFilmOrPicture } from "../../files/kinds.ts";
import type { SourceFile, Target } from "../../model.ts";
import { decodePart } from "../../texts/decode.ts";
import { plainText } from "../../texts/plain-text.ts";
import type { Library } from "./library.ts";
import { Named } from "./named.ts";
import type { WxrItem } from "./wxr.ts";

/** Endings that WordPress and its plugins give to the names of smaller, scaled, turned, edited and sharper copies. */
const COPY = /(?:-\d+x\d+|-scaled|-rotated|-e\d{10,}|@\dx)(?=\.[a-z0-9]+$)/i;

/** Of those the ones that are smaller than the picture itself. */
const SMALLER = /-\d+x\d+(?=(?:@\dx)?\.[a-z0-9]+$)/i;

const UPLOADS = "/wp-content/uploads/";

/** Squarespace names pages among the files. */
const isFile = (address: string) => URL.canParse(address) && !new URL(address).pathname.endsWith("/");

/** The files of an export, by id and by every address under which they can stand in a text. */
export class WordpressFiles implements Library {
  readonly #byId = new Map<string, SourceFile>();
  /** By the addresses that the export itself names. */
  readonly #byPath = new Map<string, SourceFile>();
  /** By what is common to the addresses of all copies; a file of exactly that name goes first. */
  readonly #byStem = new Map<string, SourceFile>();
  readonly #pages = new Set<string>();
  readonly #footnotes = new Map<string, string>();
  readonly #blocks = new Map<string, string>();
  readonly #ofPost = new Map<string, string[]>();
  readonly #origins: string[];
  readonly #named: Named;

  /** @param origins addresses of the old website */
  constructor(items: readonly WxrItem[], origins: string[], named = new Named({})) {
    this.#named = named;
    this.#origins = origins;
    for (const item of items) {
      const footnotes = item.meta.get("footnotes");
      if (footnotes) this.#footnotes.set(item.id, footnotes);
      if (item.type === "wp_block") this.#blocks.set(item.id, item.content);
      if (item.type !== "attachment" || !item.fileAddress || !isFile(item.fileAddress)) continue;
      const file: SourceFile = {
        url: item.fileAddress,
        name: nameOf(item.fileAddress),
        alternativeText: plainText(item.meta.get("_wp_attachment_image_alt") ?? "") || null,
        caption: plainText(item.excerpt) || null,
      };
      if (item.address) this.#pages.add(shortOf(item.address));
      this.#byId.set(item.id, file);
      this.#byPath.set(pathOf(file.url), file);
      const stem = stemOf(pathOf(file.url));
      if (!this.#byStem.has(stem)) this.#byStem.set(stem, file);
      const { parent } = item;
      if (parent && isFilmOrPicture(file.name))
        this.#ofPost.set(parent, [...(this.#ofPost.get(parent) ?? []), item.id]);
    }
  }

  get size(): number {
    return this.#byId.size;
  }

  /** A file that the export itself lists. */
  listed(id: string): SourceFile | null {
    return this.#byId.get(id) ?? null;
  }

  file(id: string): SourceFile | null {
    return this.#named.ask(`file ${id}`, this.listed(id));
  }

  fileAt(address: string): SourceFile | null {
    const base = this.#origins[0] ?? "https://unknown.invalid";
    return URL.canParse(address, base) ? this.#known(pathOf(new URL(address, base).href)) : null;
  }

  isPageOfFile(address: string): boolean {
    const page = shortOf(address);
    return this.#named.ask(`page ${page}`, this.#pages.has(page) || null) ?? false;
  }

  footnotesOf(post: string): { id: string; content: string }[] {
    try {
      return JSON.parse(this.#footnotes.get(post) ?? "[]") as { id: string; content: string }[];
    } catch {
      return [];
    }
  }

  sharedBlock(id: string): string | null {
    return this.#named.ask(`block ${id}`, this.#blocks.get(id) ?? null);
  }

  filesOfPost(post: string): string[] {
    return this.#named.askAll(`files ${post}`, this.#ofPost.get(post) ?? []);
  }

  /** See {@link import("../../model.ts").SourceContent}. */
  targetOf(address: string, use: "image" | "link", alternativeText: string): Target {
    const base = this.#origins[0] ?? "https://unknown.invalid";
    if (!URL.canParse(address, base) || /^(#|mailto:|tel:)/i.test(address)) return null;
    const url = new URL(address, base);
    if (!/^https?:$/.test(url.protocol)) return null;
    const known = this.#known(pathOf(url.href));
    if (known)
      return isFilmOrPicture(known.name) ? { kind: "file", file: known } : { kind: "other file", url: url.href };
    if (!this.#origins.some((origin) => hostOf(new URL(origin)) === hostOf(url))) return null;
    const name = nameOf(url.href);
    const isUpload = url.pathname.includes(UPLOADS) && isFilmOrPicture(name);
    const isHome =
      this.#origins.some((origin) => pathOf(origin) === pathOf(url.href).replace(/\/$/, "")) && !url.search;
    if (isUpload || (use === "image" && !isHome)) return { kind: "file", file: fileAt(url, alternativeText || null) };
    return hasEndingOfFile(name) ? { kind: "other file", url: url.href } : { kind: "old page" };
  }

  /** The file itself, before another one whose name begins alike. */
  #known(path: string): SourceFile | null {
    return this.#named.ask(`path ${path}`, this.#listedAt(path) ?? null);
  }

  #listedAt(path: string): SourceFile | undefined {
    for (let shorter = path; ; shorter = shorter.replace(COPY, "")) {
      const found = this.#byPath.get(shorter);
      if (found || !COPY.test(shorter)) return found ?? this.#byStem.get(shorter);
    }
  }
}

/** A picture that the export does not list: the whole one, if there is one beside the smaller size. */
function fileAt(url: URL, alternativeText: string | null): SourceFile {
  const whole = url.pathname.includes(UPLOADS) ? url.href.replace(SMALLER, "") : url.href;
  const smaller = whole === url.href ? {} : { smaller: url.href };
  return { url: whole, name: nameOf(whole), alternativeText, caption: null, ...smaller };
}

/** An address of a page without what may differ. */
const shortOf = (address: string) => address.replace(/^https?:\/\/(www\.)?|\/$/g, "");

const hostOf = ({ host }: URL) => host.replace(/^www\./, "");

/** An address without what may differ: http or https, www or not, how letters are written, the home page's slash. */
function pathOf(address: string): string {
  const url = new URL(address);
  return hostOf(url) + decodePart(url.pathname).replace(/^\/$/, "");
}

function stemOf(path: string): string {
  const shorter = path.replace(COPY, "");
  return shorter === path ? path : stemOf(shorter);
}

const nameOf = (address: string) => decodePart(new URL(address).pathname.split("/").at(-1) ?? "") || "datei";
