import { expect, test } from "vitest";
import { standardTexts } from "../legal-texts/standard-texts.ts";
import { renderingProblem } from "./text-work.ts";

const LONGEST = 200_000;

const filled = (fragment: string, length = LONGEST) =>
  fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);

test.each([
  "*a_",
  "~~a",
  "[a](",
  "]",
  "![[",
  "<",
  "<a ",
  "<b>",
  "&amp;",
  "x@y.z ",
  "_a* ",
  "`",
  "`<?",
  "[^a]",
  "\"'",
  "\\a",
  "!",
  "<!--",
])("a text of only %s is refused, with the line", (fragment) => {
  expect(renderingProblem(`Ein Satz.\n\n${filled(fragment)}`)).toMatch(/^Ab Zeile [23] stehen zu viele Zeichen/);
  expect(renderingProblem(filled(`${fragment}\n`))).toMatch(/^Ab Zeile 1 stehen zu viele Zeichen/);
});

test.each([">", "> ", "1. ", "+ ", "- + ", "> - ", "1) > ", "\t- + "])(
  "so is one with %s nested ever deeper",
  (fragment) => {
    expect(renderingProblem(`Ein Satz.\n\n${filled(fragment, 5000)}`)).toMatch(/^In Zeile 3 stehen mehr als 20 Zitate/);
  },
);

test("lists nested too deeply are refused, with the line", () => {
  const stairs = Array.from({ length: 100 }, (_, level) => `${"  ".repeat(level)}- Punkt`).join("\n");
  expect(renderingProblem(stairs)).toMatch(/^In Zeile 100 stehen mehr als 20/);
});

test("ordinary texts are accepted, however long", () => {
  const rich =
    "Wir **fotografieren** „Räume“, _drehen_ [Filme](https://example.org/a_b) & mehr.\n\n> Ein *Zitat*\n\n- eins **fett**\n  - zwei\n    1. drei\n";
  const list = filled("- [Ein **Kunde**](https://kunde.example/) mit <Platzhalter> & Co.\n");
  const table = `| Leistung | Preis |\n|---|---|\n${"| **Porträt** | [ab 90 €](/#preise) |\n".repeat(500)}`;
  const code = `\`\`\`html\n${'<div class="a">[x]</div>\n'.repeat(400)}\`\`\``;
  for (const text of [...Object.values(standardTexts), filled(rich), list, table, code, filled("Ein Satz. ")])
    expect(renderingProblem(text), text.slice(0, 40)).toBeNull();
});
