import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOSTILE_FRAGMENTS } from "../../../testing/hostile-fragments.ts";
import { type Portfolio, startPortfolio } from "../../../testing/portfolio.ts";
import { SETTINGS_FILE, startTestSite, type TestSite } from "../../../testing/site.ts";
import { FEED_PATH } from "../../content/routes.ts";
import { OPENED_FROM_TOP_SCRIPT } from "../../layout/opened-from-top.ts";
import { SPECULATION_RULES } from "../../layout/speculation-rules.ts";

/**
 * Everything that could break out of a text's context, in one line, with characters that neither HTML nor XML can
 * contain.
 */
const HOSTILE = [
  ...HOSTILE_FRAGMENTS.filter((fragment) => /[<>"'&]/.test(fragment)).slice(-90),
  `</script><script>attacked=1</script><!--<script>`,
  `]]></title></content></entry><entry><id>x</id>`,
  `\u0000\u0001\u0008\u000b\u001f\u007f\u0085\u2028\u2029\ufffe\uffff\ud800\udfff`,
].join(" ");

const folder = mkdtempSync(join(tmpdir(), "schaufenster-hostile-"));
let content: Portfolio;
let site: TestSite;

beforeAll(async () => {
  const settings = JSON.parse(readFileSync(SETTINGS_FILE, "utf8")) as object;
  const file = join(folder, "settings.json");
  writeFileSync(file, JSON.stringify({ ...settings, agencyName: HOSTILE, description: HOSTILE, street: HOSTILE }));
  content = await startPortfolio({ projects: 3, hostile: HOSTILE });
  site = await startTestSite(content.url, { env: { SITE_SETTINGS_FILE: file } });
});
afterAll(async () => {
  await Promise.all([site.close(), content.close()]);
  rmSync(folder, { recursive: true });
});

const text = async (path: string) => (await fetch(site.url + path)).text();

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return "tagName" in node ? [node, ...children] : children;
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value;

test.each(["/", "/projekte", "/projekte/3", "/projekte/kategorie/1-web", "/impressum", "/nirgends"])(
  "%s keeps every title as text: it creates no element, attribute or script, in the page or its data",
  async (path) => {
    const html = await text(path);
    expect(html.match(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu)).toBeNull(); // HTML, 3.1.3
    const elements = elementsOf(parse(html));
    const foreign = elements.filter(
      ({ tagName, attrs }) =>
        /^(?:iframe|object|embed|base|frame|applet|template|math|marquee|x-eigen)$/.test(tagName) ||
        attrs.some(
          ({ name, value }) => /^on|^style$|^srcdoc$/.test(name) || /^\s*(?:javascript|data|vbscript):/i.test(value),
        ),
    );
    expect(foreign.map(({ tagName, attrs }) => [tagName, attrs])).toEqual([]);
    expect(elements.filter(({ tagName }) => tagName === "style")).toHaveLength(1);
    const scripts = elements.filter(({ tagName }) => tagName === "script");
    const [opening, ...others] = scripts.filter(({ attrs }) => attrs.length === 0);
    expect(opening?.childNodes).toMatchObject([{ value: OPENED_FROM_TOP_SCRIPT }]);
    expect(others).toEqual([]);
    for (const script of scripts.filter(({ attrs }) => attrs.length > 0)) {
      const type = attribute(script, "type");
      if (attribute(script, "src")) expect(attribute(script, "src")).toBe("/assets/browser.js");
      else if (type === "speculationrules") expect(script.childNodes).toMatchObject([{ value: SPECULATION_RULES }]);
      else expect(type).toMatch(/^application\/(?:ld\+)?json$/);
    }
    for (const [, json = ""] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)) {
      expect(() => JSON.parse(json)).not.toThrow();
    }
    expect(elements.filter(({ tagName }) => tagName === "title" || tagName === "body")).toHaveLength(2);
  },
);

/** XML 1.0 as far as our feeds use it: declared tags, closed in order, five entities, and only allowed characters. */
function faultsOf(xml: string, names: RegExp): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const rest = xml
    .replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, "")
    .replace(
      /<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)(\/?)>/g,
      (tag, closing: string, name: string, _: string, empty: string) => {
        if (!names.test(name)) faults.push(tag);
        if (closing && open.pop() !== name) faults.push(`${tag} closes another`);
        if (!closing && !empty) open.push(name);
        return "";
      },
    );
  const signs = xml.replace(/&(?:amp|lt|gt|quot|apos);/g, "").match(/&|[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu) ?? [];
  return [...faults, ...open, ...(rest.match(/[<>]/g) ?? []), ...signs];
}

test("feed and sitemap escape every text", async () => {
  const feed = await text(FEED_PATH);
  expect(feed).toContain("attacked=1");
  expect(faultsOf(feed, /^(?:feed|entry|id|title|link|published|updated|summary|content|author|name)$/)).toEqual([]);
  expect(feed.match(/<entry>/g)).toHaveLength(3);
  const sitemap = await text("/sitemap.xml");
  expect(faultsOf(sitemap, /^(?:urlset|url|loc|lastmod|image:image|image:loc)$/)).toEqual([]);
  expect(sitemap).not.toMatch(/attacked=|boese\./);
  expect(faultsOf("<feed><id>&x;</id><b/>", /^(?:feed|id)$/)).toHaveLength(3);
});
