import type { CheerioAPI } from "cheerio";
import { compile } from "css-select";
import { type CssNode, type Rule as CssRule, generate, parse, walk } from "css-tree";
import type { Element } from "domhandler";
import { plainAddress } from "./addresses.ts";
import type { Visitor } from "./visitor.ts";

/** Properties by which a style sheet hides text, and those that show a picture. */
const PROPERTIES = new Set([
  ...["display", "visibility", "content-visibility", "opacity", "filter", "transform", "color", "background-color"],
  ...["left", "right", "top", "bottom", "margin-left", "margin-top", "inset-inline-start", "text-indent"],
  ...["font-size", "font", "clip", "clip-path", "overflow", "height", "max-height", "width", "max-width"],
  "background-image",
]);

/** Screen width to read for, in px. */
const WIDTH = 1280;

/** Parts of selectors that apply only temporarily, to no element, or in browsers without script. */
const NEVER = /::|:(?:hover|focus|active|checked|target|before|after|visited|first-l)|\.no-js\b/;

type Rule = {
  selector: string;
  /** Null: the selector is unknown. */
  test: ((element: Element) => boolean) | null | undefined;
  property: string;
  value: string;
  isImportant: boolean;
  specificity: number;
  order: number;
};

/** Rules by their rightmost part: an id, a class, a tag or any element. */
type Rules = Map<string, Rule[]>;

/** Applies a page's style sheets to an element. */
export type Styles = {
  /** The applied value; null if no sheet sets it. */
  valueFor: (element: Element, property: string) => string | null;
};

/** Reads style sheets, each once. */
export class StyleReader {
  readonly #visitor: Visitor;
  readonly #sheets = new Map<string, Promise<Rules>>();

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  async stylesOf($: CheerioAPI, url: string): Promise<Styles> {
    const sheets: Rules[] = [];
    for (const element of $("link[rel~=stylesheet][href], style").toArray()) {
      if (!fits(element.attribs.media ?? "")) continue;
      if (element.name === "style") sheets.push(rulesOf($(element).text(), url));
      else {
        const address = plainAddress(element.attribs.href ?? "", url);
        if (address) sheets.push(await this.#sheetAt(address));
      }
    }
    return { valueFor: (element, property) => valueFor(element, property, sheets) };
  }

  #sheetAt(address: string): Promise<Rules> {
    const known = this.#sheets.get(address) ?? this.#read(address);
    this.#sheets.set(address, known);
    return known;
  }

  async #read(address: string): Promise<Rules> {
    if (!address.startsWith(`${this.#visitor.origin}/`)) return new Map();
    const { status, body } = await this.#visitor.get(address);
    return status === 200 ? rulesOf(body, address) : new Map();
  }
}

function valueFor(element: Element, property: string, sheets: readonly Rules[]): string | null {
  const own = element.attribs.style ? inlineStyle(property).exec(element.attribs.style) : null;
  if (own?.[2]) return withoutQuotes(own[1] ?? "");
  let best: Rule | null = null;
  let bestSheet = -1;
  const keys = keysOf(element);
  for (const [index, sheet] of sheets.entries())
    for (const key of keys)
      for (const rule of sheet.get(key) ?? [])
        if (
          rule.property === property &&
          (best === null || isStronger(rule, index, best, bestSheet)) &&
          holds(rule, element)
        ) {
          best = rule;
          bestSheet = index;
        }
  if (own && !best?.isImportant) return withoutQuotes(own[1] ?? "");
  return best?.value ?? null;
}

