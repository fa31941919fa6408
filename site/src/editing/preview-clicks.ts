import { PREVIEW_MESSAGE, type PreviewAnswer, type PreviewTarget } from "@schaufenster/contract/preview-frame";
import { type Edited, formOf, type Part, pageByAddress, partAt, partsOf } from "./parts.ts";
import { placeAt } from "./place-on-page.ts";

/** Elements that react to clicks in the preview, too: a slide changes, a menu opens, a form is filled in. */
const DOES_SOMETHING = "button, summary, label, input, textarea, select, [data-thumbnail], dialog";

function isOf(target: PreviewTarget, edited: Edited): boolean {
  if (!("collection" in edited)) return false;
  return edited.collection === target.collection && (edited.id === undefined || edited.id === target.id);
}

/** The parts of the page that the open form edits, those of the open tab first. */
export function ownParts(target: PreviewTarget | null): Part[] {
  const own = target ? partsOf(pageByAddress()).filter(({ edited }) => isOf(target, edited)) : [];
  const isSlide = ({ element }: Part) => element.id.startsWith("slide-");
  const shown = own.filter((part) => isSlide(part) === (target?.part === "slide"));
  return [...shown, ...own.filter((part) => !shown.includes(part))];
}

/** The message to the form after a click in the preview; null for a click that acts as for visitors. */
export function clickInPreview(event: MouseEvent, element: Element, target: PreviewTarget): PreviewAnswer | null {
  const part = partAt(partsOf(pageByAddress()), element);
  if (!part) return null;
  const doesSomething = element.closest(DOES_SOMETHING) !== null;
  const place = placeAt(part.element, event)?.place;
  if (isOf(target, part.edited) && place) {
    if (!doesSomething) event.preventDefault();
    if (!doesSomething) event.stopPropagation();
    return { type: PREVIEW_MESSAGE, state: "picked", place: { ...place, fields: place.fields ?? part.fields } };
  }
  if (doesSomething || element.closest("a")) return null;
  return { type: PREVIEW_MESSAGE, state: "elsewhere", name: part.name, href: formOf(part.edited) };
}
