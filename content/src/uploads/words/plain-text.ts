const utf8 = new TextDecoder("utf-8", { fatal: true });
const latin1 = new TextDecoder("windows-1252");

/** Decodes a text that does not say how it is encoded, or says it wrongly: UTF-8 if it can be, else Latin-1 as Windows has it. */
export function plainText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return latin1.decode(bytes);
  }
}
