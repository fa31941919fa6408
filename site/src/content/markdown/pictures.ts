import { renditionUrl, UPLOAD_CONTENT_TYPES, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Element, ElementContent, Root } from "hast";
import { mediaUrl } from "../urls.ts";

/** Film extensions, including a foreign system's. */
const FILMS = new Set([
  ...Object.keys(UPLOAD_CONTENT_TYPES).filter((ending) => UPLOAD_CONTENT_TYPES[ending]?.startsWith("video/")),
  ...["m4v", "mov", "ogv", "avi", "mkv"],
]);

export type PictureAddresses = {
  /** See {@link mediaUrl}. */
  apiBaseUrl: string;
  /** The site's own origin; empty if unknown. */
  publicUrl: string;
};

/**
 * Shows uploads as thumbnails from the content system's host (spec §3, media rules). A picture on another host, which
 * the content security policy blocks, becomes a link with its alternative text, as do films and PDFs.
 */
export function showPictures(addresses: PictureAddresses) {
  return (tree: Root) => replacePictures(tree, addresses, false);
}

function replacePictures(node: Root | Element, addresses: PictureAddresses, isInLink: boolean): void {
  node.children = node.children.map((child): ElementContent => {
    if (child.type !== "element") return child as ElementContent;
    if (child.tagName === "img") return pictureOf(child, addresses, isInLink);
    replacePictures(child, addresses, isInLink || child.tagName === "a");
    return child;
  });
}

function pictureOf(picture: Element, addresses: PictureAddresses, isInLink: boolean): ElementContent {
  const { properties } = picture;
  const source = withoutOrigin(String(properties.src ?? ""), addresses);
  if (source.startsWith(UPLOADS_PREFIX) && (isFilm(source) || isPdf(source))) {
    const href = mediaUrl(originalUrl(source), addresses.apiBaseUrl);
    const words = isPdf(source) ? "PDF herunterladen" : "Film ansehen";
    return linkTo(href ?? source, String(properties.alt || words), isInLink);
  }
  const src = mediaUrl(source.startsWith(UPLOADS_PREFIX) ? thumbnailUrl(source) : source, addresses.apiBaseUrl);
  if (src && isForeign(src, addresses)) return linkTo(src, String(properties.alt || src), isInLink);
  picture.properties = { ...properties, src: src ?? undefined, loading: "lazy", decoding: "async" };
  return picture;
}

function linkTo(href: string, words: string, isInLink: boolean): ElementContent {
  const name: ElementContent = { type: "text", value: words };
  return isInLink ? name : { type: "element", tagName: "a", properties: { href }, children: [name] };
}

const endingOf = (source: string) => /\.(\w+)(?:[?#].*)?$/s.exec(source)?.[1]?.toLowerCase() ?? "";

const isFilm = (source: string) => FILMS.has(endingOf(source));

export const isPdf = (source: string) => endingOf(source) === "pdf";

/** An editor may have used a rendition's address. */
export function originalUrl(url: string): string {
  return url.replace(/[?#].*/s, "").replace(/(^|\/)thumbnail_(?=[^/]*$)/, "$1");
}

/** An upload's stored address; an editor may have copied it with the host. */
export function withoutOrigin(source: string, { apiBaseUrl, publicUrl }: PictureAddresses): string {
  const origin = [publicUrl, apiBaseUrl].find((each) => each && source.startsWith(`${each}${UPLOADS_PREFIX}`));
  return origin ? source.slice(origin.length) : source;
}

function isForeign(src: string, { apiBaseUrl, publicUrl }: PictureAddresses): boolean {
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return false;
  const own = [publicUrl, apiBaseUrl].filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return !(URL.canParse(src) && own.includes(new URL(src).origin));
}

function thumbnailUrl(source: string): string {
  const path = source.replace(/[?#].*/s, "");
  // The editor may have used the thumbnail itself.
  if (/(?:^|\/)thumbnail_[^/]*$/.test(path)) return source;
  return renditionUrl(path, "thumbnail") + source.slice(path.length);
}
