import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The forms a body is kept in, best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof ENCODINGS)[number];

export type EncodedBody = Record<Encoding, Uint8Array<ArrayBuffer>>;

/** Good for text that is compressed while someone waits; 11 is for files compressed once at build. */
const BROTLI_QUALITY = 9;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a text in every encoding, off the main thread. */
export async function encodeBody(text: string): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gzipped), identity: new Uint8Array(identity) };
}

/**
 * The best encoding that the client accepts (RFC 9110, 12.5.3). Among those it likes equally, the smallest body wins.
 *
 * @param header Accept-Encoding as sent; without it nothing is compressed
 */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[] = ENCODINGS): Encoding {
  if (!header) return "identity";
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const accepted = offered.filter((encoding) => encoding !== "identity" && weightOf(encoding) > 0);
  const [best] = accepted.toSorted((a, b) => weightOf(b) - weightOf(a));
  return best ?? "identity";
}
