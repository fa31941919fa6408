import { expect, test } from "vitest";
import { type Frames, framesReducer, NO_FRAMES } from "./frames.ts";

const load = (frames: Frames, url = "/vorschau") => framesReducer(frames, { type: "load", url });
const painted = (frames: Frames, key: number) => framesReducer(frames, { type: "painted", key });

test("the old view stays until the new one is painted", () => {
  const first = painted(load(NO_FRAMES), 1);
  expect(first).toEqual({ shown: { key: 1, url: "/vorschau" }, loading: null, next: null });
  const reloading = load(first);
  expect(reloading.shown).toEqual(first.shown);
  expect(painted(reloading, 2).shown?.key).toBe(2);
});

test("a save during loading is shown afterwards, once", () => {
  const busy = load(load(load(NO_FRAMES), "/vorschau?b"), "/vorschau?c");
  expect(busy.loading).toEqual({ key: 1, url: "/vorschau" });
  const after = painted(busy, 1);
  expect(after).toEqual({ shown: busy.loading, loading: { key: 2, url: "/vorschau?c" }, next: null });
  expect(painted(after, 2).loading).toBeNull();
});

test("a second painted message changes nothing", () => {
  const reloading = load(painted(load(NO_FRAMES), 1));
  expect(painted(reloading, 1)).toBe(reloading);
});
