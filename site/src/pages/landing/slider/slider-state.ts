/** Delay between slide starts (spec §9, homepage slider autoplay). */
export const SLIDER_AUTOPLAY_MS = 15_000;

export const SLIDE_CHANGE_MS = 1000;

/**
 * Spec §4, homepage slider. `activeSlideId` is the slide shown, `enteringSlideId` the one replacing it, from its start
 * to its end, and `requestedSlideId` the one that starts next, once its picture is loaded.
 */
type SliderState = {
  activeSlideId: string | null;
  enteringSlideId: string | null;
  requestedSlideId: string | null;
};

export type SliderAction =
  | { type: "select"; id: string }
  | { type: "start" }
  | { type: "end" }
  /** Shows the slide immediately, without start and end. */
  | { type: "show"; id: string };

export function showing(id: string | null): SliderState {
  return { activeSlideId: id, enteringSlideId: null, requestedSlideId: null };
}

/** The transitioning flag of spec §4: true from slide start to slide end. */
export function isTransitioning(state: SliderState): boolean {
  return state.enteringSlideId !== null;
}

/** The slide whose time runs: from its start, not from its end. */
export function currentSlideId(state: SliderState): string | null {
  return state.enteringSlideId ?? state.activeSlideId;
}

/** Null between a choice and the end of the slide (spec §4). */
export function activeThumbnailId(state: SliderState): string | null {
  return isTransitioning(state) || state.requestedSlideId !== null ? null : state.activeSlideId;
}

export function sliderReducer(state: SliderState, action: SliderAction): SliderState {
  switch (action.type) {
    case "select":
      return { ...state, requestedSlideId: action.id === currentSlideId(state) ? null : action.id };
    case "start":
      if (state.requestedSlideId === null || isTransitioning(state)) return state;
      return { ...state, enteringSlideId: state.requestedSlideId, requestedSlideId: null };
    case "end":
      return isTransitioning(state) ? { ...state, activeSlideId: state.enteringSlideId, enteringSlideId: null } : state;
    case "show":
      return showing(action.id);
  }
}

/** The id after (1) or before (-1) this one; wraps around. */
export function neighbour(ids: string[], id: string | null, direction: 1 | -1): string | null {
  const place = id === null ? -1 : ids.indexOf(id);
  return ids.at((place + direction) % ids.length) ?? null;
}
