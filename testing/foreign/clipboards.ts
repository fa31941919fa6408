import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { openEditor } from "../text-editor.ts";

type Node = DefaultTreeAdapterMap["node"];
type Outcome = { items: string[]; tables: string[]; pictures: number };

/**
 * Pastes every HTML file below a folder and prints the number of resulting lists, tables and pictures. If another
 * editor's result is beside it (CKEditor's `model.*.html` beside `input.*.html`), it compares the two.
 */
export async function run(folder: string): Promise<void> {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  const isInput = (name: string) => /^input\b/.test(basename(name));
  const files = (all.some(isInput) ? all.filter(isInput) : all).sort();
  const differ: string[] = [];
  let compared = 0;
  const sum = { items: 0, tables: 0, pictures: 0 };
  for (const file of files) {
    const got = await paste(readFileSync(join(folder, file), "utf8"));
    sum.items += got.items.length;
    sum.tables += got.tables.length;
    sum.pictures += got.pictures;
    const models = modelsBeside(join(folder, file)).map((model) => meant(readFileSync(model, "utf8")));
    if (models.length === 0) continue;
    compared++;
    const faults = models.map((model) => faultsOf(got, model)).sort((one, other) => one.length - other.length);
    if (faults[0]?.length) differ.push(`${file}\n${faults[0].map((fault) => `  ${fault}`).join("\n")}`);
  }
  process.stdout.write(differ.map((each) => `${each}\n`).join(""));
  process.stdout.write(
    `${files.length} files: ${sum.items} items, ${sum.tables} tables, ${sum.pictures} pictures said\n`,
  );
  process.stdout.write(`${compared} with a model, ${differ.length} of them different\n`);
}

async function paste(html: string): Promise<Outcome> {
  const editor = openEditor();
  editor.paste({ html });
  const page = parseFragment(editor.page());
  const { left } = await editor.said();
  editor.close();
  const pictures = Number(/(\d+) Bild/.exec(left ?? "")?.[1] ?? 0);
  return { items: itemsOf(page), tables: tablesOf(page, "table", "tr", /^t[hd]$/), pictures };
}

/** Results beside an input, the same program's first; none if the input has no folder of its own. */
function modelsBeside(file: string): string[] {
  const folder = dirname(file);
  return readdirSync(folder)
    .filter((name) => /^model\..*html$/.test(name) && existsSync(join(folder, name)))
    .map((name) => join(folder, name));
}

/** CKEditor's result: paragraphs with their list's indent and type. */
function meant(model: string): Outcome {
  const page = parseFragment(model.replace(/<(\/?)\$text/g, "<$1span").replace(/<(\/?)table\b/g, "<$1grid"));
  const seen = new Set<string>();
  const found = elementsIn(page).flatMap((element) => {
    const { listtype, listindent, listitemid = "" } = attributesOf(element);
    if (!listtype && element.nodeName === "paragraph") return [{ level: 0, kind: "", text: "" }];
    if (!listtype || seen.has(listitemid)) return [];
    seen.add(listitemid);
    return [{ level: Number(listindent), kind: listtype === "numbered" ? "ol" : "ul", text: textOf(element) }];
  });
  const pictures = elementsIn(page).filter(({ nodeName }) => /^image(?:block|inline)$/.test(nodeName)).length;
  return { items: levelled(found), tables: tablesOf(page, "grid", "tablerow", /^tablecell$/), pictures };
}

/** Items in reading order, each with its nesting level, kind and text. */
function itemsOf(page: Node): string[] {
  const found = elementsIn(page)
    .filter(({ nodeName }) => nodeName === "li")
    .map((item) => {
      const lists = ancestorsOf(item).filter((name) => name === "ul" || name === "ol");
      return { level: lists.length, kind: lists[0] ?? "", text: firstBlockOf(item) };
    });
  return levelled(found);
}

function firstBlockOf(item: Element): string {
  const own = item.childNodes.filter((node) => !/^(?:ul|ol)$/.test(node.nodeName));
  const [first] = own.filter((node) => textOf(node));
  const isBlock = first && /^(?:p|h\d)$/.test(first.nodeName);
  return isBlock ? textOf(first) : own.map((node) => textOf(node)).join("");
}

function levelled(items: { level: number; kind: string; text: string }[]): string[] {
  const above: number[] = [];
  return items.flatMap(({ level, kind, text }) => {
    if (!kind) return above.splice(0, above.length) && [];
    while ((above.at(-1) ?? -1) > level && (above.at(-2) ?? -1) >= level) above.pop();
    if ((above.at(-1) ?? -1) < level) above.push(level);
    above[above.length - 1] = level;
    return `${above.length} ${kind} ${text}`;
  });
}

function tablesOf(page: Node, name: string, row: string, cell: RegExp): string[] {
  const tables = elementsIn(page).filter(({ nodeName }) => nodeName === name);
  return tables.map((table) => {
    const rows = elementsIn(table).filter(({ nodeName }) => nodeName === row);
    return rows
      .map((each) =>
        elementsIn(each)
          .filter(({ nodeName }) => cell.test(nodeName))
          .map((one) => textOf(one))
          .filter(Boolean)
          .join(" | "),
      )
      .filter(Boolean)
      .join(" / ");
  });
}

function faultsOf(got: Outcome, model: Outcome): string[] {
  const lines = (name: "items" | "tables") => {
    const isSame = JSON.stringify(got[name]) === JSON.stringify(model[name]);
    return isSame ? [] : [`${name}: ${JSON.stringify(got[name])}`, `${name} meant: ${JSON.stringify(model[name])}`];
  };
  const pictures = got.pictures === model.pictures ? [] : [`pictures: ${got.pictures}, meant: ${model.pictures}`];
  return [...lines("items"), ...lines("tables"), ...pictures];
}

type Element = Extract<Node, { attrs: unknown }>;

function elementsIn(node: Node): Element[] {
  if (!("childNodes" in node)) return [];
  return node.childNodes.flatMap((child) => ("attrs" in child ? [child, ...elementsIn(child)] : []));
}

function attributesOf({ attrs }: Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function ancestorsOf(node: Element): string[] {
  const above = node.parentNode;
  return above && "attrs" in above ? [above.nodeName, ...ancestorsOf(above)] : [];
}

/** An element's text without blanks, which aren't compared. */
function textOf(node: Node): string {
  if ("value" in node) return node.value.replace(/[\s\u00a0]+/g, "");
  if (!("childNodes" in node)) return "";
  return node.childNodes.map(textOf).join("");
}
