import { expect, type Locator } from "@playwright/test";

/** Parts of the tree that screen readers don't announce: addresses, and the text within a named element. */
const UNSAID = /^\s*- \/url:/;
const NAMED = /^\s*- '?(link|button|term) "/;

/** Text that changes with the date. */
const OF_TODAY: [RegExp, string][] = [[/2022–20\d\d/g, "2022–JJJJ"]];

/**
 * Compares an element's accessibility tree with the one recorded in tests/trees. After an intended change run `npx
 * playwright test tests/browser/accessibility-tree.spec.ts --update-snapshots` and review the diff.
 * @param name of the file, without its extension
 */
export async function expectTree(root: Locator, name: string): Promise<void> {
  expect(await treeOf(root)).toMatchSnapshot(["trees", `${name}.txt`]);
}

/** Roles, names and states in order, one per line; other announcements below. */
async function treeOf(root: Locator): Promise<string> {
  await root.page().evaluate(hideInert, true);
  const lines = (await root.ariaSnapshot()).split("\n").filter((line) => !UNSAID.test(line));
  await root.page().evaluate(hideInert, false);
  const said = lines.filter((line, index) => !(/^\s*- text: /.test(line) && NAMED.test(parentOf(lines, index))));
  const tree = said.map((line, index) => (depthOf(said[index + 1]) > depthOf(line) ? line : line.replace(/:$/, "")));
  const text = [...tree, "", "besides:", ...(await root.evaluate(besides)), ""].join("\n");
  return OF_TODAY.reduce((words, [pattern, mask]) => words.replace(pattern, mask), text);
}

function depthOf(line = ""): number {
  return line.search(/\S|$/);
}

function parentOf(lines: string[], index: number): string {
  const depth = depthOf(lines[index]);
  return lines.slice(0, index).findLast((line) => depthOf(line) < depth) ?? "";
}

/** Playwright's snapshot includes inert elements. Runs in the page. */
function hideInert(hide: boolean): void {
  const selector = hide ? "[inert]:not([aria-hidden])" : "[data-inert-hidden]";
  for (const element of document.querySelectorAll(selector)) {
    element.toggleAttribute("data-inert-hidden", hide);
    element.ariaHidden = hide ? "true" : null;
  }
}

/** States and descriptions that Playwright's snapshot omits. Runs in the page. */
function besides(root: Element): string[] {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? "").replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
  const textsOf = (ids: string | null) =>
    ids
      ?.split(" ")
      .map((id) => textOf(document.getElementById(id)))
      .join(" ");
  const labelOf = (element: Element) =>
    "labels" in element ? (element.labels as NodeListOf<Element> | null)?.[0] : null;
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    textsOf(element.getAttribute("aria-labelledby")) ??
    (textOf(labelOf(element) ?? element.querySelector("h2, h3") ?? element) || element.querySelector("img")?.alt);
  const description = (element: Element) => textsOf(element.getAttribute("aria-describedby"));
  const saidOf = (element: Element) => [
    element.localName === "video" && "a film",
    element.hasAttribute("required") && "required",
    element.hasAttribute("aria-current") && `current ${element.getAttribute("aria-current")}`,
    element.hasAttribute("aria-haspopup") && `opens a ${element.getAttribute("aria-haspopup")}`,
    element.hasAttribute("aria-roledescription") && `called a ${element.getAttribute("aria-roledescription")}`,
    element.hasAttribute("aria-posinset") &&
      `${element.getAttribute("aria-posinset")} of ${element.getAttribute("aria-setsize")}`,
    element.matches("[aria-live]:not([aria-live=off])") && `live ${element.getAttribute("aria-live")}`,
    element.hasAttribute("aria-busy") && "busy",
    description(element) && `described as „${description(element)}“`,
  ];
  return [root, ...root.querySelectorAll("*")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest("[inert], [aria-hidden=true]"))
    .map((element) => ({ name: nameOf(element), said: saidOf(element).filter(Boolean) }))
    .filter(({ said }) => said.length > 0)
    .map(({ name, said }) => `- ${name || "(no name)"}: ${said.join(", ")}`);
}
