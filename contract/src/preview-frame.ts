import type { Place } from "./place.ts";

/** Messages between the admin and the framed preview, by `postMessage`. Runs in browsers. */
export const PREVIEW_MESSAGE = "schaufenster-preview";

/** The edited part of an entry: a service is a slide and a section of the landing page, all others have one place. */
export type PreviewPart = "slide" | "section";

/** A preview's position: the id of the element shown, null for the top of the page, and its scroll position in px. */
export type PreviewPosition = { shown: string | null; y: number };

/** An entry's place on the page; `collection` and `id` are the content system's. */
export type PreviewTarget = { collection: string; id: string; part: PreviewPart };

/**
 * From the preview. `ready`: its document is loaded and waits for `show`. `painted`: the requested part is on screen.
 * `picked`: something of the entry was clicked. `elsewhere`: something that another form edits.
 */
export type PreviewAnswer =
  | { type: typeof PREVIEW_MESSAGE; state: "ready" }
  | { type: typeof PREVIEW_MESSAGE; state: "painted"; shown: string | null }
  | PreviewClick;

export type PreviewClick =
  | { type: typeof PREVIEW_MESSAGE; state: "picked"; place: Place }
  | { type: typeof PREVIEW_MESSAGE; state: "elsewhere"; name: string; href: string };

/**
 * From the admin. `show`: the edited part; the position is kept if the same element is shown again. `field`: the value
 * of the focused field; null for none. `saved`: to a preview in its own window, which reloads.
 */
export type PreviewOrder = { type: typeof PREVIEW_MESSAGE } & (
  | { state: "show"; target: PreviewTarget; keep: PreviewPosition | null }
  | { state: "field"; place: Place | null }
  | { state: "saved" }
);

type Received = { origin: string; source: unknown; data: unknown };

/** Whether an event is such a message from that window of that origin. */
export function isPreviewMessage(
  { origin, source, data }: Received,
  from: Pick<Received, "origin" | "source">,
): boolean {
  if (origin !== from.origin || source !== from.source) return false;
  return typeof data === "object" && data !== null && "type" in data && data.type === PREVIEW_MESSAGE;
}
