import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { expect, test } from "vitest";
import { HOSTILE_FRAGMENTS } from "../../../testing/hostile-fragments.ts";
import { renderMarkdown } from "./render-markdown.ts";

const PREFIX = "prüf-1-";
const TEXT = /^[\s\S]*$/;
const OWN_ID = new RegExp(`^${PREFIX}`);
const PROTOCOLS = ["https:", "http:", "mailto:", "tel:"];
const BASE = "https://site.example";

/** Allowlist of Markdown's output: allowed attributes and values per element. Anything else is a vulnerability. */
const ALLOWED: Record<string, Record<string, RegExp>> = {
  ...Object.fromEntries(
    ["br", "strong", "em", "del", "pre", "blockquote", "hr", "sup", "h2", "h3", "h4", "h5", "h6"].map((tag) => [
      tag,
      {},
    ]),
  ),
  ...Object.fromEntries(["table", "thead", "tbody", "tr"].map((tag) => [tag, {}])),
  p: { id: OWN_ID, class: /^sr-only$/ },
  a: {
    href: TEXT,
    title: TEXT,
    target: /^_blank$/,
    rel: /^noopener$/,
    "aria-label": TEXT,
    "aria-describedby": OWN_ID,
    "data-footnote-backref": TEXT,
    "data-footnote-ref": TEXT,
    id: OWN_ID,
  },
  img: { src: TEXT, alt: TEXT, title: TEXT, loading: /^lazy$/, decoding: /^async$/ },
  code: { class: /^(?:language-[\w-]+)?$/ },
  div: { role: /^group$/, "aria-label": /^Tabelle$/, tabindex: /^0$/ },
  input: { type: /^checkbox$/, disabled: /^$/, checked: /^$/, "aria-label": /^(?:erledigt|offen)$/ },
  li: { id: OWN_ID, class: /^task-list-item$/ },
  ol: { start: /^\d+$/, class: /^contains-task-list$/ },
  ul: { class: /^contains-task-list$/ },
  section: { "data-footnotes": /^$/, class: /^footnotes$/ },
  td: { align: /^(?:left|right|center)$/ },
  th: { align: /^(?:left|right|center)$/ },
};

type Node = DefaultTreeAdapterTypes.ChildNode;

function findForeign(nodes: Node[], ids = new Set<string>()): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.nodeName === "#text") return [];
    if (!("tagName" in node)) return [node.nodeName];
    const { tagName, attrs, childNodes, namespaceURI } = node;
    const allowed = namespaceURI === "http://www.w3.org/1999/xhtml" ? ALLOWED[tagName] : undefined;
    if (!allowed) return [`<${tagName}>`];
    const wrong = attrs.filter(({ name, value }) => !(Object.hasOwn(allowed, name) && allowed[name]?.test(value)));
    const own = wrong.map(({ name, value }) => `<${tagName} ${name}="${value}">`);
    for (const { name, value } of attrs) {
      if ((name !== "href" && name !== "src") || !URL.canParse(value, BASE)) continue;
      const { protocol } = new URL(value, BASE);
      if (!PROTOCOLS.includes(protocol)) own.push(`${tagName} leads to ${protocol}`);
    }
    const target = attrs.some(({ name }) => name === "target");
    if (target && !attrs.some(({ name, value }) => name === "rel" && value === "noopener")) own.push("no noopener");
    const id = attrs.find(({ name }) => name === "id")?.value;
    if (id && ids.has(id)) own.push(`a second ${id}`);
    if (id) ids.add(id);
    return [...own, ...findForeign(childNodes, ids)];
  });
}

const foreignIn = (text: string) =>
  findForeign(parseFragment(renderMarkdown(text, { apiBaseUrl: "", topHeading: 3, idPrefix: PREFIX })).childNodes);

test("each hostile fragment by itself only produces allowed output", () => {
  const found = HOSTILE_FRAGMENTS.map((fragment) => [fragment, foreignIn(fragment)] as const);
  expect(found.filter(([, foreign]) => foreign.length > 0)).toEqual([]);
});

const GLUE = [
  "",
  " ",
  "\n",
  "\n\n",
  "\n> ",
  "\n- ",
  "\n    ",
  "`",
  "```\n",
  "|",
  "[",
  "](",
  ")",
  "<",
  ">",
  "!",
  "*",
  "_",
  "~~",
  "\\",
  "&",
  "#",
  '"',
  "'",
  "\0",
  "\u200b",
  "\u202e",
];

const composition = fc
  .array(fc.tuple(fc.constantFrom(...HOSTILE_FRAGMENTS), fc.constantFrom(...GLUE)), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.map(([fragment, glue]) => fragment + glue).join(""));

/** A fragment split by another one, so that separately checked parts are joined. */
const nested = fc
  .tuple(fc.constantFrom(...HOSTILE_FRAGMENTS), fc.constantFrom(...HOSTILE_FRAGMENTS), fc.nat({ max: 200 }))
  .map(([outer, inner, at]) => outer.slice(0, at % outer.length) + inner + outer.slice(at % outer.length));

test("combinations of hostile fragments only produce allowed output", () => {
  fc.assert(
    fc.property(fc.oneof(composition, nested, fc.string({ unit: "binary", maxLength: 80 })), (text) => {
      expect(foreignIn(text)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
