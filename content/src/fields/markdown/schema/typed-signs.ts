import { Extension, InputRule, textblockTypeInputRule, wrappingInputRule } from "@tiptap/core";
import { Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";

const MONTHS =
  "jan(?:uar)?|jänner|feb(?:ruar|er)?|märz|mrz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?";

/** Text after "1. " in a date or a number rather than a list item. */
const NO_ITEM = new RegExp(`^(?:\\d|(?:${MONTHS})[^\\p{L}]|(?:bis|und|oder)\\s|[-–—&/]\\s?)$`, "iu");

/** A block that was just created by typing: where its text begins, and whether something was typed since. */
type Made = { at: number; isFresh: boolean; isNumbered: boolean };

const justMade = new PluginKey<Made | null>("justMade");

/**
 * Converts typed characters to a heading or a list only if they are unambiguous. All others stay as typed, and
 * Backspace right after restores what was typed.
 */
export const TypedSigns = Extension.create({
  name: "typedSigns",
  priority: 1000, // before the list item's Backspace
  addKeyboardShortcuts() {
    return {
      Backspace: () => Boolean(justMade.getState(this.editor.state)?.isFresh) && this.editor.commands.undo(),
    };
  },
  addInputRules() {
    const { heading, bulletList, orderedList } = this.editor.schema.nodes;
    if (!heading || !bulletList || !orderedList) return [];
    const getAttributes = ([, signs = ""]: RegExpMatchArray) => ({ level: signs.length });
    return [
      made(textblockTypeInputRule({ find: /^(#{1,6})\s$/, type: heading, getAttributes })),
      made(wrappingInputRule({ find: /^-\s$/, type: bulletList })),
      made(wrappingInputRule({ find: /^1\.\s$/, type: orderedList }), true),
      new InputRule({
        find: NO_ITEM,
        handler: ({ state: { tr, schema }, match: [typed] }) => {
          const { $from } = tr.selection;
          const now = justMade.getState(this.editor.state);
          if (!now?.isNumbered || now.at !== $from.start() || $from.node(-2).childCount !== 1) return null;
          const start = $from.before(-2);
          const number = "1. ";
          const words = [schema.text(number), ...$from.parent.children];
          tr.replaceWith(start, $from.after(-2), schema.node("paragraph", null, words));
          const at = start + 1 + number.length + $from.parentOffset;
          tr.setSelection(TextSelection.create(tr.doc, at));
          if (typed.endsWith("\n")) tr.split(at);
        },
      }),
    ];
  },
  addProseMirrorPlugins: () => [
    new Plugin<Made | null>({
      key: justMade,
      state: {
        init: () => null,
        apply: (tr, before) => {
          const set = tr.getMeta(justMade) as Made | undefined;
          if (set || !before) return set ?? null;
          const at = tr.mapping.map(before.at, -1);
          const isFollowUp = tr.getMeta("appendedTransaction") !== undefined;
          const isFresh = before.isFresh && (isFollowUp || !(tr.docChanged || tr.selectionSet));
          return at === tr.selection.$from.start() ? { ...before, at, isFresh } : null;
        },
      },
    }),
  ],
});

function made(rule: InputRule, isNumbered = false): InputRule {
  return new InputRule({
    find: rule.find,
    handler: (props) => {
      if (rule.handler(props) === null) return null;
      const { tr } = props.state;
      tr.setMeta(justMade, { at: tr.selection.$from.start(), isFresh: true, isNumbered });
    },
  });
}
