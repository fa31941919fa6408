import { STILL } from "../../store-still.ts";
import { filmFrame } from "./film-frame.ts";

const taken = new WeakMap<File, Promise<File>>();

/**
 * A still of a film, taken once.
 *
 * @throws when this browser cannot play the film
 */
export function stillOf(film: File): Promise<File> {
  const known = taken.get(film);
  if (known) return known;
  const name = `${film.name.replace(/\.[^.]*$/, "")}-standbild.jpg`;
  const still = filmFrame(film).then((frame) => new File([frame], name, { type: frame.type }));
  taken.set(film, still);
  return still;
}

/** Sends a still along with a film that has none, so that both are stored or neither is (uploads/store-still.ts). */
export async function addStill(body: FormData): Promise<void> {
  const film = body.get("file");
  if (!(film instanceof File) || !film.type.startsWith("video/") || body.has(STILL)) return;
  const data = JSON.parse(String(body.get("_payload") ?? "{}")) as { poster?: unknown };
  const still = data.poster ? null : await stillOf(film).catch(() => null);
  if (still) body.append(STILL, still);
}
