import type { ProjectDetailsQuery } from "@schaufenster/contract/documents";
import { expect, test } from "vitest";
import { recordedData } from "../../../testing/recorded.ts";
import { firstParagraph } from "./plain-text.ts";
import { renderMarkdown } from "./render.ts";

const render = (text: string, options = {}) => renderMarkdown(text, { apiBaseUrl: "", topHeading: 2, ...options });

const HOSTILE =
  recordedData<ProjectDetailsQuery>("project-details-hostile-markdown").project?.data?.attributes?.content ?? "";

test("hostile Markdown from a real Strapi shows its words and runs nothing (spec §3, sanitized)", () => {
  expect(HOSTILE).toContain("<script>");
  const html = render(HOSTILE);
  expect(html).not.toMatch(/<script|<iframe|<svg|<style|onerror|onload|javascript:|data:|__xss/i);
  expect(html).toContain("<h2>Vorsicht</h2>");
  expect(html).toContain("<strong>Ende</strong>");
});

test.each([
  "[x](JaVaScRiPt:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](java\tscript:alert(1))",
  "![x](javascript:alert(1))",
  "<javascript:alert(1)>",
  '[x](https://example.org "\\" onmouseover=alert(1)")',
  '<a style="position:fixed" href="/">x</a>',
  '<p id="contact" class="x" onclick="alert(1)">x</p>',
  "[x]: javascript:alert(1)\n\n[x]",
])("no Markdown gets script, style or a foreign id into the page: %s", (text) => {
  const html = render(text);
  expect(html).not.toMatch(/<[^>]*(?:javascript:|\sstyle=|\sonclick|\sonmouseover="|\sid=)/i);
});

test("line breaks are kept as the editor typed them (spec §3)", () => {
  expect(render("eins\nzwei")).toBe("<p>eins<br>\nzwei</p>");
});

test("GitHub's syntax works: tables, strike-through, task lists, bare links (spec §3)", () => {
  const html = render("| a | b |\n|:--|--:|\n| 1 | 2 |\n\n~~weg~~\n\n- [x] fertig\n- [ ] offen\n\nwww.example.org");
  expect(html).toContain('<th align="left">a</th>');
  expect(html).toContain('<td align="right">2</td>');
  expect(html).toContain("<del>weg</del>");
  expect(html).toContain('<input type="checkbox" checked disabled aria-label="erledigt">');
  expect(html).toContain('href="http://www.example.org"');
});

test("links open in a new tab with noopener (spec §3)", () => {
  expect(render("[x](https://example.org)")).toBe(
    '<p><a href="https://example.org" target="_blank" rel="noopener">x</a></p>',
  );
});

test("images show their thumbnail, from the API base URL if they are uploads (spec §3)", () => {
  const options = { apiBaseUrl: "https://cms.example" };
  expect(render("![Bild](/uploads/a/bild.jpg)", options)).toBe(
    '<p><img src="https://cms.example/uploads/a/thumbnail_bild.jpg" alt="Bild" loading="lazy" decoding="async"></p>',
  );
  expect(render("![Bild](/uploads/bild.jpg?a=/b)")).toContain('src="/uploads/thumbnail_bild.jpg?a=/b"');
  expect(render("![Bild](/uploads/thumbnail_bild.jpg)")).toContain('src="/uploads/thumbnail_bild.jpg"');
  expect(render("![Bild](https://example.org/x/bild.png)", options)).toContain(
    'src="https://example.org/x/thumbnail_bild.png"',
  );
});

test("headings stand below the heading of their section, without gaps", () => {
  expect(render("# A\n\n### B\n\n# C", { topHeading: 3 })).toBe("<h3>A</h3>\n<h4>B</h4>\n<h3>C</h3>");
  expect(render("### Webdesign", { topHeading: 3 })).toBe("<h3>Webdesign</h3>");
  expect(render("# 1\n\n## 2\n\n### 3\n\n#### 4", { topHeading: 4 })).toContain("<h6>4</h6>");
});

test("footnotes of two texts on one page do not mix, and speak German", () => {
  const html = render("Text[^1]\n\n[^1]: Fußnote", { idPrefix: "service-1-" });
  expect(html).toContain('href="#service-1-fn-1"');
  expect(html).toContain('id="service-1-fn-1"');
  expect(html).toContain("Fußnoten");
  expect(html).not.toContain("_blank");
});

test("no text is no HTML", () => {
  expect(renderMarkdown(null, { apiBaseUrl: "", topHeading: 2 })).toBe("");
  expect(render("  \n ")).toBe("");
});

test("the call to action gets the first paragraph without markup", () => {
  expect(firstParagraph("## Titel\n\nWir **bauen** [Seiten](/x)\nund `mehr`.<b></b>\n\nZweiter.")).toBe(
    "Wir bauen Seiten und mehr.",
  );
  expect(firstParagraph("- nur\n- Liste")).toBe("");
  expect(firstParagraph(null)).toBe("");
});
