/** Attempts to find a field, and their interval in ms: it is rendered only in an open tab and near the viewport. */
const TRIES = 100;
const APART_MS = 100;

const FOCUSABLE = "input, textarea, select, button, [contenteditable='true'], [tabindex]";

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function openTab(form: Element, label: string): void {
  const tabs = form.querySelectorAll<HTMLElement>(".tabs-field__tab-button");
  [...tabs].find((tab) => tab.firstChild?.textContent === label)?.click();
}

/** Expands the collapsed parts around an element, outermost first; each only once, since it is animated. */
function unfold(element: Element, unfolded: Set<Element>): void {
  const outer = element.parentElement?.closest(".collapsible--collapsed");
  if (!outer || unfolded.has(outer)) return;
  unfolded.add(outer);
  unfold(outer, unfolded);
  outer.querySelector<HTMLElement>(".collapsible__toggle")?.click();
}

/** The field itself, or the row that it will be rendered in. */
function find(form: Element, path: string): { element: Element; isField: boolean } | null {
  const field = form.querySelector(`#field-${CSS.escape(path.replaceAll(".", "__"))}`);
  if (field) return { element: field, isField: true };
  const [, array, row] = /^(.+)\.(\d+)\.[^.]+$/.exec(path) ?? [];
  const place = array && form.querySelector(`#${CSS.escape(array.replaceAll(".", "-"))}-row-${row}`);
  return place ? { element: place.querySelector(".collapsible__content") ?? place, isField: false } : null;
}

/** Opens a field's tab and collapsed parts, scrolls to it and focuses it. */
export async function goToField(form: Element, path: string, tab: string | null): Promise<void> {
  if (tab) openTab(form, tab);
  const unfolded = new Set<Element>();
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const found = find(form, path);
    // Fields in collapsed parts aren't rendered.
    const folded = found ? [found.element] : form.querySelectorAll(".collapsible-field .collapsible__content");
    for (const element of folded) unfold(element, unfolded);
    found?.element.scrollIntoView({ block: "center" });
    const canHaveFocus = found?.element.checkVisibility({ visibilityProperty: true }) || tries === TRIES;
    if (found?.isField && canHaveFocus) {
      const { element } = found;
      const target = element.matches(FOCUSABLE) ? element : element.querySelector(FOCUSABLE);
      return (target as HTMLElement | null)?.focus({ preventScroll: true });
    }
    await later(APART_MS);
    if (!found) window.scrollBy(0, window.innerHeight / 2); // fields far below the viewport aren't rendered yet
  }
}
