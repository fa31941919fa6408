import type { Root } from "hast";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { parse } from "../../../content/src/fields/markdown/conversion/syntax.ts";
import { pictureAddress } from "../../../content/src/moving-in/import-run.ts";

const toTree = unified().use(remarkRehype);
const toHtml = unified().use(rehypeStringify);

/** A text in the plan: without links, with pictures through the content system. */
export function previewHtml(markdown: string, address: string): string {
  const tree = toTree.runSync(parse(markdown)) as Root;
  visit(tree, "element", (element) => {
    const { src, alt } = element.properties;
    if (element.tagName === "a") element.tagName = "u";
    element.properties = {};
    if (element.tagName === "img" && URL.canParse(String(src), address))
      element.properties = {
        src: pictureAddress(new URL(String(src), address).href),
        alt: String(alt ?? ""),
        loading: "lazy",
      };
  });
  return toHtml.stringify(tree);
}
