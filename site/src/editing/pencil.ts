import { PLACE_HASH, type Place } from "@schaufenster/contract/place";
import { type Edited, formOf, markLink, type Part, partAt, partsOf, sectionsOf } from "./parts.ts";
import { placeAt, placeOf } from "./place-on-page.ts";

/** In ms; a moving pointer shows no pencils on its way. */
const REST_MS = 120;

const LONG_TOUCH_MS = 500;

/** How far the finger may move meanwhile, in px. */
const STILL_PX = 10;

const ACTIVE = "a, button, summary, label, input, textarea, select, video";

/** Room for the pencil, in px. */
const SIZE = 46;

/** A highlighted part of the page: a frame around it, and the link to its form beside it. */
export type Pencil = { pointOut: (part: Part) => void; hide: () => void };

export function formAt({ edited, fields }: Part, place: Place): string {
  return formOf(edited) + PLACE_HASH + encodeURIComponent(JSON.stringify({ ...place, fields: place.fields ?? fields }));
}

/**
 * Shows a pencil at the text or picture that is hovered, focused or tapped or, if it is a link or button, long-pressed.
 * @param host of the tools themselves, which have no pencil
 * @param whole the pencil of the section around it, at the section's corner
 */
export function startPencil(
  host: Element,
  { link, whole, frame }: { link: HTMLAnchorElement; whole: HTMLAnchorElement; frame: HTMLElement },
  page: Edited | null,
): Pencil {
  let shown: Element | null = null;
  let section: Part | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = false;

  function drawSection(): void {
    const box = section?.element.getBoundingClientRect();
    whole.hidden = !box || box.bottom < SIZE || box.top > innerHeight - SIZE;
    const header = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
    if (box) Object.assign(whole.style, { right: "4px", top: `${Math.max(box.top, header) + 4}px` });
  }

  function draw(): void {
    drawSection();
    if (!shown) return;
    const range = document.createRange();
    range.selectNodeContents(shown);
    const box = (shown instanceof HTMLImageElement ? shown : range).getBoundingClientRect();
    const [left, top] = [Math.max(box.left, 4), Math.max(box.top, 4)];
    const [right, bottom] = [Math.min(box.right, innerWidth - 4), Math.min(box.bottom, innerHeight - 4)];
    frame.hidden = link.hidden = bottom <= top || right <= left;
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px` });
    Object.assign(frame.style, { width: `${right - left}px`, height: `${bottom - top}px` });
    const beside = right + SIZE < innerWidth ? right + 4 : right - SIZE;
    Object.assign(link.style, { left: `${beside}px`, top: `${Math.min(top, innerHeight - SIZE)}px` });
  }

  function show(part: Part, element: Element, place: Place): void {
    shown = element;
    link.href = formAt(part, place);
    markLink(link, part);
    link.setAttribute("aria-label", `Bearbeiten: ${part.name}`);
    draw();
  }

  function hide(): void {
    shown = null;
    lookAtSection(null);
    frame.hidden = link.hidden = true;
  }

  function lookAtSection(element: Element | null): void {
    section = partAt(sectionsOf(), element);
    if (section) {
      whole.href = formOf(section.edited);
      markLink(whole, section);
      whole.lastChild?.replaceWith(`${section.name} ordnen`);
    }
    drawSection();
  }

  function lookAt(target: EventTarget | null, point: { x: number; y: number }): void {
    if (target === host) return;
    const part = partAt(partsOf(page), target as Element | null);
    const found = part && placeAt(part.element, point);
    if (part && found) show(part, found.box, found.place);
    else if (part && part.element.localName !== "main") show(part, part.element, placeOf(part.element));
    else hide();
    lookAtSection(target as Element | null);
  }

  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") {
      if (Math.hypot(event.movementX, event.movementY) > STILL_PX) clearTimeout(timer);
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => lookAt(event.target, event), REST_MS);
  });
  document.addEventListener("pointerdown", (event) => {
    touched = false;
    if (event.pointerType !== "touch" || event.target === host) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      touched = true;
      lookAt(event.target, event);
    }, LONG_TOUCH_MS);
  });
  for (const type of ["pointerup", "pointercancel"] as const)
    document.addEventListener(type, ({ type, pointerType, target, x, y }) => {
      if (pointerType !== "touch" || target === host) return;
      clearTimeout(timer);
      // A tap on an active element activates it; a long press shows its pencil.
      if (type === "pointerup" && !touched && !(target as Element).closest(ACTIVE)) lookAt(target, { x, y });
    });
  // The browser's context menu would cover the pencil.
  document.addEventListener("contextmenu", (event) => touched && event.preventDefault());
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || target === host || !target.matches(":focus-visible")) return;
    const part = partAt(partsOf(page), target);
    if (part) show(part, target, placeOf(target));
    else hide();
    lookAtSection(target);
  });
  addEventListener("scroll", draw, { passive: true });
  addEventListener("resize", draw);

  function pointOut(part: Part): void {
    part.element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (!("section" in part.edited)) show(part, part.element, placeOf(part.element));
    lookAtSection(part.element);
  }
  return { pointOut, hide };
}
