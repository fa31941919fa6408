import type { MediaFragment } from "@schaufenster/contract/documents";
import { MEDIA_SIZES, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { entryOfAddress } from "@schaufenster/contract/old-addresses";
import { hasEndingOfFile, isFilmOrPicture } from "../files/file-kinds.ts";
import type { SourceFile, Target } from "../model.ts";
import { addressesIn } from "../texts/addresses.ts";
import { decodePart } from "../texts/decode.ts";

/** The name of a file that has Strapi's name of a smaller size before its own. */
const RENDITION = new RegExp(`(?<=/)(?:${Object.keys(MEDIA_SIZES).join("|")})_(?=[^/]+$)`);

/** The files that a Strapi lists, by every address that texts may use for them. */
export class FileIndex {
  readonly #address: string;
  readonly #sites: Set<string>;
  /** Origins whose files belong to the old system, including an upload provider's. */
  readonly #own: Set<string>;
  readonly #known = new Map<string, SourceFile>();

  /** @param sites origins of the old website, which also serve Strapi's files */
  constructor(address: string, sites: string[]) {
    this.#address = address;
    this.#sites = new Set(sites.map((site) => new URL(site).origin));
    this.#own = new Set([new URL(address).origin, ...this.#sites]);
  }

  /** Adds a file as Strapi describes it, with its smaller sizes. */
  add(wire: MediaFragment | null | undefined): SourceFile | null {
    if (!wire?.attributes?.url) return null;
    const { url, name, alternativeText, caption, formats } = wire.attributes;
    const file: SourceFile = {
      url: this.#whole(url),
      name,
      alternativeText: alternativeText ?? null,
      caption: caption ?? null,
    };
    this.#own.add(new URL(file.url).origin);
    const sizes = Object.values((formats ?? {}) as Record<string, { url?: string } | null>);
    for (const address of [url, ...sizes.map((size) => size?.url)]) {
      if (address) this.#known.set(this.#whole(address), file);
    }
    return file;
  }

  /**
   * Adds files of which texts only show smaller sizes: the original is used, if it exists.
   * @param exists checks whether there is a file at an address
   */
  async addRenditions(texts: readonly string[], exists: (url: string) => Promise<boolean>): Promise<void> {
    for (const { url, alternativeText } of texts.flatMap(addressesIn)) {
      const whole = this.#whole(url);
      const original = whole.replace(RENDITION, "");
      if (original === whole || this.#known.has(whole) || this.targetOf(url, "image", "")?.kind !== "file") continue;
      const known = this.#known.get(original);
      if (!known && !(await exists(original))) continue;
      const name = decodePart(original.slice(original.lastIndexOf("/") + 1));
      const file = known ?? { url: original, name, alternativeText, caption: null };
      this.#known.set(original, file).set(whole, file);
    }
  }

  /** See {@link import("../model.ts").SourceContent}. */
  targetOf(address: string, use: "image" | "link", alternativeText: string): Target {
    const whole = this.#whole(address);
    if (!URL.canParse(whole)) return null;
    const url = new URL(whole);
    const known = this.#known.get(whole);
    if (known) return { kind: "file", file: known };
    if (!this.#own.has(url.origin)) return null;
    const page = entryOfAddress(url.pathname.replace(/\/$/, ""));
    if (page && use === "link") return { kind: "old page", shows: { type: page.type, id: String(page.id) } };
    const name = decodePart(url.pathname.slice(url.pathname.lastIndexOf("/") + 1));
    const isFile = use === "image" || (url.pathname.includes(UPLOADS_PREFIX) && isFilmOrPicture(name));
    if (isFile) return { kind: "file", file: { url: whole, name, alternativeText, caption: null } };
    if (hasEndingOfFile(name)) return { kind: "other file", url: whole };
    return /^https?:/i.test(address) ? { kind: "old page" } : null;
  }

  /** An address in a text as a full URL. The website proxies uploads: its /uploads/ are Strapi's. */
  #whole(address: string): string {
    if (address.startsWith("/") && !address.startsWith("//")) return this.#address + address;
    const url =
      URL.canParse(address, this.#address) && /^(https?:)?\/\//i.test(address) ? new URL(address, this.#address) : null;
    if (!url) return address;
    const isUpload = this.#sites.has(url.origin) && url.pathname.startsWith(UPLOADS_PREFIX);
    return isUpload ? this.#address + url.pathname : url.href;
  }
}
