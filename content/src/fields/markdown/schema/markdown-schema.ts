import { type Extensions, getSchema, PasteRule, type PasteRuleMatch } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { Link } from "@tiptap/extension-link";
import { StarterKit } from "@tiptap/starter-kit";
import { ForeignBlock, ForeignInline } from "./foreign-nodes.ts";
import { listsAndTables } from "./lists-and-tables.ts";
import { OpenPlaces } from "./mark-open-places.ts";
import { Picture } from "./picture.ts";
import { TypedSigns } from "./typed-signs.ts";

/** Whether a text is clearly a URL: after a full stop without a space, many words look like a top-level domain. */
const isAddress = (words: string) =>
  /^(?:https?:\/\/|www\.)|@/i.test(words) ||
  /^[a-z\däöüß.-]+\.(?:de|com|net|org|eu|at|ch|info|io)(?:[/?#]|$)/.test(words);

/** Pasted URLs without a scheme link to https. */
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

export const TEXT_EXTENSIONS: Extensions = [
  StarterKit.configure({
    code: false,
    listItem: false,
    orderedList: false,
    underline: false, // Markdown has none
    link: false,
  }),
  Link.extend({ inclusive: false, addPasteRules }).configure({
    openOnClick: false,
    defaultProtocol: "https",
    HTMLAttributes: { target: null, rel: null },
    shouldAutoLink: isAddress,
  }),
  Code.extend({ excludes: "" }), // in Markdown, it can be bold or a link
  ...listsAndTables,
  Picture,
  ForeignBlock,
  ForeignInline,
  TypedSigns,
  OpenPlaces,
];

/** Disables input and paste rules except for TypedSigns and URLs. */
export const RULES = { enableInputRules: [TypedSigns.name], enablePasteRules: ["link"] };

export const TEXT_SCHEMA = getSchema(TEXT_EXTENSIONS);
