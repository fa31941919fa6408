import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Element, Root as HastRoot } from "hast";
import type { Paragraph, PhrasingContent, Root } from "mdast";
import { isPdf, originalUrl, type PictureAddresses, withoutOrigin } from "./pictures.ts";
import { textOf } from "./text-of.ts";

/** `![text](url "caption")` in a text's Markdown. */
export type TextFile = { url: string; text: string; caption: string | null };

/** A person with a portrait: `![text](url) **name** role`. */
type TextPerson = { file: TextFile; name: string; role: string };

/** A paragraph rendered as something else: large files, people, or a button to the contact form. */
export type TextBlock =
  | { kind: "series"; files: TextFile[] }
  | { kind: "people"; people: TextPerson[] }
  | { kind: "call"; label: string; subject: string };

export type BlocksByOffset = Map<number, TextBlock>;

const CONTACT = "/#contact";

/** Finds blocks among a text's top-level paragraphs (docs/decisions/219). */
export function findBlocks(addresses: PictureAddresses, found: BlocksByOffset) {
  return (tree: Root) => {
    for (const node of tree.children) {
      const block = node.type === "paragraph" ? blockOf(node, addresses) : null;
      const offset = node.position?.start.offset;
      if (block && offset !== undefined) found.set(offset, block);
    }
  };
}

/** Null for a normal paragraph. */
function blockOf({ children }: Paragraph, addresses: PictureAddresses): TextBlock | null {
  const parts = children.filter((part) => part.type !== "break" && !(part.type === "text" && part.value.trim() === ""));
  const files = parts.map((part) => fileOf(part, addresses));
  if (files.length > 0 && files.every((file) => file !== null)) return { kind: "series", files };
  return peopleOf(parts, files) ?? callOf(parts);
}

/** Null for anything but an uploaded picture or film. */
function fileOf(part: PhrasingContent, addresses: PictureAddresses): TextFile | null {
  if (part.type !== "image") return null;
  const url = withoutOrigin(part.url, addresses);
  if (!url.startsWith(UPLOADS_PREFIX) || isPdf(url)) return null;
  return { url: originalUrl(url), text: part.alt ?? "", caption: part.title || null };
}

/** Each file is followed by a name in bold, and optionally by a role. */
function peopleOf(parts: PhrasingContent[], files: (TextFile | null)[]): TextBlock | null {
  const people: TextPerson[] = [];
  for (const [index, part] of parts.entries()) {
    const [file, last] = [files[index], people.at(-1)];
    if (file) people.push({ file, name: "", role: "" });
    else if (part.type === "strong" && last?.name === "") last.name = textOf(part).trim();
    else if (last?.name) last.role = `${last.role} ${textOf(part)}`.replace(/\s+/g, " ").trim();
    else return null;
  }
  return people.length > 0 && people.every(({ name }) => name) ? { kind: "people", people } : null;
}

/** Only a link to the contact form; its title is the message's subject. */
function callOf([link, ...others]: PhrasingContent[]): TextBlock | null {
  if (link?.type !== "link" || link.url !== CONTACT || others.length > 0) return null;
  return { kind: "call", label: textOf(link).trim(), subject: link.title ?? "" };
}

/** Splits a sanitised text into runs of HTML elements and the blocks between them. */
export function splitAtBlocks(tree: HastRoot, blocks: BlocksByOffset): (HastRoot | TextBlock)[] {
  const pieces: (HastRoot | TextBlock)[] = [];
  let run: HastRoot["children"] = [];
  const endRun = () => {
    if (run.some(({ type }) => type === "element")) pieces.push({ type: "root", children: run });
    run = [];
  };
  for (const child of tree.children) {
    const block = child.type === "element" && isParagraph(child) ? blocks.get(offsetOf(child)) : undefined;
    if (!block) {
      run.push(child);
      continue;
    }
    endRun();
    pieces.push(block);
  }
  endRun();
  return pieces;
}

const isParagraph = ({ tagName }: Element) => tagName === "p";
const offsetOf = ({ position }: Element) => position?.start.offset ?? -1;
