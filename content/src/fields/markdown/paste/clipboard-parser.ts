import { DOMParser, DOMSerializer, Fragment, Node, type ParseOptions, type Schema, Slice } from "@tiptap/pm/model";
import { cellAround } from "@tiptap/pm/tables";
import { readBlock } from "../conversion/read-blocks.ts";
import { TEXT_SCHEMA } from "../schema/markdown-schema.ts";
import { readClipboard } from "./read-clipboard.ts";

/** The mark by which a piece that was copied from an editor of this system is known. */
export const OWN = "data-own-piece";

/** Writes a copied piece as ProseMirror does, and marks it: `data-pm-slice` is on that of every editor made with it. */
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

/** Reads the HTML of a clipboard: a piece of this editor as ProseMirror does, any other as Markdown. */
export class ClipboardParser extends DOMParser {
  readonly #onLeft: (sentence: string | null) => void;

  /** @param onLeft is told in a sentence what a text cannot hold, null: nothing */
  constructor(onLeft: (sentence: string | null) => void) {
    super(TEXT_SCHEMA, []);
    this.#onLeft = onLeft;
  }

  override parseSlice(dom: HTMLElement, options: ParseOptions = {}): Slice {
    const schema = options.context?.doc.type.schema ?? this.schema; // each editor makes one of its own
    const { context: $at } = options;
    // A cell has but lines; a table that is pasted over selected cells takes their place.
    const asLines = Boolean($at && cellAround($at)) && ($at?.parent.isTextblock || !dom.querySelector("table"));
    if (dom.querySelector(`[${OWN}]`) && !asLines) return DOMParser.fromSchema(schema).parseSlice(dom, options);
    const { markdown, left } = readClipboard(dom, asLines);
    this.#onLeft(left);
    const blocks = markdown.children.map((block) => Node.fromJSON(schema, readBlock(block, new Map())));
    return new Slice(Fragment.from(blocks), 0, 0);
  }
}
