import { STILL } from "../../store-still.ts";

/** Times at which a still is tried, in seconds: many films begin in black. */
const MOMENTS = [1, 2, 3, 5, 8, 0];

/** Maximum width and height of a still, in px. */
const MAX_EDGE = 1920;

const JPEG_QUALITY = 0.9;

/** Timeout for a film that the browser can't play, in ms. */
const PATIENCE = 20_000;

/** Mean brightness of a black frame, of 255. */
const BLACK = 16;

/** Width of the downscaled copy whose brightness is measured, in px. */
const PROBE = 16;

function once(video: HTMLVideoElement, event: "loadeddata" | "seeked", signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener("error", () => reject(new Error("The browser can't play this film.")), {
      once: true,
      signal,
    });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function draw(video: HTMLVideoElement, width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no 2D canvas.");
  context.drawImage(video, 0, 0, width, height);
  return context;
}

function isBlack(video: HTMLVideoElement): boolean {
  const { data } = draw(video, PROBE, PROBE).getImageData(0, 0, PROBE, PROBE);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  return sum / (3 * PROBE * PROBE) < BLACK;
}

/**
 * The first frame of a film that isn't black, preferably at one second.
 *
 * @returns a JPEG of at most {@link MAX_EDGE} px in width and height
 * @throws when the browser can't play the film
 */
async function filmFrame(film: File): Promise<Blob> {
  const signal = AbortSignal.timeout(PATIENCE);
  const url = URL.createObjectURL(film);
  const video = Object.assign(document.createElement("video"), { muted: true, preload: "auto", playsInline: true });
  try {
    const loaded = once(video, "loadeddata", signal);
    video.src = url;
    await loaded;
    for (const moment of MOMENTS) {
      if (moment >= video.duration) continue;
      const seeked = once(video, "seeked", signal);
      video.currentTime = moment;
      await seeked;
      if (!isBlack(video)) break;
    }
    const scale = Math.min(1, MAX_EDGE / Math.max(video.videoWidth, video.videoHeight));
    const { canvas } = draw(video, Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale));
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
    if (!blob) throw new Error("The frame is empty.");
    return blob;
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}

const taken = new WeakMap<File, Promise<File>>();

/**
 * A still of a film, cached.
 *
 * @throws when this browser can't play the film
 */
function stillOf(film: File): Promise<File> {
  const known = taken.get(film);
  if (known) return known;
  const name = `${film.name.replace(/\.[^.]*$/, "")}-standbild.jpg`;
  const still = filmFrame(film).then((frame) => new File([frame], name, { type: frame.type }));
  taken.set(film, still);
  return still;
}

/** Adds a still to the upload of a film that has none, so that both are stored or neither is (files/store-still.ts). */
export async function addStill(body: FormData): Promise<void> {
  const film = body.get("file");
  if (!(film instanceof File) || !film.type.startsWith("video/") || body.has(STILL)) return;
  const data = JSON.parse(String(body.get("_payload") ?? "{}")) as { poster?: unknown };
  const still = data.poster ? null : await stillOf(film).catch(() => null);
  if (still) body.append(STILL, still);
}
