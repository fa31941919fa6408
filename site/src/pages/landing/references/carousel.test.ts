import fc from "fast-check";
import { expect, test } from "vitest";
import {
  AT_REST,
  type Carousel,
  type CarouselAction,
  carouselOf,
  type Direction,
  rowOf,
  SLIDE_MS,
} from "./carousel.ts";

const CARDS = ["A", "B", "C", "D"];
const reduce = carouselOf(CARDS.length);

const start = (direction: Direction, cause: keyof typeof SLIDE_MS = "arrow"): CarouselAction => ({
  type: "start",
  slide: { direction, cause },
});

const after = (...actions: CarouselAction[]): Carousel => actions.reduce(reduce, AT_REST);
const row = (state: Carousel) => rowOf(CARDS, state.first).join("");

test("a slide takes 1000 ms automatically and 700 ms by an arrow (spec §9, references carousel)", () => {
  expect(SLIDE_MS).toEqual({ autoplay: 1000, arrow: 700 });
});

test("the next card comes from the right, and the one that left moves to the end once it is out of view", () => {
  expect(row(after(start("next")))).toBe("ABCD");
  expect(row(after(start("next"), { type: "end" }))).toBe("BCDA");
});

test("the previous card is put in front before it slides in", () => {
  expect(row(after(start("previous")))).toBe("DABC");
  expect(row(after(start("previous"), { type: "end" }))).toBe("DABC");
});

test("it loops both ways (spec §9, references carousel)", () => {
  for (const direction of ["next", "previous"] as const) {
    const round = CARDS.flatMap((): CarouselAction[] => [start(direction), { type: "end" }]);
    expect(after(...round)).toEqual(AT_REST);
  }
});

test("an arrow pressed during a slide is queued", () => {
  const state = after(start("next"), start("previous"), { type: "end" });
  expect(state.slide?.direction).toBe("previous");
  expect(row(state)).toBe("ABCD");
});

test("autoplay is never queued behind a slide", () => {
  expect(after(start("next"), start("next", "autoplay")).queued).toBeNull();
});

test("if a visitor scrolled the row before hydration, it stays at that card", () => {
  expect(row(after({ type: "showAt", first: 2 }))).toBe("CDAB");
});

test("after any sequence of presses, every card is in the row exactly once", () => {
  const action = fc.oneof(
    fc.constant<CarouselAction>({ type: "end" }),
    fc.integer({ min: -20, max: 20 }).map((first): CarouselAction => ({ type: "showAt", first })),
    fc.constantFrom(start("next"), start("previous"), start("next", "autoplay")),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(action), (count, actions) => {
      const cards = Array.from({ length: count }, (_, index) => index);
      const { first } = actions.reduce(carouselOf(count), AT_REST);
      expect(rowOf(cards, first).toSorted((a, b) => a - b)).toEqual(cards);
    }),
  );
});
