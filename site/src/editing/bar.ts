import { PAGE_TOOLS_PATH, type PageTools, PUBLISHED_NOTE } from "@schaufenster/contract/beside-page";
import { EDITOR_MARK } from "@schaufenster/contract/editor-mark";
import { PENCIL } from "../ui/drawings/pencil.ts";
import css from "./bar.css?inline";
import { CLOSED_NOTE, startPanel } from "./panel.ts";
import { formOf, markLink, type Part, PREVIEW_PATH, pageByAddress, partOf, partsOf, sectionsOf } from "./parts.ts";
import { formAt, startPencil } from "./pencil.ts";
import { placeOf } from "./place-on-page.ts";

/** Stored while the bar is collapsed. */
const FOLDED = "folded";

/** Types that a new entry can have, most common first. */
const NEW = [
  ["projects", "Projekt"],
  ["services", "Leistung"],
  ["references", "Referenz"],
  ["pages", "Seite"],
  ["menuitems", "Menüeintrag"],
  ["categories", "Kategorie"],
  ["media", "Bild oder Film"],
] as const;

const ICON = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${PENCIL}"/></svg>`;

const SKELETON = `
<nav class="bar" aria-label="Redaktion">
  <button class="fold" type="button"><img alt=""><span class="hidden">Redaktionsleiste</span></button>
  <div class="tools">
    <span class="note" role="status"></span>
    <button type="button" popovertarget="parts">${ICON}Bearbeiten</button>
    <button type="button" popovertarget="drafts">Entwürfe</button>
    <button type="button" popovertarget="new">Neu</button>
    <button class="out" type="button">Abmelden</button>
  </div>
  <div class="list" id="parts" popover><h2>Auf dieser Seite bearbeiten</h2><ul></ul></div>
  <div class="list" id="drafts" popover><h2>Noch nicht veröffentlicht</h2><ul></ul></div>
  <div class="list" id="new" popover><h2>Neu anlegen</h2><ul></ul></div>
</nav>
<div class="frame" hidden></div>
<a class="pencil" hidden>${ICON}</a>
<a class="pencil section" hidden>${ICON} </a>
<section class="panel" aria-label="Formular" hidden>
  <div class="head">
    <h2></h2>
    <a class="whole" href="/admin">Im ganzen Fenster</a>
    <button class="close" type="button">Schließen</button>
  </div>
</section>`;

const firsts = (parts: Part[]) => parts.filter(({ name }, at) => parts.findIndex((part) => part.name === name) === at);

/** Reads who is signed in; null if the content system didn't respond. */
async function readMe(): Promise<{ user: object | null } | null> {
  const response = await fetch("/api/users/me", { cache: "no-store" }).catch(() => null);
  return response?.ok && !response.redirected ? response.json().catch(() => null) : null;
}

/** Whether the editor is signed out. Queried, since the response to signing out may come from a proxy or get lost. */
async function signedOut(): Promise<boolean> {
  await fetch("/api/users/logout", { method: "POST" }).catch(() => null);
  return (await readMe())?.user === null;
}

/** Shows the editing tools if somebody is signed in; otherwise removes the browser's mark. */
async function startBar(): Promise<void> {
  if (window.parent !== window) return; // the preview beside a form
  const me = await readMe();
  if (me?.user === null) localStorage.removeItem(EDITOR_MARK);
  if (!me?.user) return;
  const answer = await fetch(`${PAGE_TOOLS_PATH}?path=${encodeURIComponent(location.pathname)}`);
  if (answer.ok) show((await answer.json()) as PageTools);
}

