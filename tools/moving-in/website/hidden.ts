import type { Cheerio, CheerioAPI } from "cheerio";
import { type Element, isTag } from "domhandler";
import { wordsIn } from "./blocks-in-page.ts";
import type { Styles } from "./styles.ts";

/** Libraries that show an element when it is scrolled into view: visitors see it. */
const APPEARS =
  /(?:^|\s)(?:elementor-invisible|wow|aos-\w+|reveal|scroll-?reveal|animate(?:d|-on-scroll|__\w+)?|et-waypoint|vc_\w*animat\w*|wpb_animate_when_almost_visible|fade-?in\w*|slide-?in\w*|w-anim\w*)(?:\s|$)/i;

/** Attributes by which such libraries find their elements. */
const APPEARING = ["data-aos", "data-w-id", "data-sal", "data-scroll", "data-animate", "data-animation"];

/** For screen readers: a label of an icon, or a skip link. */
const SPOKEN =
  /(?:^|\s)(?:screen-reader-\w+|sr-only|visually-hidden|visuallyhidden|elementor-screen-only|skip-link|assistive-text|hide-text)(?:\s|$)/i;

const OPENED = /accordion|toggle|collaps|\btabs?(?:-pane|-content|panel)?\b|faq|answer|read-?more|aufklapp/i;
const OPENED_ELSEWHERE = /panel|modal|popup|slide|carousel|lightbox|overlay|drawer|offcanvas/i;

type State = "shown" | "hidden" | "doubtful";

/** The beginning of a part whose visibility is unclear, and whether it was imported anyway. */
export type Doubt = { words: string; isTaken: boolean };

/** Minimum number of words of a part to report. */
const WORDS_MIN = 3;

/** Maximum length of a quotation, in characters. */
const QUOTE_MAX = 100;

/**
 * Removes everything from a page that its visitors don't see: anything hidden by an attribute or a style sheet, unless
 * a control opens it. Of parts in doubt only the main text stays; all are listed.
 * @param main the part of the page to import
 */
