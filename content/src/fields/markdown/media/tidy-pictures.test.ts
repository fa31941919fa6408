import { EditorState, NodeSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { openText } from "../conversion/open-text.ts";
import { TEXT_SCHEMA } from "../schema/markdown-schema.ts";
import { tidyPicturesPlugin } from "./tidy-pictures.ts";

const [a, b, c] = ["![a](/uploads/a.jpg)", "![b](/uploads/b.jpg)", "![c](/uploads/c.jpg)"];

/** An open text; `at` is a picture's position. */
function open(text: string) {
  const { doc, write } = openText(text, TEXT_SCHEMA);
  const state = EditorState.create({ doc, plugins: [tidyPicturesPlugin()] });
  const at = (name: string) => {
    let found = -1;
    state.doc.descendants((node, position) => {
      if (node.attrs.alt === name) found = position;
    });
    return found;
  };
  return { state, at, write };
}

test.each([
  ["the one in the middle", "b", `${a}\n${c}`],
  ["the first", "a", `${b}\n${c}`],
  ["the last", "c", `${a}\n${b}`],
])("deleting a picture leaves a series: %s", (_, name, rest) => {
  const { state, at, write } = open([a, b, c].join("\n"));
  const { tr } = state.apply(state.tr.delete(at(name), at(name) + 1));
  expect(write(tr.doc)).toBe(rest);
});

test("dragging a picture before another one leaves a series", () => {
  const { state, at, write } = open([a, b, c].join("\n"));
  const picture = NodeSelection.create(state.doc, at("b")).node;
  const moved = state.apply(state.tr.delete(at("b"), at("b") + 1).insert(at("a"), picture));
  expect(write(moved.doc)).toBe(`${b} ${a}\n${c}`);
});

test("text typed beside pictures keeps its space, and other paragraphs stay unchanged", () => {
  const text = `${a}${b}\n\n${c}`;
  const { state, at, write } = open(text);
  const typed = state.apply(state.tr.insertText(" ", at("c") + 1));
  expect(write(state.apply(state.tr).doc)).toBe(text);
  expect(write(typed.apply(typed.tr.insertText("und", at("c") + 2)).doc)).toBe(`${a}${b}\n\n${c} und`);
});
