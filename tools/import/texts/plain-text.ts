import rehypeParse from "rehype-parse";
import { unified } from "unified";

const fromHtml = unified().use(rehypeParse, { fragment: true });

const WORDLESS = /<!--[\s\S]*?-->|<(script|style|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

const TAG = /<\/?([a-z][\w:-]*)(?:\s[^<>]*)?\/?>/gi;

/** Elements that stand within a word; at all others there is a gap. */
const INLINE = /^(?:a|abbr|b|cite|code|em|font|i|mark|small|span|strong|sub|sup|u|wbr)$/i;

/** HTML as one line of words: entities are decoded once, and no sign means anything but itself. */
export function plainText(html: string): string {
  const words = html
    .replace(WORDLESS, " ")
    .replace(TAG, (_, name: string) => (INLINE.test(name) ? "" : " "))
    .replaceAll("<", "&lt;");
  const [node] = words.includes("&") ? fromHtml.parse(words).children : [];
  return (node?.type === "text" ? node.value : words).replace(/\s+/g, " ").trim();
}
