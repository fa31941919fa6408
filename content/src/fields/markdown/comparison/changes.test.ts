import { expect, test } from "vitest";
import { openText } from "../conversion/open-text.ts";
import { TEXT_SCHEMA } from "../schema/markdown-schema.ts";
import { changes, decorations } from "./changes.ts";

function differing(before: string, after: string) {
  const docs = { before: openText(before, TEXT_SCHEMA).doc, after: openText(after, TEXT_SCHEMA).doc };
  const found = changes(docs.before, docs.after);
  const words = (side: "before" | "after") =>
    found[side].map(({ from, to }) => docs[side].textBetween(from, to, "\n")).filter(Boolean);
  return { before: words("before"), after: words("after") };
}

test("whole words are marked in two versions of a text, and differences in formatting, too", () => {
  expect(differing("Die Töpferei im Tal", "Die Tischlerei im Tal")).toEqual({
    before: ["Töpferei"],
    after: ["Tischlerei"],
  });
  expect(differing("Text", "Text\n\nNeuer *Absatz*")).toEqual({ before: [], after: ["Neuer Absatz"] });
  expect(differing("Ein Ofen", "Ein **Ofen**")).toEqual({ before: ["Ofen"], after: ["Ofen"] });
  const [mine, stored] = ["[Ofen](https://example.org/a)", "[Ofen](https://example.org/b)"];
  expect(differing(mine, stored)).toEqual({ before: ["Ofen"], after: ["Ofen"] });
  expect(differing("# Gleich\n\n- a\n- b", "# Gleich\n\n* a\n* b")).toEqual({ before: [], after: [] });
});

test("a long text shows changes with one block of context, and everything on request", () => {
  const blocks = Array.from({ length: 9 }, (_, place) => `Absatz ${place}`);
  const before = openText(blocks.join("\n\n"), TEXT_SCHEMA).doc;
  const after = openText(blocks.with(4, "## Anders").join("\n\n"), TEXT_SCHEMA).doc;
  const ranges = changes(before, after).after;
  const hiddenBy = (hidden: string | undefined) =>
    decorations(after, ranges, { tag: "ins", block: "changed", hidden })
      .filter(({ spec, from }) => spec.hidden && from >= 0)
      .map(({ from }) => after.nodeAt(from)?.textContent);
  expect(hiddenBy("hidden")).toEqual([0, 1, 2, 6, 7, 8].map((place) => `Absatz ${place}`));
  expect(hiddenBy(undefined)).toEqual([]);
});
