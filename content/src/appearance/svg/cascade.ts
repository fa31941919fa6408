/// <reference path="./css-tree.d.ts" />
import {
  type Atrule,
  type Block,
  type Declaration,
  type DeclarationList,
  generate,
  parse,
  type Rule,
  type Selector,
  type StyleSheet,
  walk,
} from "css-tree";
import { mapNodesToParents, querySelectorAll, type XastElement, type XastRoot } from "svgo";
import { refusedPart, tooComplicated } from "../refused-mark.ts";
import { descendants } from "./descendants.ts";

/** Pairs of a selector and an element to which it may apply. */
const MAX_STYLING = 60_000;

/** Parts of a selector ('g .a' has two): each multiplies the ways in which it may apply. Drawing programs write one. */
const MAX_SELECTOR_PARTS = 4;

/** States of a page that a picture is never in. */
const NEVER = /:(?::|hover|focus|active|visited|target|before|after)/;

const NEVER_SHOWN = /\b(?:print|speech|dark|reduce|more|active|-ms-high-contrast)\b/;
const ALWAYS_SHOWN =
  /^(?:only )?(?:all|screen)?(?: ?and ?)?(?:\((?:prefers-color-scheme:light|prefers-reduced-motion:no-preference|min-(?:width|height):0(?:px)?)\)(?: and )?)*$/;

type Ranked = Declaration & { rank: number[] };

/** Properties that style sheets and the `style` attribute give each element, as the cascade decides (CSS Cascade 4). */
export function cascaded(root: XastRoot): Map<XastElement, Map<string, string>> {
  const elements = descendants(root);
  const declared = new Map(elements.map((element) => [element, [] as Ranked[]]));
  const parents = mapNodesToParents(root);
  const rules = elements.filter(isStyleSheet).flatMap((sheet) => rulesOf(sheetOf(sheet)));
  let pairs = 0;
  for (const [order, rule] of rules.entries()) {
    for (const selector of rule.prelude.type === "SelectorList" ? rule.prelude.children.toArray() : []) {
      const text = generate(selector);
      pairs += elements.length;
      if (pairs > MAX_STYLING || text.split(/[\s>+~]+/).length > MAX_SELECTOR_PARTS) throw tooComplicated();
      const rank = [...specificity(selector), order];
      const own = declarationsIn(rule.block).map((each) => ({
        ...each,
        rank: [Number(Boolean(each.important)), 0, ...rank],
      }));
      if (NEVER.test(text)) continue;
      for (const element of matching(root, text, parents)) declared.get(element)?.push(...own);
    }
  }
  for (const [element, list] of declared) {
    const block = parse(element.attributes.style ?? "", { context: "declarationList", parseValue: false });
    const own = block.type === "DeclarationList" ? declarationsIn(block) : [];
    list.push(...own.map((each) => ({ ...each, rank: [Number(Boolean(each.important)), 1] })));
  }
  return new Map([...declared].map(([element, list]) => [element, winners(list)]));
}

function isStyleSheet({ name, attributes: { type = "text/css", media = "" } }: XastElement): boolean {
  return name === "style" && /^(?:text\/css)?$/.test(type) && media.split(",").some(isShown);
}

function winners(list: Ranked[]): Map<string, string> {
  const inOrder = list.toSorted((a, b) => a.rank.map((each, at) => each - (b.rank[at] ?? 0)).find(Boolean) ?? 0);
  return new Map(
    inOrder.map(({ property, value }) => [
      property.startsWith("--") ? property : property.toLowerCase(),
      generate(value).trim(),
    ]),
  );
}

function sheetOf({ children }: XastElement): StyleSheet | null {
  const text = children.map((child) => (child.type === "text" || child.type === "cdata" ? child.value : "")).join("");
  const sheet = parse(text.replaceAll(/<!--|-->/g, ""), { parseValue: false });
  return sheet.type === "StyleSheet" ? sheet : null;
}

/** Rules that apply to a picture on a screen. */
function rulesOf(block: StyleSheet | Block | null): Rule[] {
  return (block?.children.toArray() ?? []).flatMap((child) => {
    if (child.type === "Atrule") return applies(child) ? rulesOf(child.block) : [];
    if (child.type !== "Rule") return [];
    if (
      child.block.children
        .toArray()
        .some((part) => part.type === "Rule" || (part.type === "Raw" && part.value.includes("{")))
    )
      throw refusedPart("Stilregeln in Stilregeln");
    return [child];
  });
}

function applies({ name, prelude }: Atrule): boolean {
  const condition = prelude ? generate(prelude) : "";
  if (name === "supports") return !condition.startsWith("not");
  if (name === "layer") return true;
  return name === "media" && condition.split(",").some(isShown);
}

function isShown(query: string): boolean {
  if (NEVER_SHOWN.test(query) && !/\bnot\b/.test(query)) return false;
  if (ALWAYS_SHOWN.test(query.trim())) return true;
  throw refusedPart("Regeln für bestimmte Bildschirme (@media)");
}

const declarationsIn = ({ children }: Block | DeclarationList): Declaration[] =>
  children.toArray().flatMap((child) => (child.type === "Declaration" ? [child] : []));

function matching(root: XastRoot, selector: string, parents: ReturnType<typeof mapNodesToParents>): XastElement[] {
  try {
    return querySelectorAll(root, selector, parents).filter((each) => each.type === "element");
  } catch {
    return []; // a selector that browsers do not know either
  }
}

/** How many ids, how many classes and the like, how many names. */
function specificity(selector: Selector): number[] {
  const counts = [0, 0, 0];
  walk(selector, ({ type }) => {
    const at = {
      IdSelector: 0,
      ClassSelector: 1,
      AttributeSelector: 1,
      PseudoClassSelector: 1,
      TypeSelector: 2,
    }[type];
    if (at !== undefined) counts[at] = (counts[at] ?? 0) + 1;
  });
  return counts;
}
