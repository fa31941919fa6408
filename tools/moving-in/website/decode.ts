/** The characters of Windows-1252 between 0x80 and 0x9f; Node 20 decodes them as Latin-1, which has none. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const WESTERN = /^(?:windows-125[24]|cp125[24]|iso-?8859-?(?:1|15)|latin-?[19]|(?:us-)?ascii|x-sbg|l1)$/i;

const decodeWindows1252 = (data: Uint8Array): string =>
  Buffer.from(data)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

/**
 * A page's text.
 * @param contentType of the response; if it names no encoding, the page's own beginning does
 */
export function decodePage(data: Buffer, contentType: string): string {
  if (data.subarray(0, 3).equals(BOM)) return data.toString("utf8", 3);
  const start = data.toString("latin1", 0, 4096);
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType) ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(start) ??
    /^<\?xml[^>]+encoding=["']([\w-]+)/i.exec(start);
  const encoding = named?.[1] ?? (isUtf8(data) ? "utf-8" : "windows-1252");
  if (WESTERN.test(encoding)) return decodeWindows1252(data);
  try {
    return new TextDecoder(encoding).decode(data);
  } catch {
    return data.toString("utf8"); // an unknown encoding
  }
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

function isUtf8(data: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(data);
    return true;
  } catch {
    return false;
  }
}
