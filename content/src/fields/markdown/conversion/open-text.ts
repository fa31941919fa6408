import { type Node, Node as ProseMirrorNode, type Schema } from "@tiptap/pm/model";
import type { Definition, Nodes } from "mdast";
import { readBlock } from "./read-blocks.ts";
import type { Definitions } from "./read-inline.ts";
import { parse, stringify } from "./syntax.ts";
import { writeBlock } from "./write-blocks.ts";

/** A block of the opened text: its source and position. */
type Written = { node: Node; source: string; start: number; end: number };

/** A block to write: unchanged, with its place in the opened text, or serialized again. */
type Part = { source: string; origin: number | null; anew: (options?: object) => string };

export type OpenText = {
  doc: Node;
  /** Serializes the document: unchanged blocks and the space between them keep their bytes. */
  write: (doc: Node) => string;
};

/** Opens a Markdown text for editing (docs/decisions/089). */
export function openText(text: string, schema: Schema): OpenText {
  const root = parse(text);
  const definitions = definitionsIn(root);
  const written: Written[] = [];
  for (const block of root.children) {
    const node = ProseMirrorNode.fromJSON(schema, readBlock(block, definitions));
    const end = block.position?.end.offset ?? 0;
    // From the beginning of the line, since indentation is significant. The parser puts the start of a heading after a
    // definition at the definition.
    const before = text.slice(0, block.position?.start.offset ?? 0);
    const line = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
    const start = Math.max(line, written.at(-1)?.end ?? 0);
    written.push({ node, source: text.slice(start, end), start, end });
  }
  const nodes = written.map(({ node }) => node);
  const doc = schema.topNodeType.create(null, nodes.length > 0 ? nodes : [schema.nodes.paragraph?.create() as Node]);
  // Untouched nodes are the same objects; others are compared, for example after undo.
  const known = new WeakMap<Node, Part | null>(nodes.map((node, place) => [node, partFor(node, written, place)]));

  function partOf(node: Node, expected: number): Part | null {
    const before = known.get(node);
    if (before !== undefined) return before;
    const part = partFor(node, written, placeOf(node, written, expected));
    known.set(node, part);
    return part;
  }

  function write(current: Node): string {
    const parts: Part[] = [];
    let expected = 0;
    for (const node of current.children) {
      const part = partOf(node, expected);
      if (!part) continue;
      parts.push(part);
      expected = (part.origin ?? expected) + 1;
    }
    return assemble(parts, written, text);
  }
  return { doc, write };
}

/** Place of a block in the opened text, preferably at or after the expected one; null for a new block. */
function placeOf(node: Node, written: Written[], expected: number): number | null {
  const isSame = (each: Written) => each.node.eq(node);
  const after = written.findIndex((each, place) => place >= expected && isSame(each));
  const place = after >= 0 ? after : written.findIndex(isSame);
  return place >= 0 ? place : null;
}

function partFor(node: Node, written: Written[], place: number | null): Part | null {
  const stood = place === null ? undefined : written[place];
  const anew = (options?: object) => {
    const block = writeBlock(node.toJSON());
    return block ? stringify(block, options) : "";
  };
  const source = stood?.source ?? anew();
  return stood || source ? { source, origin: place, anew } : null;
}

function assemble(parts: Part[], written: Written[], text: string): string {
  if (parts.length === 0) return written.length > 0 ? "" : text;
  const places = placesOf(parts, written.length);
  let result = places[0] === 0 ? text.slice(0, written[0]?.start) : "";
  let left: Part | null = null;
  for (const [index, part] of parts.entries()) {
    const stood = gap(places[index - 1], places[index], written, text);
    const isAsItWas = stood !== null && left !== null && left.origin !== null && part.origin !== null;
    const next: Joined =
      !left || isAsItWas ? { gap: stood ?? "", source: part.source } : join(left.source, stood, part);
    result += next.gap + next.source;
    left = { ...part, source: next.source };
  }
  return places.at(-1) === written.length - 1 ? result + text.slice(written.at(-1)?.end) : result;
}

/** The opened text's block that each part replaces: its own, or one of as many deleted ones in a gap. */
function placesOf(parts: Part[], count: number): (number | null)[] {
  const places = parts.map(({ origin }) => origin);
  for (let from = 0; from < parts.length; from++) {
    if (places[from] !== null) continue;
    let to = from;
    while (to < parts.length && parts[to]?.origin === null) to++;
    const before = from === 0 ? -1 : (places[from - 1] ?? -1);
    const after = to === parts.length ? count : (places[to] ?? count);
    if (after - before - 1 === to - from) for (let at = from; at < to; at++) places[at] = before + 1 + at - from;
    from = to;
  }
  return places;
}

/** The text between two blocks if they were adjacent. */
function gap(left: number | null | undefined, right: number | null | undefined, written: Written[], text: string) {
  if (typeof left !== "number" || right !== left + 1) return null;
  return text.slice(written[left]?.end, written[right]?.start);
}

type Joined = { gap: string; source: string };

const NEW_GAP = "\n\n";

/** Adjacent lists need different markers; indented code after a list needs fences. */
const OTHERWISE = [{}, { bullet: "*" }, { bulletOrdered: ")" }];

/** Serializes a block so that it stays separate from the previous one, preferably with the original gap. */
function join(left: string, stood: string | null, right: Part): Joined {
  const ways: Joined[] = [
    ...(stood === null ? [] : [{ gap: stood, source: right.source }]),
    { gap: NEW_GAP, source: right.source },
    ...OTHERWISE.map((options) => ({ gap: NEW_GAP, source: right.anew(options) })),
  ];
  const found = ways.find((way) => parse(left + way.gap + way.source).children.length === 2);
  return found ?? { gap: `${NEW_GAP}<!-- -->${NEW_GAP}`, source: right.source };
}

function definitionsIn(node: Nodes, found: Definitions = new Map<string, Definition>()): Definitions {
  if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node);
  if ("children" in node) for (const child of node.children) definitionsIn(child, found);
  return found;
}
