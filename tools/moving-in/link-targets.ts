import { findOldAddress, oldAddressKey } from "@schaufenster/contract/old-addresses";
import { hasEndingOfFile, isFilmOrPicture, isPdf } from "./files/file-kinds.ts";
import type { OldAddress, OldPage, Shown, SourceContent, SourceFile } from "./model.ts";
import { decodePart } from "./texts/decode.ts";

type Known = {
  /** Addresses of the old website; paths in texts are below the first. */
  sites: readonly string[];
  files: readonly SourceFile[];
  pages?: readonly OldAddress[];
  fileAt?: (address: string) => SourceFile | null;
};

/**
 * Targets of addresses in texts, for sources that name all their files by address: every picture shown in a text is
 * imported.
 */
export function targetsOf({ sites, files, pages = [], fileAt = () => null }: Known): SourceContent["targetOf"] {
  const known = new Map(files.map((file) => [file.url, file]));
  const pageAt = pageFinder(pages);
  const hosts = new Set(sites.map((site) => hostOf(site)));
  return (address, use, alternativeText) => {
    const file = known.get(address);
    if (file) return { kind: "file", file };
    const whole = address.replace(/^\/\//, "https://");
    if (/^(#|mailto:|tel:)/i.test(whole) || !URL.canParse(whole, sites[0])) return null;
    const url = new URL(whole, sites[0]);
    if (url.protocol === "given:") return { kind: "file", file: fileOf(address, alternativeText) };
    if (!/^https?:$/.test(url.protocol)) return null;
    const again = known.get(url.href) ?? fileAt(url.href);
    if (again) return { kind: "file", file: described(again, alternativeText) };
    const name = decodePart(url.pathname.slice(url.pathname.lastIndexOf("/") + 1)) || "bild";
    const isOwn = hosts.has(hostOf(url.href));
    if (use === "image" || (isOwn && (isFilmOrPicture(name) || isPdf(name))))
      return { kind: "file", file: fileOf(url.href, alternativeText) };
    if (!isOwn) return null;
    if (hasEndingOfFile(name)) return { kind: "other file", url: url.href };
    return pageAt(url.href);
  };
}

/** Finds the entry for a page of the old website, by any spelling of its address. */
function pageFinder(addresses: readonly OldAddress[]): (address: string) => OldPage {
  const known = new Map<string, Shown>();
  for (const { address, leadsTo } of addresses) {
    const key = oldAddressKey(address);
    if (key !== null && !known.has(key)) known.set(key, leadsTo);
  }
  return (address) => {
    const shows = known.get(oldAddressKey(address) ?? "") ?? findOldAddress(address, (key) => known.get(key));
    return { kind: "old page", ...(shows ? { shows } : {}) };
  };
}

/** A file without texts gets those of the page that shows it. */
export const described = (file: SourceFile, alternativeText: string): SourceFile => ({
  ...file,
  alternativeText: file.alternativeText ?? (alternativeText || null),
});

/** A file of which only the address is known. */
export function fileOf(url: string, alternativeText = ""): SourceFile {
  const { pathname } = new URL(url);
  const name = decodePart(pathname.slice(pathname.lastIndexOf("/") + 1)) || "bild";
  return { url, name, alternativeText: alternativeText || null, caption: null };
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, "");
