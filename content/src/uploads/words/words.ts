/** The words within a picture that a website needs, as its form has fields for them; empty where there are none. */
export type Words = { credit: string; caption: string; alternativeText: string };

export const NO_WORDS: Words = { credit: "", caption: "", alternativeText: "" };

/** The most of a picture that is looked at before it is uploaded, in bytes: a JPEG's words stand at its beginning. */
export const MAX_WORDS_BYTES = 1_000_000;

/** Parts of a picture that hold words, as sharp reads them. */
export type WordParts = { exif?: Buffer | undefined; iptc?: Buffer | undefined; xmp?: Buffer | undefined };

/** Texts as one of the parts has them (IPTC Photo Metadata Standard 2025). */
export type Told = Partial<
  Record<
    "creator" | "creditLine" | "copyright" | "alternativeText" | "description" | "headline" | "title" | "device",
    string
  >
>;

/** The parts that name whose a picture is: the EXIF without its prefix, and the XMP. */
export type Both = { exif: Buffer; xmp: Buffer };
