import type { JSONContent } from "@tiptap/core";
import type { Definition, PhrasingContent } from "mdast";
import { isOpenPlace } from "../schema/mark-open-places.ts";
import { foreign } from "./foreign.ts";

type Mark = NonNullable<JSONContent["marks"]>[number];

/** Link reference definitions by identifier. */
export type Definitions = Map<string, Definition>;

/** Line breaks are kept on the page (spec §3: line breaks on). */
const LINE_BREAK = /\r\n|\r|\n/;

/** Converts inline Markdown to editor nodes: flat, each with its marks. */
export function readInline(nodes: PhrasingContent[], definitions: Definitions, marks: Mark[] = []): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    const within = (type: string, attrs?: Mark["attrs"]) => {
      if (!("children" in node)) return [];
      const inner = marks.some((mark) => mark.type === type) ? marks : [...marks, attrs ? { type, attrs } : { type }];
      return readInline(node.children, definitions, inner);
    };
    switch (node.type) {
      case "text":
        return readText(node.value, marks);
      case "break":
        return [{ type: "hardBreak", marks }];
      case "emphasis":
        return within("italic");
      case "strong":
        // Legal texts used to be stored with bold ones; their replacements would be bold.
        if (node.children.every((child) => child.type === "text" && isOpenPlace(child.value)))
          return readInline(node.children, definitions, marks);
        return within("bold");
      case "delete":
        return within("strike");
      case "inlineCode":
        return node.value ? [{ type: "text", text: node.value, marks: [...marks, { type: "code" }] }] : [];
      case "link":
        return node.children.length > 0
          ? within("link", { href: node.url, title: node.title ?? null })
          : [foreign("foreignInline", node, marks)];
      case "image":
        return [image(node.url, node.alt, node.title, marks)];
      case "linkReference": {
        const target = definitions.get(node.identifier);
        if (!target || node.children.length === 0) return [foreign("foreignInline", node, marks)];
        return within("link", { href: target.url, title: target.title ?? null });
      }
      case "imageReference": {
        const target = definitions.get(node.identifier);
        if (!target) return [foreign("foreignInline", node, marks)];
        return [image(target.url, node.alt, target.title, marks)];
      }
      default:
        return [isBreak(node) ? { type: "hardBreak", marks } : foreign("foreignInline", node, marks)];
    }
  });
}

/** The only HTML tag that the site renders: tables have no other line break. */
function isBreak(node: PhrasingContent): boolean {
  return node.type === "html" && /^<br\s*\/?>$/i.test(node.value);
}

function readText(text: string, marks: Mark[]): JSONContent[] {
  return text
    .split(LINE_BREAK)
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: "hardBreak", marks }] : []),
      ...(line ? [{ type: "text", text: line, marks }] : []),
    ]);
}

function image(src: string, alt: string | null | undefined, title: string | null | undefined, marks: Mark[]) {
  return { type: "image", attrs: { src, alt: alt ?? "", title: title ?? null }, marks };
}
