/** `next` brings in the card on the right. */
export type Direction = "next" | "previous";

/** Duration of a slide in ms (spec §9, references carousel: speed 1000, nav speed 700). */
export const SLIDE_MS = { autoplay: 1000, arrow: 700 } as const;

/** Delay between two automatic slides (spec §9, references carousel: 5000 ms timeout). */
export const AUTOPLAY_INTERVAL_MS = 5000;

/** Delay from the end of a pause to the next slide (spec §9, references carousel: resume after 1000 ms). */
export const AUTOPLAY_RESUME_MS = 1000;

export type Slide = { direction: Direction; cause: keyof typeof SLIDE_MS };

/**
 * State of the carousel. It loops by order alone: the row starts with card `first` and wraps around, so no card is
 * there twice. Sliding to the next moves the first card out of view, then to the end; sliding to the previous puts the
 * last card in front, out of view, then slides it in.
 */
export type Carousel = {
  /** Index of the leftmost card. */
  first: number;
  slide: Slide | null;
  /** Requested by an arrow during a slide; starts right after it. */
  queued: Slide | null;
};

export type CarouselAction = { type: "start"; slide: Slide } | { type: "end" } | { type: "showAt"; first: number };

export const AT_REST: Carousel = { first: 0, slide: null, queued: null };

/** Reducer for a carousel of `count` cards. */
export function carouselOf(count: number): (state: Carousel, action: CarouselAction) => Carousel {
  const around = (index: number) => ((index % count) + count) % count;

  function start({ first }: Carousel, slide: Slide): Carousel {
    return { first: slide.direction === "previous" ? around(first - 1) : first, slide, queued: null };
  }

  function end(state: Carousel): Carousel {
    if (!state.slide) return state;
    const ended = { ...AT_REST, first: state.slide.direction === "next" ? around(state.first + 1) : state.first };
    return state.queued ? start(ended, state.queued) : ended;
  }

  return (state, action) => {
    switch (action.type) {
      case "showAt":
        return { ...AT_REST, first: around(action.first) };
      case "end":
        return end(state);
      case "start":
        if (!state.slide) return start(state, action.slide);
        return action.slide.cause === "arrow" ? { ...state, queued: action.slide } : state;
    }
  };
}

export function rowOf<Card>(cards: readonly Card[], first: number): Card[] {
  return [...cards.slice(first), ...cards.slice(0, first)];
}