const withoutQuotes = (value: string) => value.replace(/url\(\s*(["'])(.*?)\1\s*\)/g, "url($2)");

const inlineStyle = (property: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+?)\\s*(!important)?\\s*(?:;|$)`, "i");

function isStronger(rule: Rule, sheet: number, best: Rule, bestSheet: number): boolean {
  if (rule.isImportant !== best.isImportant) return rule.isImportant;
  if (rule.specificity !== best.specificity) return rule.specificity > best.specificity;
  return sheet !== bestSheet ? sheet > bestSheet : rule.order > best.order;
}

function keysOf({ name, attribs }: Element): string[] {
  const classes = (attribs.class ?? "").split(/\s+/).filter(Boolean);
  return ["*", name, ...(attribs.id ? [`#${attribs.id}`] : []), ...classes.map((each) => `.${each}`)];
}

function holds(rule: Rule, element: Element): boolean {
  if (rule.test === undefined) {
    try {
      rule.test = compile<Element, Element>(rule.selector);
    } catch {
      rule.test = null;
    }
  }
  return rule.test?.(element) ?? false;
}

function rulesOf(css: string, url: string): Rules {
  const rules: Rules = new Map();
  let order = 0;
  const read = (rule: CssRule): void => {
    if (rule.prelude.type !== "SelectorList") return;
    const said = rule.block.children.toArray().flatMap((node) => {
      if (node.type !== "Declaration") return [];
      const value = generate(node.value).trim();
      const property = node.property === "background" ? "background-image" : node.property.toLowerCase();
      if (!PROPERTIES.has(property) || (node.property === "background" && !value.includes("url("))) return [];
      return [{ property, value: wholeAddress(value, url), isImportant: Boolean(node.important) }];
    });
    if (said.length === 0) return;
    for (const node of rule.prelude.children.toArray()) {
      const selector = generate(node);
      if (NEVER.test(selector)) continue;
      const common = { selector, test: undefined, specificity: specificityOf(node) };
      const key = lastPartOf(node);
      const known = rules.get(key) ?? [];
      for (const each of said) known.push({ ...common, ...each, order: order++ });
      rules.set(key, known);
    }
  };
  const walkBlock = (node: CssNode): void => {
    if (node.type === "Rule") read(node);
    if (node.type !== "Atrule" || !node.block || !/^(?:media|supports|layer|container)$/.test(node.name)) return;
    if (node.name === "media" && !fits(node.prelude ? generate(node.prelude) : "")) return;
    for (const each of node.block.children.toArray()) walkBlock(each);
  };
  const sheet = parse(css, { parseValue: false });
  if (sheet.type === "StyleSheet") for (const each of sheet.children.toArray()) walkBlock(each);
  return rules;
}

const wholeAddress = (value: string, url: string) =>
  value.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (all, _, address: string) =>
    address.startsWith("data:") ? all : `url(${plainAddress(address, url) ?? address})`,
  );

function specificityOf(selector: CssNode): number {
  let sum = 0;
  walk(selector, ({ type }) => {
    if (type === "IdSelector") sum += 10_000;
    else if (type === "ClassSelector" || type === "AttributeSelector" || type === "PseudoClassSelector") sum += 100;
    else if (type === "TypeSelector") sum += 1;
  });
  return sum;
}

function lastPartOf(selector: CssNode): string {
  let key = "*";
  const { children } = selector as unknown as { children: { toArray: () => { type: string; name: string }[] } };
  for (const node of children.toArray()) {
    if (node.type === "Combinator") key = "*";
    else if (node.type === "IdSelector") key = `#${node.name}`;
    else if (node.type === "ClassSelector" && !key.startsWith("#")) key = `.${node.name}`;
    else if (node.type === "TypeSelector" && key === "*" && node.name !== "*") key = node.name.toLowerCase();
  }
  return key;
}

/** Whether a media query applies to a visitor with a mouse and a wide screen. */
function fits(query: string): boolean {
  return query === "" || query.split(",").some(fitsOne);
}

function fitsOne(query: string): boolean {
  if (/\bprint\b/.test(query) && !/not\s+print/.test(query)) return false;
  for (const [, side, number, unit] of query.matchAll(/\((min|max)-width:\s*([\d.]+)(px|r?em)/g)) {
    const px = Number(number) * (unit === "px" ? 1 : 16);
    if (side === "min" ? px > WIDTH : px < WIDTH) return false;
  }
  return !/prefers-reduced-motion|hover:\s*none|prefers-color-scheme:\s*dark|forced-colors|max-device/.test(query);
}
