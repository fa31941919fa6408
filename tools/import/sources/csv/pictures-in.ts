import type { SourceFile } from "../../model.ts";
import { decodePart } from "../../texts/decode.ts";

const ENDING = /\.(jpe?g|png|gif|webp|avif|svg|tiff?|mp4|webm|mov|m4v)$/i;

/** Hosts that have pictures alone, also under addresses without an ending. */
const PICTURE_HOSTS =
  /(^|\.)(images\.ctfassets\.net|static\.wixstatic\.com|images\.squarespace-cdn\.com|images\.unsplash\.com)$/;

/** Between the pictures of a cell; a comma may stand within an address too. */
const BETWEEN = /[;|\n]|,\s|,(?=https?:|wix:|\/\/)|(?<=\.\w{3,4}),|\s(?=https?:|wix:)/;

/** Pictures and films stand one after the other in a cell: as addresses, as names of files, or as Wix writes a gallery. */
export function picturesIn(cell: string): SourceFile[] {
  if (/^[[{]/.test(cell)) return picturesInJson(cell);
  const parts = cell.split(BETWEEN).flatMap((part) => part.trim() || []);
  const files = parts.map((part) => fileOf(part));
  return files.every((file) => file !== null) ? files : [];
}

/** @returns null for what is no address of a picture or film */
function fileOf(part: string, alternativeText: string | null = null, caption: string | null = null): SourceFile | null {
  const wix = /^wix:(image|video):\/\/v1\/([^/#]+)(?:\/([^/#]+))?/.exec(part);
  if (wix) {
    const [, kind, id = "", name = id] = wix;
    const url =
      kind === "image"
        ? `https://static.wixstatic.com/media/${id}`
        : `https://video.wixstatic.com/video/${id}/720p/mp4/file.mp4`;
    return { url, name: decodePart(kind === "image" ? name : `${id}.mp4`), alternativeText, caption };
  }
  const whole = part.replace(/^\/\//, "https://");
  if (!/^https?:\/\//i.test(whole))
    return ENDING.test(part) ? { url: part, name: nameIn(part), alternativeText, caption } : null;
  if (!URL.canParse(whole)) return null;
  const { hostname, pathname } = new URL(whole);
  if (!ENDING.test(pathname) && !PICTURE_HOSTS.test(hostname)) return null;
  return { url: whole, name: decodePart(nameIn(pathname)) || "bild", alternativeText, caption };
}

const nameIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);

function picturesInJson(cell: string): SourceFile[] {
  try {
    const value: unknown = JSON.parse(cell);
    return (Array.isArray(value) ? value : [value]).flatMap(pictureOf);
  } catch {
    return [];
  }
}

function pictureOf(item: unknown): SourceFile[] {
  if (typeof item === "string") return picturesIn(item);
  const { src, url, image, alt, title, description } = (item ?? {}) as Record<string, unknown>;
  const address = [src, url, image].find((each) => typeof each === "string" && each !== "");
  const text = (value: unknown) => (typeof value === "string" && value !== "" && !ENDING.test(value) ? value : null);
  const file = fileOf(String(address ?? ""), text(alt), text(description) ?? text(title));
  return file ? [file] : [];
}
