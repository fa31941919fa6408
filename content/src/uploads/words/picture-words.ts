import { exifTexts } from "./exif-texts.ts";
import { iptcTexts } from "./iptc-texts.ts";
import type { Told, WordParts, Words } from "./words.ts";
import { xmpTexts } from "./xmp-texts.ts";

/** Characters that the fields take (collections/media-fields.ts). */
const LONGEST_CREDIT = 200;
const LONGEST_CAPTION = 300;
const LONGEST_TEXT = 500;

/** Descriptions that cameras and programs write by themselves. */
const BY_DEVICE =
  /digital (still )?camera|\bdsc$|^(\d+|screenshot|bildschirmfoto|default|untitled|ohne titel|photo|image|dcim.*|created with .*)$|^(img|dsc[fn]?|pxl)[_-]?\d+/i;

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
  const told = [
    xmp ? read(() => xmpTexts(xmp)) : {},
    iptc ? read(() => iptcTexts(iptc)) : {},
    exif ? read(() => exifTexts(exif)) : {},
  ];
  const first = (name: keyof Told) => told.map((each) => tidy(each[name])).find(Boolean) ?? "";
  const caption = first("description") || first("headline") || first("title");
  const credit = creditOf([first("creator"), first("creditLine"), first("copyright")]);
  return {
    credit: cut(credit, LONGEST_CREDIT),
    caption: cut(caption, LONGEST_CAPTION),
    alternativeText: cut(first("alternativeText") || caption, LONGEST_TEXT),
  };
}

function tidy(text: string | undefined): string {
  const words = (text ?? "").replace(/[\s\0]+/g, " ").trim();
  return BY_DEVICE.test(words) ? "" : words;
}

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
  return text.length <= length ? text : `${text.slice(0, length - 2).replace(/\s+\S*$/, "")} …`;
}
