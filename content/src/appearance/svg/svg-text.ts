import { gunzipSync } from "node:zlib";
import { refusedMark } from "../refused-mark.ts";

/** Longest drawing that is read, in characters, its entities written out: a mark needs a tenth of it. */
const MAX_LENGTH = 400_000;

/** How deep entities may lie in each other: drawing programs write them flat. */
const MAX_DEPTH = 5;

const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[(?:[^\]"']|"[^"]*"|'[^']*')*\]\s*)?>/i;
const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;

/**
 * Reads an SVG file as drawing programs write it: compressed (svgz), in any encoding, with entities of its own. The text is
 * without its declaration and document type.
 *
 * @throws RefusedMark with a German message if it is too large, also by what its entities stand for
 */
export function svgText(bytes: Buffer): string {
  const text = decoded(unpacked(bytes));
  if (text.length > MAX_LENGTH) throw tooLarge();
  const [doctype = ""] = DOCTYPE.exec(text) ?? [];
  const body = text.replace(DOCTYPE, "").replace(/^\s*<\?xml[^>]*\?>\s*/, "");
  const entities = new Map([...doctype.matchAll(ENTITY)].map(([, name, one, other]) => [name, one ?? other ?? ""]));
  return withEntities(body, entities, MAX_DEPTH);
}

const tooLarge = () => refusedMark("Diese Datei ist zu groß: Eine SVG-Datei darf höchstens 400 kB haben.");

function unpacked(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: 4 * MAX_LENGTH });
  } catch (cause) {
    throw Object.assign(tooLarge(), { cause });
  }
}

/** By byte order mark or by what every XML begins with, else as the file declares; UTF-8 if it says nothing that is known. */
function decoded(bytes: Buffer): string {
  const start = bytes.subarray(0, 2).toString("hex");
  const wide = { feff: "utf-16be", "003c": "utf-16be", fffe: "utf-16le", "3c00": "utf-16le" }[start];
  const declared = /^[^>]*encoding\s*=\s*["']([\w.:-]+)/.exec(bytes.subarray(0, 200).toString("latin1"))?.[1] ?? "";
  const label = wide ?? (/^u(tf|cs)-?16/i.test(declared) ? "utf-8" : declared);
  return (decoderOf(label) ?? new TextDecoder()).decode(bytes);
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label || "utf-8");
  } catch {
    return null;
  }
}

/** Writes entities out as far as the limits of length and depth go: ten lines can stand for a billion words. */
function withEntities(text: string, entities: Map<string | undefined, string>, depth: number): string {
  if (entities.size === 0) return text;
  let length = text.length;
  let found = false;
  const written = text.replace(/&([\w:.-]+);/g, (reference, name: string) => {
    const value = entities.get(name);
    if (value === undefined) return reference;
    found = true;
    length += value.length;
    if (length > MAX_LENGTH || depth === 0) throw tooLarge();
    return value;
  });
  return found ? withEntities(written, entities, depth - 1) : written;
}
