/** What cameras, telephones and messengers call a picture. */
const BY_DEVICE =
  /\b(?:img|dsc[fn]?|pxl|mvi|vid|dji|gopr|screenshot|bildschirmfoto|whatsapp|signal|image|video|edited)(?![\p{L}])/giu;

const WORD = /\p{L}{3,}/u;

/**
 * What a file's name says of its picture, as a hint for who describes it; empty if it says nothing, as `IMG_2041.jpg` does.
 * It is no alternative text.
 */
export function nameHint(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, "")
    .replace(/[_\-.\s]+/g, " ")
    .trim();
  return WORD.test(words.replace(BY_DEVICE, "")) ? words : "";
}
