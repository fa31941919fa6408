/** Elements with an implicit role; see the HTML accessibility API mappings. */
const ROLES = {
  link: "a[href]",
  button: "button, summary",
  heading: "h1, h2, h3",
  textbox: "input:not([type=checkbox], [type=hidden]), textarea",
  checkbox: "input[type=checkbox]",
  dialog: "dialog",
  group: "[role=group], fieldset",
  region: "section",
  article: "article",
  list: "ul, ol",
  navigation: "nav",
} as const;

export type Role = keyof typeof ROLES;

/** Identifies an element by role and name, and optionally by its container's. */
export type Wanted = { role: Role; name: string; within?: Omit<Wanted, "within"> };

/**
 * The elements of this role and name that a visitor can see and reach. Runs in the page.
 * @param selector elements that may have the role
 */
function reachable(root: Element, selector: string, name: string): Element[] {
  const text = (element: Element | null | undefined) =>
    (element?.textContent ?? "").replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
  const named = (element: Element) => element.getAttribute("aria-labelledby");
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    (named(element) ? text(document.getElementById(named(element) ?? "")) : null) ??
    ("labels" in element && (element.labels as NodeList | null)?.[0]
      ? text((element.labels as NodeListOf<Element>)[0])
      : text(element));
  const modal = document.querySelector("dialog:modal");
  return [...root.querySelectorAll(selector)].filter(
    (element) =>
      nameOf(element) === name &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert]") &&
      (!modal || modal.contains(element)),
  );
}

/** A WebDriver script that returns the first match, or null. */
export const FIND = `
  const reachable = ${reachable};
  const [selector, name, around, aroundName] = arguments;
  const roots = around ? reachable(document.documentElement, around, aroundName) : [document.documentElement];
  return roots.flatMap((root) => reachable(root, selector, name))[0] ?? null;`;

export function argumentsOf({ role, name, within }: Wanted): (string | null)[] {
  return [ROLES[role], name, within ? ROLES[within.role] : null, within?.name ?? null];
}
