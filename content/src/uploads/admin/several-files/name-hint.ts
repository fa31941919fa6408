/** Names that cameras, telephones and messengers give to a picture. */
const BY_DEVICE =
  /\b(?:img|dsc[fn]?|pxl|mvi|vid|dji|gopr|screenshot|bildschirmfoto|whatsapp|signal|image|video|edited)(?![\p{L}])/giu;

const WORD = /\p{L}{3,}/u;

/** Hints at the picture by its file's name; empty for names like `IMG_2041.jpg`. It is no alternative text. */
export function nameHint(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, "")
    .replace(/[_\-.\s]+/g, " ")
    .trim();
  return WORD.test(words.replace(BY_DEVICE, "")) ? words : "";
}
