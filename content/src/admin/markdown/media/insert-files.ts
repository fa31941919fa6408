import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Editor, JSONContent } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";

/** A file of the media library, as far as a text needs it. */
export type MediaFile = {
  filename?: string | null;
  name?: string | null;
  mimeType?: string | null;
  alternativeText?: string | null;
};

const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

/** A picture, or for a film a link to it: there is no sign for films in Markdown. */
function asContent({ filename, name, mimeType, alternativeText }: MediaFile): JSONContent {
  const address = UPLOADS_PREFIX + filename;
  if (mimeType?.startsWith("video/")) {
    const text = words(alternativeText) || words(name) || `${filename}`;
    return { type: "text", text, marks: [{ type: "link", attrs: { href: address } }] };
  }
  return { type: "image", attrs: { src: address, alt: words(alternativeText) } };
}

function holdsOnlyPictures(block: Node): boolean {
  return block.children.every((node) => node.type.name === "image" || (node.isText && node.text?.trim() === ""));
}

/**
 * Puts files where the cursor is: into a paragraph that is empty, holds nothing but pictures or is a table's, else as a
 * paragraph of their own after it. Several stand in one paragraph.
 */
export function insertFiles(editor: Editor, files: MediaFile[]): void {
  const space: JSONContent = { type: "text", text: " " };
  const content = files.filter(({ filename }) => filename).flatMap((file) => [space, asContent(file)]);
  const { $to } = editor.state.selection;
  const { parent } = $to;
  const isInside =
    parent.type.name === "paragraph" && (holdsOnlyPictures(parent) || $to.node(-1).type.spec.tableRole !== undefined);
  if (isInside) {
    const piece = parent.content.size > 0 ? content : content.slice(1);
    editor.chain().focus().insertContentAt($to.pos, piece).run();
    return;
  }
  const at = $to.depth > 0 ? $to.after() : $to.pos;
  editor
    .chain()
    .focus()
    .insertContentAt(at, { type: "paragraph", content: content.slice(1) })
    .run();
}
