import { Extension } from "@tiptap/core";
import { ListItem } from "@tiptap/extension-list";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";

type Shortcuts = Record<string, (...args: never[]) => boolean>;

/** Tab leaves the text (WCAG 2.2, 2.1.2); what it did otherwise has shortcuts of its own. */
function withoutTab<Given extends Shortcuts>(shortcuts: Given | undefined): Given {
  const kept = Object.entries(shortcuts ?? {}).filter(([key]) => !key.endsWith("Tab"));
  return Object.fromEntries(kept) as Given;
}

/** An item can begin with anything, as in Markdown. */
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

/** A cell holds one line. */
const lineInCell = { content: "paragraph" };

const Grid = Table.extend({
  addKeyboardShortcuts() {
    const inTable = () => this.editor.isActive("table");
    return {
      ...withoutTab(this.parent?.()),
      Enter: () => inTable() && (this.editor.commands.goToNextCell() || true),
      "Shift-Enter": inTable,
    };
  },
});

/** Attributes of a list, an item and a block of code that Markdown has beside their text. */
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
          parseHTML: () => null,
          renderHTML: ({ checked }) => (typeof checked === "boolean" ? { "data-checked": String(checked) } : {}),
        },
      },
    },
    { types: ["codeBlock"], attributes: { meta: { default: null, rendered: false } } },
  ],
});

export const listsAndTables = [
  Item,
  Grid.configure({ resizable: false, allowTableNodeSelection: true }),
  TableRow,
  TableCell.extend(lineInCell),
  TableHeader.extend(lineInCell),
  Particulars,
];
