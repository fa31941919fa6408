import { type Extensions, getSchema } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { Link } from "@tiptap/extension-link";
import { StarterKit } from "@tiptap/starter-kit";
import { ForeignBlock, ForeignInline } from "./foreign-nodes.ts";
import { listsAndTables } from "./lists-and-tables.ts";
import { Picture } from "./picture.ts";

/** All that a text can hold, and how it behaves when it is written in. */
export const TEXT_EXTENSIONS: Extensions = [
  StarterKit.configure({
    code: false,
    listItem: false,
    underline: false, // there is none in Markdown
    link: false,
  }),
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    defaultProtocol: "https",
    HTMLAttributes: { target: null, rel: null },
  }),
  Code.extend({ excludes: "" }), // it can be bold or a link in Markdown
  ...listsAndTables,
  Picture,
  ForeignBlock,
  ForeignInline,
];

export const TEXT_SCHEMA = getSchema(TEXT_EXTENSIONS);
