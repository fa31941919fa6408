import { DOMParser, DOMSerializer, Fragment, Node, type ParseOptions, type Schema, Slice } from "@tiptap/pm/model";
import { cellAround } from "@tiptap/pm/tables";
import { readBlock } from "../conversion/read-blocks.ts";
import { TEXT_SCHEMA } from "../schema/markdown-schema.ts";
import { readClipboard } from "./read-clipboard.ts";

/** Marks a piece copied from one of our editors. */
export const OWN = "data-own-piece";

/** Serializes a copied piece like ProseMirror and marks it: every ProseMirror editor sets `data-pm-slice`. */
export function ownPieces(schema: Schema): DOMSerializer {
  const plain = DOMSerializer.fromSchema(schema);
  const own = new DOMSerializer(plain.nodes, plain.marks);
  own.serializeFragment = (...args) => {
    const piece = plain.serializeFragment(...args);
    if (piece.firstChild?.nodeType === 1) (piece.firstChild as Element).setAttribute(OWN, "");
    return piece;
  };
  return own;
}

/** Parses clipboard HTML: our own pieces as ProseMirror does, others as Markdown. */
export class ClipboardParser extends DOMParser {
  readonly #onLeft: (sentence: string | null) => void;

  /** @param onLeft receives a sentence on what was left out, or null */
  constructor(onLeft: (sentence: string | null) => void) {
    super(TEXT_SCHEMA, []);
    this.#onLeft = onLeft;
  }

  override parseSlice(dom: HTMLElement, options: ParseOptions = {}): Slice {
    const schema = options.context?.doc.type.schema ?? this.schema; // each editor has its own schema
    const { context: $at } = options;
    // A cell contains only lines; a table pasted over selected cells replaces them.
    const asLines = Boolean($at && cellAround($at)) && ($at?.parent.isTextblock || !dom.querySelector("table"));
    if (dom.querySelector(`[${OWN}]`) && !asLines) return DOMParser.fromSchema(schema).parseSlice(dom, options);
    const { markdown, left } = readClipboard(dom, asLines);
    this.#onLeft(left);
    const blocks = markdown.children.map((block) => Node.fromJSON(schema, readBlock(block, new Map())));
    return new Slice(Fragment.from(blocks), 0, 0);
  }
}
