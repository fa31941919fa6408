import { EditorState, NodeSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { openText } from "../conversion/open-text.ts";
import { TEXT_SCHEMA } from "../schema/markdown-schema.ts";
import { movePicture } from "./move-picture.ts";

/** The text after moving the picture; null if it can't be moved. */
function moved(text: string, name: string, step: -1 | 1): string | null {
  const { doc, write } = openText(text, TEXT_SCHEMA);
  let at = 0;
  doc.descendants((node, position) => {
    if (node.attrs.alt === name) at = position;
  });
  const state = EditorState.create({ doc, selection: NodeSelection.create(doc, at) });
  const change = movePicture(state, step);
  if (!change) return null;
  expect(change.selection).toHaveProperty("node.attrs.alt", name);
  return write(change.doc);
}

const SERIES = "![a](/uploads/a.jpg) ![b](/uploads/b.jpg)\n![c](/uploads/c.mp4)";

test("a picture swaps places with its neighbour, and the series stays a paragraph of only pictures", () => {
  expect(moved(SERIES, "b", -1)).toBe("![b](/uploads/b.jpg) ![a](/uploads/a.jpg)\n![c](/uploads/c.mp4)");
  expect(moved(SERIES, "b", 1)).toBe("![a](/uploads/a.jpg) ![c](/uploads/c.mp4)\n![b](/uploads/b.jpg)");
});

test("the first picture can't move forward, and the last can't move back", () => {
  expect(moved(SERIES, "a", -1)).toBeNull();
  expect(moved(SERIES, "c", 1)).toBeNull();
});
