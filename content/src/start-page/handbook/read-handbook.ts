import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Node } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { chapterId } from "./chapters.ts";

export type Chapter = { id: string; title: string; text: string; content: HandbookNode[] };

/** Folder of the handbook and its pictures, served at /admin/hilfe/. */
const FOLDER = join(process.cwd(), "public/admin/hilfe");

export type HandbookNode = Node & {
  children?: HandbookNode[];
  value?: string;
  url?: string;
  alt?: string;
  ordered?: boolean;
};

/** Reads the chapters in order, without the introduction. */
export async function readHandbook(): Promise<Chapter[]> {
  const [, ...chapters] = (await readFile(join(FOLDER, "handbuch.md"), "utf8")).split(/^## /m);
  return chapters.map((chapter) => {
    const end = chapter.indexOf("\n");
    const title = chapter.slice(0, end);
    const { children } = fromMarkdown(chapter.slice(end)) as { children: HandbookNode[] };
    return { id: chapterId(title), title, text: chapter, content: children };
  });
}
