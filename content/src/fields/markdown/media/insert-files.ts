import { PDF_TYPE, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Editor, JSONContent } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { holdsOnlyPictures } from "./series.ts";

export type MediaFile = {
  filename?: string | null;
  name?: string | null;
  mimeType?: string | null;
  alternativeText?: string | null;
};

const isPdf = ({ mimeType }: MediaFile) => mimeType === PDF_TYPE;

const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

/** Inline content of a file: an image for pictures, and for films where the site shows them; otherwise a link. */
function asContent(file: MediaFile, showsFilms: boolean): JSONContent {
  const { filename, name, mimeType, alternativeText } = file;
  const address = UPLOADS_PREFIX + filename;
  if (isPdf(file) || (mimeType?.startsWith("video/") && !showsFilms)) {
    const text = words(alternativeText) || words(name) || `${filename}`;
    return { type: "text", text, marks: [{ type: "link", attrs: { href: address } }] };
  }
  return { type: "image", attrs: { src: address, alt: words(alternativeText) } };
}

/**
 * Decides where and how files are inserted: into the cursor's paragraph if it is empty, contains only pictures or is in
 * a table; otherwise into a new one after it. Several files share a paragraph. A PDF stays out of a series, which its
 * link would end.
 *
 * @param series whether the site shows such a top-level paragraph as a series, with films
 */
export function placeFiles({ selection: { $to } }: EditorState, files: MediaFile[], series: boolean) {
  const { parent, depth } = $to;
  const inTable = depth > 1 && $to.node(-1).type.spec.tableRole !== undefined;
  const mayJoin = parent.content.size === 0 || !files.some(isPdf);
  const isInside = (holdsOnlyPictures(parent) && mayJoin) || (parent.type.name === "paragraph" && inTable);
  const space: JSONContent = { type: "text", text: " " };
  const content = files
    .filter(({ filename }) => filename)
    .flatMap((file) => [space, asContent(file, series && depth <= 1)]);
  if (isInside) return { at: $to.pos, content: parent.content.size > 0 ? content : content.slice(1) };
  return { at: depth > 0 ? $to.after() : $to.pos, content: { type: "paragraph", content: content.slice(1) } };
}

export function insertFiles(editor: Editor, files: MediaFile[], series: boolean): void {
  for (const group of [files.filter((file) => !isPdf(file)), files.filter(isPdf)]) {
    if (group.length === 0) continue;
    const { at, content } = placeFiles(editor.state, group, series);
    editor.chain().focus().insertContentAt(at, content).run();
  }
}
