import { hasEndingOfFile, isFilmOrPicture } from "../../files/kinds.ts";
import type { SourceFile, Target } from "../../model.ts";
import type { Library } from "./post-text.ts";
import type { WxrItem } from "./wxr.ts";

/** Endings that WordPress gives to the names of smaller sizes, and of pictures that it has scaled down itself. */
const SIZE = /(-\d+x\d+|-scaled|-rotated)+(?=\.[a-z0-9]+$)/i;

const UPLOADS = "/wp-content/uploads/";

/** The files of an export, by id and by every address under which they can stand in a text. */
export class WordpressFiles implements Library {
  readonly #byId = new Map<string, SourceFile>();
  readonly #byPath = new Map<string, SourceFile>();
  readonly #ofPost = new Map<string, string[]>();
  readonly #origins: string[];

  /** @param origins addresses of the old website */
  constructor(items: readonly WxrItem[], origins: string[]) {
    this.#origins = origins;
    for (const item of items) {
      if (item.type !== "attachment" || !item.fileAddress || !URL.canParse(item.fileAddress)) continue;
      const file: SourceFile = {
        url: item.fileAddress,
        name: nameOf(item.fileAddress),
        alternativeText: item.meta.get("_wp_attachment_image_alt")?.trim() || null,
        caption: item.excerpt.replace(/<[^>]*>/g, "").trim() || null,
      };
      this.#byId.set(item.id, file);
      this.#byPath.set(pathOf(file.url), file);
      const { parent } = item;
      if (parent && isFilmOrPicture(file.name))
        this.#ofPost.set(parent, [...(this.#ofPost.get(parent) ?? []), item.id]);
    }
  }

  byId(id: string): SourceFile | null {
    return this.#byId.get(id) ?? null;
  }

  file(id: string): { address: string; alternativeText: string } | null {
    const file = this.byId(id);
    return file && { address: file.url, alternativeText: file.alternativeText ?? "" };
  }

  filesOfPost(post: string): string[] {
    return this.#ofPost.get(post) ?? [];
  }

  /** See {@link import("../../model.ts").SourceContent}. */
  targetOf(address: string, use: "image" | "link", alternativeText: string): Target {
    const base = this.#origins[0] ?? "https://unknown.invalid";
    if (!URL.canParse(address, base) || /^(#|mailto:|tel:)/i.test(address)) return null;
    const url = new URL(address, base);
    if (!/^https?:$/.test(url.protocol)) return null;
    const known = this.#byPath.get(pathOf(url.href)) ?? this.#byPath.get(url.host.replace(/^www\./, "") + url.pathname);
    if (known)
      return isFilmOrPicture(known.name) ? { kind: "file", file: known } : { kind: "other file", url: url.href };
    const own = this.#origins.some(
      (origin) => new URL(origin).host.replace(/^www\./, "") === url.host.replace(/^www\./, ""),
    );
    if (!own) return null;
    const name = nameOf(url.href);
    const isFile = use === "image" || (url.pathname.includes(UPLOADS) && isFilmOrPicture(name));
    if (isFile)
      return { kind: "file", file: { url: url.href, name, alternativeText: alternativeText || null, caption: null } };
    return hasEndingOfFile(name) ? { kind: "other file", url: url.href } : { kind: "old page" };
  }
}

/** The common path of all sizes of a picture; the same with http or https, with www or without. */
function pathOf(address: string): string {
  const { host, pathname } = new URL(address);
  return host.replace(/^www\./, "") + pathname.replace(SIZE, "");
}

function nameOf(address: string): string {
  const { pathname } = new URL(address);
  const name = pathname.slice(pathname.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(name) || "datei";
  } catch {
    return name;
  }
}
