import { Extension, type NodeConfig } from "@tiptap/core";
import { ListItem, OrderedList } from "@tiptap/extension-list";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Plugin } from "@tiptap/pm/state";

type Shortcuts = Record<string, (...args: never[]) => boolean>;

/** Tab leaves the text (WCAG 2.2, 2.1.2); its other functions have their own shortcuts. */
function withoutTab<Given extends Shortcuts>(shortcuts: Given | undefined): Given {
  const kept = Object.entries(shortcuts ?? {}).filter(([key]) => !key.endsWith("Tab"));
  return Object.fromEntries(kept) as Given;
}

/** An item can begin with any block, as in Markdown. */
const Item = ListItem.extend({
  content: "block+",
  addKeyboardShortcuts() {
    return {
      ...withoutTab(this.parent?.()),
      "Alt-Shift-ArrowRight": () => this.editor.commands.sinkListItem(this.name),
      "Alt-Shift-ArrowLeft": () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Without its parsing of lists in plain text. */
const Numbered = OrderedList.extend({ addProseMirrorPlugins: () => [] });

/** Markdown has no merged cells. */
const onePlace = { default: 1, parseHTML: () => 1 };

const lineInCell = {
  content: "paragraph",
  addAttributes() {
    return { ...this.parent?.(), colspan: onePlace, rowspan: onePlace };
  },
} satisfies Partial<NodeConfig>;

const Grid = Table.extend({
  addStorage: () => ({ leaves: false }),
  addKeyboardShortcuts() {
    const inTable = () => this.editor.isActive("table");
    const { Tab, "Shift-Tab": back, ...others } = this.parent?.() ?? {};
    const isStaying = () => inTable() && !this.storage.leaves;
    return {
      ...others,
      Tab: (props) => isStaying() && Boolean(Tab?.(props)),
      "Shift-Tab": (props) => isStaying() && Boolean(back?.(props)),
      Enter: () => inTable() && (this.editor.commands.goToNextCell() || true),
      "Shift-Enter": inTable,
    };
  },
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      ...(this.parent?.() ?? []),
      new Plugin({ props: { handleDOMEvents: { keydown: (_view, event) => watch(event) } } }),
    ];
    /** Escape lets the next Tab leave the text (WCAG 2.2, 2.1.2). */
    function watch({ key }: KeyboardEvent): boolean {
      if (key !== "Tab" && key !== "Shift") storage.leaves = key === "Escape";
      return false;
    }
  },
});

/** Markdown's attributes of lists, items and code blocks. */
const Particulars = Extension.create({
  name: "particulars",
  addGlobalAttributes: () => [
    {
      types: ["bulletList", "orderedList", "listItem"],
      attributes: { spread: { default: false, rendered: false } },
    },
    {
      types: ["listItem"],
      attributes: {
        checked: {
          default: null,
          parseHTML: ({ dataset }) => (dataset.checked ? dataset.checked === "true" : null),
          renderHTML: ({ checked }) => (typeof checked === "boolean" ? { "data-checked": String(checked) } : {}),
        },
      },
    },
    { types: ["codeBlock"], attributes: { meta: { default: null, rendered: false } } },
  ],
});

export const listsAndTables = [
  Item,
  Numbered,
  Grid.configure({ resizable: false, allowTableNodeSelection: true }),
  TableRow,
  TableCell.extend(lineInCell),
  TableHeader.extend(lineInCell),
  Particulars,
];