function show(tools: PageTools): void {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = SKELETON;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const one = <Kind extends HTMLElement>(selector: string): Kind => {
    const found = root.querySelector<Kind>(selector);
    if (!found) throw new Error(`The bar has no ${selector}`);
    return found;
  };

  const [note, fold, bar] = [one(".note"), one<HTMLButtonElement>(".fold"), one(".tools")];
  const say = (words: string) => {
    note.textContent = words;
  };
  const page = pageByAddress() ?? tools.page;
  const frame = one(".frame");
  const link = one<HTMLAnchorElement>(".pencil");
  const whole = one<HTMLAnchorElement>(".section");
  const pencil = startPencil(host, { link, whole, frame }, page);
  const panel = {
    panel: one(".panel"),
    title: one(".head h2"),
    whole: one<HTMLAnchorElement>(".whole"),
    close: one(".close"),
  };
  const follow = startPanel(panel, say);
  link.addEventListener("click", (event) => follow(event, link, frame.getBoundingClientRect()));
  whole.addEventListener("click", (event) => follow(event, whole, null));

  function listed(words: string, href: string, hidden = ""): HTMLAnchorElement {
    const item = Object.assign(document.createElement("a"), { href, textContent: words });
    item.dataset.name = words;
    if (hidden)
      item.prepend(Object.assign(document.createElement("span"), { className: "hidden", textContent: hidden }));
    return item;
  }

  /** Fills a list; links to forms open beside the page. */
  function fill(id: string, links: HTMLAnchorElement[]): void {
    const opener = one(`[popovertarget=${id}]`);
    const items = links.map((each) => {
      if (each.pathname.startsWith("/admin"))
        each.addEventListener("click", (event) => {
          follow(event, opener, frame.hidden ? null : frame.getBoundingClientRect());
          one(`#${id}`).hidePopover();
        });
      const item = document.createElement("li");
      item.append(each);
      return item;
    });
    one(`#${id} ul`).replaceChildren(...items);
  }

  function linkTo(part: Part): HTMLAnchorElement {
    const isSection = "section" in part.edited;
    const href = isSection ? formOf(part.edited) : formAt(part, placeOf(part.element));
    const item = listed(part.name, href, isSection ? "Ordnen: " : "Bearbeiten: ");
    markLink(item, part);
    for (const type of ["focus", "pointerenter"]) item.addEventListener(type, () => pencil.pointOut(part));
    return item;
  }
  one("#parts").addEventListener("beforetoggle", (event) => {
    if ((event as ToggleEvent).newState === "open")
      fill("parts", [...firsts(sectionsOf()), ...partsOf(page)].map(linkTo));
    else pencil.hide();
  });

  fill(
    "new",
    NEW.map(([collection, words]) => listed(words, `/admin/collections/${collection}/create`)),
  );
  fill(
    "drafts",
    tools.drafts.map(({ title, kind, href }) => listed(`${kind} „${title}“`, href)),
  );
  if (tools.drafts.length === 0) one("#drafts h2").textContent = "Alles ist veröffentlicht.";
  else one("[popovertarget=drafts]").textContent += ` (${tools.drafts.length})`;

  one<HTMLImageElement>(".fold img").src =
    document.querySelector<HTMLLinkElement>("link[type='image/svg+xml']")?.href ?? "";
  const setFolded = (folded: boolean) => {
    bar.hidden = folded;
    fold.ariaExpanded = String(!folded);
    localStorage.setItem(EDITOR_MARK, folded ? FOLDED : "open");
  };
  setFolded(localStorage.getItem(EDITOR_MARK) === FOLDED);
  fold.addEventListener("click", () => setFolded(!bar.hidden));
  one(".out").addEventListener("click", async () => {
    if (!(await signedOut())) return say("Das Abmelden ging nicht. Bitte versuchen Sie es noch einmal.");
    localStorage.removeItem(EDITOR_MARK);
    host.remove();
  });

  document.body.append(host);
  // The focused element stays above the bar, however many lines it has (WCAG 2.4.11).
  const nav = one(".bar");
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBottom = `${innerHeight - nav.getBoundingClientRect().top}px`;
  }).observe(nav);
  if (location.pathname === PREVIEW_PATH) say("Entwurf: So sieht es noch niemand.");
  afterForm();

  /** After publishing from here or closing a form: shows the part again, and restores the focus. */
  function afterForm(): void {
    const published = sessionStorage.getItem(PUBLISHED_NOTE);
    const note = published ?? sessionStorage.getItem(CLOSED_NOTE);
    for (const key of [PUBLISHED_NOTE, CLOSED_NOTE]) sessionStorage.removeItem(key);
    if (note === null) return;
    if (published !== null) say("Veröffentlicht.");
    const part = partOf(note, [...sectionsOf(), ...partsOf(page)]);
    if (part) pencil.pointOut(part);
    const list = root.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(note)}"]`);
    (list ?? (part ? link : fold)).focus({ preventScroll: true });
  }
}

void startBar();
