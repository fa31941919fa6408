import type { FilesOfTextQuery } from "@schaufenster/contract/documents";
import type { TextBlock } from "../domain.ts";
import type { TextFile } from "../markdown/blocks.ts";
import type { TextPiece } from "../markdown/render-markdown.ts";
import { piecesOf } from "../markdown/to-html.ts";
import { reshapeTextFile } from "./media.ts";
import type { ReshapeOptions } from "./options.ts";

function filesOf(piece: TextPiece): TextFile[] {
  if (piece.kind === "series") return piece.files;
  return piece.kind === "people" ? piece.people.map(({ file }) => file) : [];
}

export function blockUrls(text: string | null | undefined, options: ReshapeOptions): string[] {
  const pieces = piecesOf(text, { ...options, topHeading: 2 });
  return pieces.flatMap((piece) => filesOf(piece).map(({ url }) => url));
}

/**
 * A page's text in pieces.
 * @param files known metadata of the files in its blocks; null: none
 */
export function reshapeText(
  text: string | null | undefined,
  options: ReshapeOptions,
  files: FilesOfTextQuery | null,
): TextBlock[] {
  const known = new Map(files?.uploadFiles?.data.map((file) => [file.attributes?.url, file]));
  const pieces = piecesOf(text, { ...options, topHeading: 2 });
  const reshape = (file: TextFile) => reshapeTextFile(file, known.get(file.url), options);
  return pieces.map((piece) => {
    if (piece.kind === "series") return { kind: "series", files: piece.files.map(reshape) };
    if (piece.kind !== "people") return piece;
    return {
      kind: "people",
      people: piece.people.map(({ file, ...words }) => ({ ...words, portrait: reshape(file) })),
    };
  });
}
