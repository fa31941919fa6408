import { DOMSerializer, type Schema } from "@tiptap/pm/model";

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
