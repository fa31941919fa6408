import { TEXT_LIMITS } from "@schaufenster/contract/text-bounds";
import { expect, test } from "vitest";
import { plainHtml } from "./plain-html.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { htmlOf, piecesOf, summaryOf } from "./to-html.ts";

const OPTIONS = { apiBaseUrl: "", topHeading: 2 } as const;

const filled = (fragment: string, length: number) =>
  fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);

const RICH = "Wir **fotografieren** und [drehen](/film).\n\n- eins\n- zwei\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n";

test("a text of normal length is rendered as Markdown", () => {
  for (const text of [RICH, filled("Ein **Satz**, und noch einer. ", 20_000)])
    expect(htmlOf(text, OPTIONS)).toBe(renderMarkdown(text, OPTIONS));
  expect(summaryOf(filled(RICH, 3000))).toBe("Wir fotografieren und drehen.");
});

test.each([
  ["signs", "**a** ~~b~~ ".repeat(2000)],
  ["levels", `${">".repeat(TEXT_LIMITS.levels + 1)} **a**`],
  ["characters", `**a**${" Satz".repeat(TEXT_LIMITS.length / 5)}`],
  ["characters of HTML", `[a]: /${"x".repeat(40_000)}\n\n${"[a] ".repeat(101)}`],
])("a text with too many %s is shown as typed, in each form", (_, text) => {
  expect(htmlOf(text, OPTIONS)).toBe(plainHtml(text));
  expect(piecesOf(text, OPTIONS)).toEqual([{ kind: "text", html: plainHtml(text) }]);
});

test("the summary of a text shown as typed is its beginning", () => {
  expect(summaryOf(`\n${"**a**\n".repeat(3000)}`)).toBe(`${"**a** ".repeat(50)}`);
});

test("a text shown as typed is escaped and keeps its lines and paragraphs", () => {
  const html = htmlOf(`${">".repeat(5000)} <b>&amp;\nzweite\n\ndritte "Zeile"`, OPTIONS);
  expect(html).toMatch(/^<p>(?:&gt;){5000} &lt;b&gt;&amp;amp;<br>\nzweite<\/p>\n<p>dritte &quot;Zeile&quot;<\/p>$/);
});
