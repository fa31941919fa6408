import { exifTexts } from "./exif-texts.ts";
import { iptcTexts } from "./iptc-texts.ts";
import type { Told, WordParts, Words } from "./words.ts";
import { xmpTexts } from "./xmp-texts.ts";

/** Characters that the fields take (collections/media-fields.ts). */
const LONGEST_CREDIT = 200;
const LONGEST_CAPTION = 300;
const LONGEST_TEXT = 500;

/** Descriptions that cameras and programs write by themselves, and words that they put beside their own names. */
const BY_DEVICE = /digital (still )?camera|\bdsc$|^dcim|^created with |^(img|dsc[fn]?|pxl)[_-]?\d+/i;
const BESIDE_NAMES =
  /\b(copyright|by|user|null|picasa|action cam|picture|image|photo|dcf|screenshot|bildschirmfoto|default|untitled|ohne titel)\b/gi;

/** Words before a name that need no 'Foto:' before them. */
const SAYS_WHOSE = /^(foto|bild|photo|grafik|illustration|©|\(c\)|copyright|credit)/i;

/** Takes from the texts within a picture what its form asks for: XMP goes before IPTC, and that before EXIF. */
export function wordsOfPicture({ exif, iptc, xmp }: WordParts): Words {
  const read = (work: () => Told): Told => {
    try {
      return work();
    } catch {
      return {}; // damaged or made up; the others may be good
    }
  };
  const parts = [
    xmp ? read(() => xmpTexts(xmp)) : {},
    iptc ? read(() => iptcTexts(iptc)) : {},
    exif ? read(() => exifTexts(exif)) : {},
  ];
  const device = new Set(partsOf(parts[2]?.device ?? ""));
  const first = (name: keyof Told) => parts.map((each) => tidy(each[name], device)).find(Boolean) ?? "";
  const caption = first("description") || first("headline") || first("title");
  const credit = creditOf([first("creator"), first("creditLine"), first("copyright")]);
  return {
    credit: cut(credit, LONGEST_CREDIT),
    caption: cut(caption, LONGEST_CAPTION),
    alternativeText: cut(first("alternativeText") || caption, LONGEST_TEXT),
  };
}

/** @returns nothing where no name and no word is left without years, signs and what the device and its program are called */
function tidy(text: string | undefined, device: ReadonlySet<string>): string {
  const words = (text ?? "").replace(/[\s\0]+/g, " ").trim();
  const left = partsOf(words.replace(BESIDE_NAMES, " ")).filter((part) => !device.has(part));
  return BY_DEVICE.test(words) || !left.some((part) => /\p{L}{2}/u.test(part)) ? "" : words;
}

const partsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** 'Foto: Erika Mustermann / © Studio Nord'; what stands in another part is not said twice. */
function creditOf(parts: string[]): string {
  const said = parts.filter(
    (part, at) =>
      part && !parts.some((other, index) => index !== at && contains(other, part) && (other !== part || index < at)),
  );
  const line = said.join(" / ");
  return line === "" || SAYS_WHOSE.test(line) ? line : `Foto: ${line}`;
}

const contains = (whole: string, part: string) => whole.toLowerCase().includes(part.toLowerCase());

/** Cuts at a word's end. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 2).replace(/(?<!\s)\s+\S*$/, "")} …`;
}