export function removeHidden($: CheerioAPI, main: Cheerio<Element>, styles: Styles): Doubt[] {
  const doubtful: Element[] = [];
  const named = namedByControls($);
  const visit = (element: Element): void => {
    const state = stateOf($, element, styles, named);
    if (state === "hidden") $(element).remove();
    else if (state === "doubtful") doubtful.push(element);
    else for (const child of $(element).children().toArray()) visit(child);
  };
  for (const child of main.children().toArray()) visit(child);
  const words = (elements: readonly Element[]) =>
    elements.reduce((sum, element) => sum + wordsIn($(element).text()).length, 0);
  const all = wordsIn(main.text()).length;
  const isTaken = words(doubtful) > all / 2;
  return doubtful.flatMap((element) => {
    const text = $(element).text().replace(/\s+/g, " ").trim();
    const pictures = $(element).find("img").length;
    if (!isTaken) $(element).remove();
    if (wordsIn(text).length < WORDS_MIN && pictures === 0) return [];
    const beginning =
      text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX).trimEnd()} …` : text || `${pictures} Bilder`;
    return [{ words: beginning, isTaken }];
  });
}

function stateOf($: CheerioAPI, element: Element, styles: Styles, named: ReadonlySet<string>): State {
  const names = `${element.attribs.class ?? ""} ${element.attribs.id ?? ""}`;
  const why = hiddenBy(element, styles);
  if (!why) return "shown";
  if (SPOKEN.test(names)) return "hidden";
  if (element.name === "img" && (why !== "display" || isLinkedWhole($, element))) return "shown"; // until it is loaded
  if (
    (why === "visibility" || why === "opacity") &&
    (APPEARS.test(names) || APPEARING.some((name) => name in element.attribs))
  )
    return "shown";
  if (isOpenable($, element, named)) return "shown";
  if (why === "display" || why === "visibility")
    return OPENED.test(names) || OPENED_ELSEWHERE.test(names) ? "doubtful" : "hidden";
  return "doubtful";
}

/** Whether a link leads to the picture itself. */
const isLinkedWhole = ($: CheerioAPI, element: Element): boolean =>
  /\.(?:jpe?g|png|webp|avif)$/i.test($(element).closest("a").attr("href") ?? "");

type Way = "display" | "visibility" | "opacity" | "other";

/** Sides by which an element is moved off the screen; margins and indents may be negative for other reasons. */
const SIDES = ["left", "right", "top", "bottom", "margin-left", "margin-top", "inset-inline-start", "text-indent"];

/** Further than any screen is wide. */
const FAR = /-(?:(?:\d{4,}|9\d\d)px|(?:\d{3,}|9\d)r?em|\d{3,}v[wh]|\d{4,}%)/;

/** How an element is hidden; null if it is shown. */
function hiddenBy(element: Element, { valueFor }: Styles): Way | null {
  const value = (property: string) => (valueFor(element, property) ?? "").toLowerCase();
  if (element.name === "dialog" && !("open" in element.attribs)) return "display";
  const display = value("display");
  if (/^none/.test(display) || ("hidden" in element.attribs && display === "")) return "display";
  if (/^(?:hidden|collapse)/.test(value("visibility")) || value("content-visibility") === "hidden") return "visibility";
  if (isFaint(value("opacity")) || isFaint(/opacity\(([^)]+)\)/.exec(value("filter"))?.[1] ?? "")) return "opacity";
  const isFarOff = SIDES.some((side) => /^(?:calc\()?-/.test(value(side)) && FAR.test(value(side)));
  const isMoved = FAR.test(value("transform")) || /scale\(0[,)]/.test(value("transform"));
  const isTiny =
    /^(?:[0-3](?:\.\d+)?(?:px)?|0(?:em|rem|%))$/.test(value("font-size")) || /^0(?:px)?\//.test(value("font"));
  const isClipped =
    /^rect\(\s*[01]/.test(value("clip")) || /^(?:inset\((?:50|100)%|circle\(0)/.test(value("clip-path"));
  return isFarOff ||
    isMoved ||
    isTiny ||
    isClear(value("color"), value("background-color")) ||
    isClipped ||
    isShut(element, value)
    ? "other"
    : null;
}

const isFaint = (opacity: string): boolean =>
  opacity !== "" && Number.parseFloat(opacity) / (opacity.endsWith("%") ? 100 : 1) < 0.05;

const isClear = (color: string, ground: string): boolean =>
  /^(?:transparent|#[\da-f]{3}0|#[\da-f]{6}00)$|[,/]\s*0(?:\.0+)?%?\s*\)$/.test(color) ||
  (color !== "" && color === ground);

/** In a box without room for it; boxes of films have no height either, but padding. */
function isShut(element: Element, value: (property: string) => string): boolean {
  if (!/hidden|clip/.test(value("overflow")) || hasFilm(element)) return false;
  return ["height", "max-height", "width", "max-width"].some((side) => /^[01](?:px|%|vh|vw)?$/.test(value(side)));
}

const hasFilm = ({ children }: Element): boolean =>
  children.some((child) => isTag(child) && (/^(?:iframe|video|img|embed)$/.test(child.name) || hasFilm(child)));

/** Whether visitors can open it: a visible element names it, or it is part of an accordion or tabs. */
function isOpenable($: CheerioAPI, element: Element, named: ReadonlySet<string>): boolean {
  const { id = "", role = "", class: names = "" } = element.attribs;
  if (named.has(id)) return true;
  if ($(element).parent().is("details") && !("hidden" in element.attribs)) return true;
  if (/^(?:tabpanel|region)$/.test(role) && element.attribs["aria-labelledby"]) return true;
  const around = $(element).parent().attr("class") ?? "";
  const before = $(element).prev();
  return OPENED.test(`${names} ${around}`) && !OPENED_ELSEWHERE.test(names) && wordsIn(before.text()).length > 0;
}

const CONTROLS = "a, button, label, summary, [role=button], [role=tab]";

/** Attributes of a control that name the element it opens. */
const NAMES =
  /^(?:aria-controls|for|popovertarget|commandfor|data-.*(?:target|dialog|modal|panel|popup|open|toggle|tab|collapse))$/;

/** Ids in controls: `href="#terms"`, `aria-controls="terms"`, `data-bs-target="#terms"`. */
export function namedByControls($: CheerioAPI): Set<string> {
  const named = new Set<string>();
  for (const { attribs } of $(CONTROLS).toArray())
    for (const [name, value] of Object.entries(attribs))
      if (name === "href" ? value.startsWith("#") : NAMES.test(name))
        for (const part of value.split(/\s+/)) named.add(part.replace(/^#/, ""));
  named.delete("");
  return named;
}
