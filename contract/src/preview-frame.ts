import type { Place } from "./place.ts";

/** Messages between the admin and the preview in its frame, by `postMessage`. Browsers load this file. */
export const PREVIEW_MESSAGE = "schaufenster-preview";

/** The edited part of an entry: a service is a slide and a section of the landing page, all others have one place. */
export type PreviewPart = "slide" | "section";

/** Where a preview stood: the id of the element that it showed, null for the top of the page, and its scroll position in px. */
export type PreviewPosition = { shown: string | null; y: number };

/** An entry's place on the page; `collection` and `id` are the content system's. */
export type PreviewTarget = { collection: string; id: string; part: PreviewPart };

/**
 * From the preview, `ready`: its document is there and waits for `show`. `painted`: what was asked for is on the screen. `picked`:
 * something of the entry was clicked. `elsewhere`: something that another form edits.
 */
export type PreviewAnswer =
  | { type: typeof PREVIEW_MESSAGE; state: "ready" }
  | { type: typeof PREVIEW_MESSAGE; state: "painted"; shown: string | null }
  | PreviewClick;

export type PreviewClick =
  | { type: typeof PREVIEW_MESSAGE; state: "picked"; place: Place }
  | { type: typeof PREVIEW_MESSAGE; state: "elsewhere"; name: string; href: string };

/**
 * From the admin, `show`: what is edited; the position is kept when the same element is shown again. `field`: what the field holds
 * that has the focus; null for none. `saved`: to a preview in a window of its own, which loads itself again.
 */
export type PreviewOrder = { type: typeof PREVIEW_MESSAGE } & (
  | { state: "show"; target: PreviewTarget; keep: PreviewPosition | null }
  | { state: "field"; place: Place | null }
  | { state: "saved" }
);

type Received = { origin: string; source: unknown; data: unknown };

/** Whether an event brings such a message from that window of that origin. */
export function isPreviewMessage(
  { origin, source, data }: Received,
  from: Pick<Received, "origin" | "source">,
): boolean {
  if (origin !== from.origin || source !== from.source) return false;
  return typeof data === "object" && data !== null && "type" in data && data.type === PREVIEW_MESSAGE;
}
