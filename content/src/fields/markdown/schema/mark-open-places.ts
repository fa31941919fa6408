import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** An open place of a legal text, as `toDo` in `legal-texts` writes it. */
const OPEN_PLACE = /\[Bitte\sergänzen: [^[\]]*\]/g;

/** Whether a text is an open place and nothing else. */
export const isOpenPlace = (text: string) => text.replace(OPEN_PLACE, "") === "" && text !== "";

function marked(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((block, position) => {
    if (!block.isTextblock) return;
    for (const { 0: words, index } of block.textBetween(0, block.content.size, "", "\ufffc").matchAll(OPEN_PLACE)) {
      const from = position + 1 + index;
      found.push(Decoration.inline(from, from + words.length, { "data-open-place": "" }));
    }
  });
  return DecorationSet.create(doc, found);
}

/** Marks open places. A click into one selects it, so that typing or pasting replaces it. */
const openPlacesPlugin = (): Plugin<DecorationSet> => {
  const plugin: Plugin<DecorationSet> = new Plugin<DecorationSet>({
    state: { init: (_, { doc }) => marked(doc), apply: (tr, set) => (tr.docChanged ? marked(tr.doc) : set) },
    props: {
      decorations: (state) => plugin.getState(state),
      handleClick: ({ editable, state, dispatch }, at) => {
        const place = plugin.getState(state)?.find(at, at)[0];
        if (!editable || !place || at === place.from || at === place.to) return false;
        dispatch(state.tr.setSelection(TextSelection.create(state.doc, place.from, place.to)));
        return true;
      },
    },
  });
  return plugin;
};

export const OpenPlaces = Extension.create({ name: "openPlaces", addProseMirrorPlugins: () => [openPlacesPlugin()] });
