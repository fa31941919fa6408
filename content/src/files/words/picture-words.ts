import type { ReadTags, Tag } from "../picture-worker.ts";
import type { Words } from "./embedded-words.ts";

/** Maximum lengths of the fields, in characters (types/media-fields.ts). */
const LONGEST_CREDIT = 200;
const LONGEST_CAPTION = 300;
const LONGEST_TEXT = 500;

/** Default descriptions of cameras and programs, and words beside their names. */
const BY_DEVICE = /digital (still )?camera|\bdsc$|^dcim|^created with |^(img|dsc[fn]?|pxl)[_-]?\d+/i;
const BESIDE_NAMES =
  /\b(copyright|by|user|null|picasa|action cam|picture|image|photo|dcf|screenshot|bildschirmfoto|default|untitled|ohne titel)\b/gi;

/** Prefixes that make 'Foto:' unnecessary. */
const SAYS_WHOSE = /^(foto|bild|photo|grafik|illustration|©|\(c\)|copyright|credit)/i;

/** ExifReader's names of the tags (IPTC Photo Metadata Standard 2025; Exif 3.0, 4.6.4). */
const NAMES = {
  creator: { xmp: "creator", iptc: "By-line", exif: "Artist" },
  creditLine: { xmp: "Credit", iptc: "Credit" },
  copyright: { xmp: "rights", iptc: "Copyright Notice", exif: "Copyright" },
  alternativeText: { xmp: "AltTextAccessibility" },
  description: { xmp: "description", iptc: "Caption/Abstract", exif: "ImageDescription" },
  headline: { xmp: "Headline", iptc: "Headline" },
  title: { xmp: "title", iptc: "Object Name" },
} as const satisfies Record<string, Partial<Record<Group, string>>>;

type Group = "xmp" | "iptc" | "exif";

const GROUPS: Group[] = ["xmp", "iptc", "exif"];
const DEVICE = ["Make", "Model", "Software"];

export const TAGS: Record<Group, string[]> = {
  xmp: namesIn("xmp"),
  iptc: namesIn("iptc"),
  exif: [...namesIn("exif"), ...DEVICE],
};

function namesIn(group: Group): string[] {
  return Object.values(NAMES).flatMap((names: Partial<Record<Group, string>>) => names[group] ?? []);
}

/** Extracts the form's texts from a picture's tags: XMP takes precedence over IPTC, and IPTC over EXIF. */
export function wordsOfTags(tags: ReadTags): Words {
  const device = new Set(DEVICE.flatMap((name) => partsOf(textOf(tags.exif?.[name]))));
  const first = (name: keyof typeof NAMES) => {
    const names: Partial<Record<Group, string>> = NAMES[name];
    return GROUPS.map((group) => tidy(textOf(tags[group]?.[names[group] ?? ""]), device)).find(Boolean) ?? "";
  };
  const caption = first("description") || first("headline") || first("title");
  const credit = creditOf([first("creator"), first("creditLine"), first("copyright")]);
  return {
    credit: cut(credit, LONGEST_CREDIT),
    caption: cut(caption, LONGEST_CAPTION),
    alternativeText: cut(first("alternativeText") || caption, LONGEST_TEXT),
  };
}

/** ExifReader's placeholder for an unreadable tag. */
const UNREADABLE = "<faulty value>";

/** A tag's text; German if there are several languages, otherwise the default. */
function textOf(tag: Tag | Tag[] | undefined): string {
  if (Array.isArray(tag)) return tag.map(textOf).join(", ");
  const languages = Array.isArray(tag?.value) ? (tag.value as Tag[]).filter((each) => each.attributes?.lang) : [];
  const inTongue = (tongue: RegExp) => languages.find(({ attributes }) => tongue.test(String(attributes?.lang)));
  const chosen = inTongue(/^de\b/i) ?? inTongue(/^x-default$/i) ?? languages[0] ?? tag;
  return String(chosen?.description ?? "").replace(UNREADABLE, "");
}

/** @returns an empty text if nothing but years, punctuation and names of the device and its program is left */
function tidy(text: string, device: ReadonlySet<string>): string {
  const words = text.replace(/[\s\0]+/g, " ").trim();
  const left = partsOf(words.replace(BESIDE_NAMES, " ")).filter((part) => !device.has(part));
  return BY_DEVICE.test(words) || !left.some((part) => /\p{L}{2}/u.test(part)) ? "" : words;
}

const partsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** 'Foto: Erika Mustermann / © Studio Nord', without parts that another one contains. */
function creditOf(parts: string[]): string {
  const said = parts.filter(
    (part, at) =>
      part && !parts.some((other, index) => index !== at && contains(other, part) && (other !== part || index < at)),
  );
  const line = said.join(" / ");
  return line === "" || SAYS_WHOSE.test(line) ? line : `Foto: ${line}`;
}

const contains = (whole: string, part: string) => whole.toLowerCase().includes(part.toLowerCase());

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 2).replace(/(?<!\s)\s+\S*$/, "")} …`;
}
