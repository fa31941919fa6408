/** A document in the preview. A new one loads behind the visible one until it is painted. */
type Frame = { key: number; url: string };

export type Frames = {
  shown: Frame | null;
  loading: Frame | null;
  /** URL to load next: something was saved during loading. */
  next: string | null;
};

type FramesAction = { type: "load"; url: string } | { type: "painted"; key: number };

export const NO_FRAMES: Frames = { shown: null, loading: null, next: null };

const frameAfter = (frame: Frame | null, url: string): Frame => ({ key: (frame?.key ?? 0) + 1, url });

/** Loads one frame at a time; of URLs requested meanwhile, loads the latest. */
export function framesReducer(frames: Frames, action: FramesAction): Frames {
  const { shown, loading, next } = frames;
  if (action.type === "load") {
    return loading ? { ...frames, next: action.url } : { shown, loading: frameAfter(shown, action.url), next: null };
  }
  if (loading?.key !== action.key) return frames;
  return { shown: loading, loading: next === null ? null : frameAfter(loading, next), next: null };
}
