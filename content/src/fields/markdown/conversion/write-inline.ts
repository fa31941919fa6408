import type { JSONContent } from "@tiptap/core";
import type { PhrasingContent } from "mdast";

type Mark = NonNullable<JSONContent["marks"]>[number];

/** A piece of a line: text or another inline node. */
type Piece = { leaf: PhrasingContent; marks: Mark[] };

/** Marks whose delimiters don't work next to a space: the space is moved outside. */
const TOUCHING = ["bold", "italic", "strike"];

const same = (one: Mark, other: Mark) => JSON.stringify(one) === JSON.stringify(other);
const without = ({ leaf, marks }: Piece, mark: Mark): Piece => ({ leaf, marks: marks.filter((m) => !same(m, mark)) });
const blank = ({ leaf }: Piece) => leaf.type === "text" && leaf.value.trim() === "";

/**
 * Converts inline editor nodes to Markdown, nested instead of flat.
 *
 * @param breaks whether line breaks are allowed, unlike in tables
 */
export function writeInline(content: JSONContent[], { breaks = true } = {}): PhrasingContent[] {
  return nest(trim(TOUCHING.reduce(expelBlanks, pieces(content, breaks))));
}

function pieces(content: JSONContent[], breaks: boolean): Piece[] {
  return content.flatMap((node, index): Piece[] => {
    const marks = (node.marks ?? []).filter(({ type }) => type !== "code");
    if (node.type === "hardBreak") {
      if (!breaks) return [{ leaf: { type: "html", value: "<br>" }, marks }];
      // Two plain line endings in a row would end the paragraph.
      const several = content[index - 1]?.type === "hardBreak" || content[index + 1]?.type === "hardBreak";
      return [{ leaf: several ? { type: "break" } : { type: "text", value: "\n" }, marks }];
    }
    return splitAtEdges({ leaf: leafOf(node), marks });
  });
}

function leafOf(node: JSONContent): PhrasingContent {
  const { src = "", alt = "", title = null, node: kept } = node.attrs ?? {};
  if (node.type === "image") return { type: "image", url: src, alt, title };
  if (node.type === "foreignInline") return kept;
  const isCode = node.marks?.some(({ type }) => type === "code");
  return { type: isCode ? "inlineCode" : "text", value: node.text ?? "" };
}

/** Splits leading and trailing spaces into pieces of their own. */
function splitAtEdges(piece: Piece): Piece[] {
  if (piece.leaf.type !== "text") return [piece];
  const text = piece.leaf.value;
  const start = text.search(/[^ \t]/);
  if (start < 0) return [piece];
  const end = text.search(/(?<![ \t])[ \t]*$/);
  const parts = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  return parts.filter(Boolean).map((value) => ({ leaf: { type: "text", value }, marks: piece.marks }));
}

/** Removes a mark from the spaces at its edges. */
function expelBlanks(all: Piece[], type: string): Piece[] {
  const marked = (piece: Piece | undefined) => piece?.marks.find((mark) => mark.type === type);
  const result = [...all];
  const pass = (indices: number[], step: number) => {
    for (const index of indices) {
      const piece = result[index];
      const mark = marked(piece);
      if (piece && mark && blank(piece) && !marked(result[index - step])) result[index] = without(piece, mark);
    }
  };
  const forward = [...result.keys()];
  pass(forward, 1);
  pass(forward.reverse(), -1);
  return result;
}

/** Removes spaces at the start and end of lines, which Markdown ignores. */
function trim(all: Piece[]): Piece[] {
  const isEdge = (piece: Piece | undefined) =>
    !piece || piece.leaf.type === "break" || (piece.leaf.type === "text" && piece.leaf.value === "\n");
  const isSpace = (piece: Piece) => blank(piece) && !isEdge(piece);
  const kept = all.filter((piece, index) => {
    if (!isSpace(piece)) return true;
    const next = all.slice(index + 1).find((each) => !isSpace(each));
    const before = all.slice(0, index).findLast((each) => !isSpace(each));
    return !isEdge(before) && !isEdge(next);
  });
  const first = kept.findIndex((piece) => !isEdge(piece));
  const last = kept.findLastIndex((piece) => !isEdge(piece));
  return first < 0 ? [] : kept.slice(first, last + 1);
}

function nest(all: Piece[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let at = 0; at < all.length; ) {
    const { mark, end } = longest(all, at);
    const piece = all[at];
    if (mark) result.push(wrap(mark, nest(all.slice(at, end).map((each) => without(each, mark)))));
    else if (piece) append(result, piece.leaf);
    at = end;
  }
  return result;
}

function longest(all: Piece[], from: number): { mark: Mark | null; end: number } {
  let found: { mark: Mark | null; end: number } = { mark: null, end: from + 1 };
  for (const mark of all[from]?.marks ?? []) {
    let end = from + 1;
    while (all[end]?.marks.some((other) => same(mark, other))) end++;
    if (!found.mark || end > found.end) found = { mark, end };
  }
  return found;
}

/** A line's end stays a node of its own: the serializer overlooks a second line's sign behind a first line that is only one. */
function append(result: PhrasingContent[], leaf: PhrasingContent): void {
  const last = result.at(-1);
  const isMerged = last?.type === leaf.type && (last.type === "text" || last.type === "inlineCode") && "value" in leaf;
  if (isMerged && last.value !== "\n" && leaf.value !== "\n") last.value += leaf.value;
  else result.push({ ...leaf });
}

function wrap({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type === "bold") return { type: "strong", children };
  if (type === "italic") return { type: "emphasis", children };
  if (type === "strike") return { type: "delete", children };
  return { type: "link", url: attrs?.href ?? "", title: attrs?.title ?? null, children } as PhrasingContent;
}
