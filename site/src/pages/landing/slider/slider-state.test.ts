import { expect, test } from "vitest";
import sheet from "../../../styles/tokens.css?raw";
import {
  activeThumbnailId,
  isTransitioning,
  neighbour,
  SLIDE_CHANGE_MS,
  SLIDER_AUTOPLAY_MS,
  type SliderAction,
  showing,
  sliderReducer,
} from "./slider-state.ts";

function after(...actions: SliderAction[]) {
  return actions.reduce(sliderReducer, showing("foto"));
}

test("a slide starts every 15000 ms, and the style sheet has the same durations (spec §9, slider autoplay)", () => {
  expect(SLIDER_AUTOPLAY_MS).toBe(15_000);
  expect(sheet).toContain(`--slide: ${SLIDER_AUTOPLAY_MS}ms;`);
  expect(sheet).toContain(`--slide-change: ${SLIDE_CHANGE_MS}ms;`);
});

test("transitioning is true from slide start to slide end, then the active id is the new slide (spec §4, slider)", () => {
  const selected = after({ type: "select", id: "film" });
  expect([isTransitioning(selected), selected.activeSlideId]).toEqual([false, "foto"]);
  const started = sliderReducer(selected, { type: "start" });
  expect([isTransitioning(started), started.activeSlideId]).toEqual([true, "foto"]);
  expect(sliderReducer(started, { type: "end" })).toEqual(showing("film"));
});

test("a chosen thumbnail becomes active only when its slide has ended (spec §4, slider)", () => {
  const select: SliderAction = { type: "select", id: "film" };
  expect(activeThumbnailId(after())).toBe("foto");
  expect(activeThumbnailId(after(select))).toBe(null);
  expect(activeThumbnailId(after(select, { type: "start" }))).toBe(null);
  expect(activeThumbnailId(after(select, { type: "start" }, { type: "end" }))).toBe("film");
});

test("a slide chosen during a change is queued; choosing the entering one again changes nothing", () => {
  const entering = after({ type: "select", id: "film" }, { type: "start" });
  const ended = sliderReducer(sliderReducer(entering, { type: "select", id: "web" }), { type: "end" });
  expect(ended).toEqual({ activeSlideId: "film", enteringSlideId: null, requestedSlideId: "web" });
  expect(sliderReducer(entering, { type: "select", id: "film" })).toEqual(entering);
  expect(after({ type: "select", id: "foto" })).toEqual(showing("foto"));
});

test("an end without a start and a start without a choice change nothing", () => {
  expect(after({ type: "end" }, { type: "start" })).toEqual(showing("foto"));
});

test("the slides loop (spec §2, slider)", () => {
  const ids = ["foto", "film", "web"];
  expect([neighbour(ids, "foto", 1), neighbour(ids, "web", 1)]).toEqual(["film", "foto"]);
  expect([neighbour(ids, "film", -1), neighbour(ids, "foto", -1)]).toEqual(["foto", "web"]);
  expect(neighbour([], null, 1)).toBe(null);
});
