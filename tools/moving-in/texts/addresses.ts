import type { Definition, Image, Link, Nodes, Parents } from "mdast";
import { visitParents } from "unist-util-visit-parents";
import { parse, stringify } from "../../../content/src/fields/markdown/conversion/syntax.ts";

export type Address = { use: "image" | "link"; url: string; alternativeText: string };

type WithAddress = Image | Link | Definition;
type Found = { node: WithAddress; ancestors: Parents[]; address: Address };

function find(text: string): Found[] {
  const tree = parse(text);
  const shown = new Map<string, string>(); // definitions used by pictures
  const found: Found[] = [];
  visitParents(tree, "imageReference", ({ identifier, alt }) => void shown.set(identifier, alt ?? ""));
  visitParents(tree, (node: Nodes, ancestors: Parents[]) => {
    if (node.type !== "image" && node.type !== "link" && node.type !== "definition") return;
    const alternativeText = node.type === "image" ? node.alt : node.type === "definition" && shown.get(node.identifier);
    const isImage = node.type === "image" || (node.type === "definition" && shown.has(node.identifier));
    const address: Address = {
      use: isImage ? "image" : "link",
      url: node.url,
      alternativeText: alternativeText || "",
    };
    found.push({ node, ancestors, address });
  });
  return found;
}

/** Cached per text: an import parses a text for its plan, hash, entry and report. */
const known = new Map<string, readonly Address[]>();

/** Addresses of pictures and links in a Markdown text, in order. */
export function addressesIn(text: string): readonly Address[] {
  const addresses = known.get(text) ?? find(text).map(({ address }) => address);
  known.set(text, addresses);
  return addresses;
}

/**
 * Replaces addresses in a Markdown text; everything else stays to the letter.
 * @param decide the new address; undefined keeps the old one, null removes the picture
 */
export function rewriteAddresses(text: string, decide: (address: Address) => string | null | undefined): string {
  const changed = new Set<Nodes>();
  const removed = new Set<Nodes>();
  const found = find(text);
  for (const { node, address } of found) {
    const url = decide(address);
    if (url === undefined) continue;
    changed.add(node);
    if (url === null) removed.add(node);
    else node.url = url;
  }
  let result = text;
  for (const { node, ancestors } of found.toReversed()) {
    if (!changed.has(node)) continue;
    const outer = ancestors.find((ancestor) => changed.has(ancestor));
    if (outer && removed.has(node)) outer.children.splice((outer.children as Nodes[]).indexOf(node), 1);
    if (outer) continue; // written together with the link around it
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? start;
    const written = removed.has(node) ? "" : stringify(node).trim();
    const [before, after] = [result.slice(0, start), result.slice(end)];
    const isParagraph = written === "" && /(^|\n\n)$/.test(before);
    result = before + written + (isParagraph ? after.replace(/^\n\n/, "") : after);
  }
  return result;
}
