import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Element, Root as HastRoot } from "hast";
import type { Paragraph, Root } from "mdast";
import { originalUrl, type PictureAddresses, withoutOrigin } from "./pictures.ts";

/** A file in a series as its Markdown has it: `![text](url "caption")`. */
export type SeriesFile = { url: string; text: string; caption: string | null };

/** The series of a text by the place where they stand: the offset of their paragraph. */
export type SeriesByOffset = Map<number, SeriesFile[]>;

/** Finds the paragraphs at the text's top level that hold nothing but uploaded files (architecture: series). */
export function findSeries(addresses: PictureAddresses, found: SeriesByOffset) {
  return (tree: Root) => {
    for (const node of tree.children) {
      const files = node.type === "paragraph" ? filesOf(node, addresses) : null;
      const offset = node.position?.start.offset;
      if (files && offset !== undefined) found.set(offset, files);
    }
  };
}

/** Null for a paragraph that holds anything else. */
function filesOf({ children }: Paragraph, addresses: PictureAddresses): SeriesFile[] | null {
  const files: SeriesFile[] = [];
  for (const child of children) {
    if (child.type === "break" || (child.type === "text" && child.value.trim() === "")) continue;
    if (child.type !== "image") return null;
    const url = withoutOrigin(child.url, addresses);
    if (!url.startsWith(UPLOADS_PREFIX)) return null;
    files.push({ url: originalUrl(url), text: child.alt ?? "", caption: child.title || null });
  }
  return files.length > 0 ? files : null;
}

/** A sanitised text in pieces: runs of HTML elements, and the series between them. */
export function splitAtSeries(tree: HastRoot, series: SeriesByOffset): (HastRoot | SeriesFile[])[] {
  const pieces: (HastRoot | SeriesFile[])[] = [];
  let run: HastRoot["children"] = [];
  const endRun = () => {
    if (run.some(({ type }) => type === "element")) pieces.push({ type: "root", children: run });
    run = [];
  };
  for (const child of tree.children) {
    const files = child.type === "element" && isParagraph(child) ? series.get(offsetOf(child)) : undefined;
    if (!files) {
      run.push(child);
      continue;
    }
    endRun();
    pieces.push(files);
  }
  endRun();
  return pieces;
}

const isParagraph = ({ tagName }: Element) => tagName === "p";
const offsetOf = ({ position }: Element) => position?.start.offset ?? -1;
