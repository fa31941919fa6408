import { type Extensions, getSchema, PasteRule, type PasteRuleMatch } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { Link } from "@tiptap/extension-link";
import { StarterKit } from "@tiptap/starter-kit";
import { ForeignBlock, ForeignInline } from "./foreign-nodes.ts";
import { listsAndTables } from "./lists-and-tables.ts";
import { Picture } from "./picture.ts";
import { TypedSigns } from "./typed-signs.ts";

/** Words that are an address and nothing else: after a full stop without a blank, many a word looks like a country's. */
const isAddress = (words: string) =>
  /^(?:https?:\/\/|www\.)|@/i.test(words) ||
  /^[a-z\däöüß.-]+\.(?:de|com|net|org|eu|at|ch|info|io)(?:[/?#]|$)/.test(words);

/** Addresses in a pasted text lead to https where they do not say. */
function addPasteRules(this: { parent?: (() => PasteRule[]) | null }): PasteRule[] {
  const secure = ({ text, data, ...match }: PasteRuleMatch) => ({
    ...match,
    text,
    data: { ...data, href: text.startsWith("http:") ? text : String(data?.href).replace(/^http:/, "https:") },
  });
  return (this.parent?.() ?? []).map((rule) => {
    const { find } = rule;
    if (find instanceof RegExp) return rule;
    return new PasteRule({ ...rule, find: (text, event) => find(text, event)?.map(secure) });
  });
}

/** All that a text can hold, and how it behaves when it is written in. */
export const TEXT_EXTENSIONS: Extensions = [
  StarterKit.configure({
    code: false,
    listItem: false,
    orderedList: false,
    underline: false, // there is none in Markdown
    link: false,
  }),
  Link.extend({ inclusive: false, addPasteRules }).configure({
    openOnClick: false,
    defaultProtocol: "https",
    HTMLAttributes: { target: null, rel: null },
    shouldAutoLink: isAddress,
  }),
  Code.extend({ excludes: "" }), // it can be bold or a link in Markdown
  ...listsAndTables,
  Picture,
  ForeignBlock,
  ForeignInline,
  TypedSigns,
];

/** Options under which signs mean themselves, typed or pasted; but for those of TypedSigns, and addresses. */
export const RULES = { enableInputRules: [TypedSigns.name], enablePasteRules: ["link"] };

export const TEXT_SCHEMA = getSchema(TEXT_EXTENSIONS);
