import type { ProjectDetailsQuery } from "@schaufenster/contract/documents";
import { expect, test } from "vitest";
import { recordedData } from "../../../testing/recorded.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { firstParagraph } from "./text-of.ts";

const render = (text: string, options = {}) => renderMarkdown(text, { apiBaseUrl: "", topHeading: 2, ...options });

const HOSTILE =
  recordedData<ProjectDetailsQuery>("project-details-hostile-markdown").project?.data?.attributes?.content ?? "";

test("hostile Markdown from a real Strapi shows its words and runs no scripts (spec §3, sanitized)", () => {
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
])("no Markdown adds scripts, styles or foreign ids to the page: %s", (text) => {
  const html = render(text);
  expect(html).not.toMatch(/<[^>]*(?:javascript:|\sstyle=|\sonclick|\sonmouseover="|\sid=)/i);
});

test("line breaks stay as typed (spec §3)", () => {
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
    '<p><a href="https://example.org" target="_blank" rel="noopener" title="neues Fenster">x</a></p>',
  );
});

test("images show their thumbnail, from the API base URL if they are uploads (spec §3)", () => {
  const options = { apiBaseUrl: "https://cms.example" };
  expect(render("![Bild](/uploads/a/bild.jpg)", options)).toBe(
    '<p><img src="https://cms.example/uploads/a/thumbnail_bild.jpg" alt="Bild" loading="lazy" decoding="async"></p>',
  );
  expect(render("![Bild](/uploads/bild.jpg?a=/b)")).toContain('src="/uploads/thumbnail_bild.jpg?a=/b"');
  expect(render("![Bild](/uploads/thumbnail_bild.jpg)")).toContain('src="/uploads/thumbnail_bild.jpg"');
  // Copied from the browser, including the host.
  const absolute = { ...options, publicUrl: "https://www.agentur.example" };
  for (const host of ["https://www.agentur.example", "https://cms.example"])
    expect(render(`![Bild](${host}/uploads/bild.jpg)`, absolute)).toContain(
      'src="https://cms.example/uploads/thumbnail_bild.jpg"',
    );
  expect(render("![Bild](/bilder/plan.png) ![b](train.jpg)")).toMatch(/src="\/bilder\/plan.png".*src="train.jpg"/);
});

test("a picture on another host, which the security policy would block, becomes a link named by its alternative text", () => {
  expect(render("![Plan](https://example.org/x/plan.png)")).toBe(
    '<p><a href="https://example.org/x/plan.png" target="_blank" rel="noopener" title="neues Fenster">Plan</a></p>',
  );
  expect(render("![](//example.org/plan.png)")).toContain('href="//example.org/plan.png"');
  expect(render("[![Plan](https://example.org/plan.png)](/projekte)")).toBe(
    '<p><a href="/projekte" target="_blank" rel="noopener" title="neues Fenster">Plan</a></p>',
  );
});

test.each([
  ["[x](Https://example.org)", "https://example.org"],
  ["Https://example.org", "https://example.org"],
  ["[x](www.example.org)", "https://www.example.org"],
  ["[x](kunde.example/seite)", "https://kunde.example/seite"],
  ["[x](a\\)\\:)", "a):"],
  ["[x](<a b>)", "a%20b"],
])("a link leads to its intended target: %s", (text, href) => {
  expect(render(text)).toContain(`<a href="${href}" target="_blank" rel="noopener" title="neues Fenster">`);
});

test.each(["preisliste.pdf", "/uploads/preisliste.pdf", "https://example.org/plan.PDF?v=2"])(
  "a link says that it leads to a PDF: %s",
  (href) => {
    expect(render(`[x](${href})`)).toContain(
      `<a href="${href}" target="_blank" rel="noopener" title="PDF, neues Fenster">`,
    );
  },
);

test.each([
  ["[x](MAILTO:Hallo@example.org)", "mailto:Hallo@example.org"],
  ["[x](TEL:0221)", "tel:0221"],
])("a mail or call link leaves no empty tab: %s", (text, href) => {
  expect(render(text)).toContain(`<a href="${href}">`);
});

test("headings are below their section's heading, without gaps", () => {
  expect(render("# A\n\n### B\n\n# C", { topHeading: 3 })).toBe("<h3>A</h3>\n<h4>B</h4>\n<h3>C</h3>");
  expect(render("### Webdesign", { topHeading: 3 })).toBe("<h3>Webdesign</h3>");
  expect(render("# 1\n\n## 2\n\n### 3\n\n#### 4", { topHeading: 4 })).toContain("<h6>4</h6>");
});

test("headings in quotes and lists keep document order", () => {
  expect(render("# A\n\n> ## B\n\n- ### C", { topHeading: 3 })).toMatch(/<h3>A.*<h4>B.*<h5>C/s);
  expect(render("> # Zitat", { topHeading: 3 })).toContain("<h3>Zitat</h3>");
});

test.each([
  ["<center>Wichtig: geschlossen</center>", "<p>Wichtig: geschlossen</p>"],
  ["<div>\nbar\n</div>\n*foo*", "<p>bar</p>\n<p>*foo*</p>"],
  ["<p>eins &amp; zw&ouml;lf</p><p>drei<br/>vier</p>", "<p>eins &#x26; zwölf</p>\n<p>drei<br>\nvier</p>"],
  ["a<br>b", "<p>a<br>\nb</p>"],
  ["<Firma> GmbH", "<p>&#x3C;Firma> GmbH</p>"],
  ["Nur <b>fett</b> und <x-karte>eigen</x-karte>", "<p>Nur fett und eigen</p>"],
  ["<script>\nalert(1)\n</script>\nda<!-- weg -->", "<p>da</p>"],
  ["<style>p { color: red }</style>", ""],
  ["- <div>Punkt</div>", "<ul>\n<li>Punkt</li>\n</ul>"],
])("HTML tags are removed, their words stay: %j", (text, html) => {
  expect(render(text)).toBe(html);
});

test("footnotes of two texts on one page don't mix, and are in German", () => {
  const html = render("Text[^1]\n\n[^1]: Fußnote", { idPrefix: "service-1-" });
  expect(html).toContain('href="#service-1-fn-1"');
  expect(html).toContain('id="service-1-fn-1"');
  expect(html).toContain("Fußnoten");
  expect(html).not.toContain("_blank");
});

test("a dash stays on the line of the word before it; code is unchanged", () => {
  expect(render("Höfe – und *Dächer* – von oben, 9–12 Uhr")).toBe(
    "<p>Höfe\u00a0– und <em>Dächer</em>\u00a0– von oben, 9–12 Uhr</p>",
  );
  expect(render("- eins\n- `a – b`")).toContain("<code>a – b</code>");
  expect(firstParagraph("Höfe – von oben")).toBe("Höfe\u00a0– von oben");
});

test("an empty text has no HTML", () => {
  expect(renderMarkdown(null, { apiBaseUrl: "", topHeading: 2 })).toBe("");
  expect(render("  \n ")).toBe("");
});

test("the call to action gets the first paragraph without markup", () => {
  expect(firstParagraph("## Titel\n\nWir **bauen** [Seiten](/x)\nund `mehr`.<b></b>\n\nZweiter.")).toBe(
    "Wir bauen Seiten und mehr.",
  );
  expect(firstParagraph("<p>Wir <b>bauen</b><br>Seiten</p>")).toBe("Wir bauen Seiten");
  expect(firstParagraph("Ab\u00a06.800\u00a0Euro,\nim Monat")).toBe("Ab\u00a06.800\u00a0Euro, im Monat");
  expect(firstParagraph("- nur\n- Liste")).toBe("");
  expect(firstParagraph(null)).toBe("");
});

test.each(["constructor", "__proto__", "toString"])("a picture's extension is treated as text: %s", (ending) => {
  const html = renderMarkdown(`Ein Bild: ![Alt](/uploads/a.${ending})`, { apiBaseUrl: "", topHeading: 2 });
  expect(html).toContain(`src="/uploads/thumbnail_a.${ending}"`);
});

test.each([
  [
    "Der Film ![Trailer](/uploads/trailer.mp4) lief.",
    '<a href="/uploads/trailer.mp4" target="_blank" rel="noopener" title="neues Fenster">Trailer</a>',
  ],
  [
    "![](/uploads/thumbnail_trailer.webm?x=1) lief.",
    '<a href="/uploads/trailer.webm" target="_blank" rel="noopener" title="neues Fenster">Film ansehen</a>',
  ],
  [
    "![Alt](/uploads/alt.MOV) lief.",
    '<a href="/uploads/alt.MOV" target="_blank" rel="noopener" title="neues Fenster">Alt</a>',
  ],
  [
    "![Allein](/uploads/trailer.mp4)",
    '<a href="/uploads/trailer.mp4" target="_blank" rel="noopener" title="neues Fenster">Allein</a>',
  ],
  [
    "![](/uploads/preise.pdf)",
    '<a href="/uploads/preise.pdf" target="_blank" rel="noopener" title="PDF, neues Fenster">PDF herunterladen</a>',
  ],
])("a film or PDF within a text becomes a link: %s", (text, link) => {
  const html = renderMarkdown(text, { apiBaseUrl: "", topHeading: 2 });
  expect(html).toContain(link);
  expect(html).not.toContain("<img");
});
