import { findPlace, lettersOf, type Place, pictureOf, withWordsAround } from "@schaufenster/contract/place";

/** Payload's form values, by field path. */
export type FormValues = Record<string, { value?: unknown }>;

/** Fields without text for visitors. */
const NOT_READ = /(^|\.)(id|updatedAt|deletedAt|lastEditor|lastForm|_status|address|mark\w*|_\w+)$/;

/** Ranks how well a value matches, 0 is best: an exact match in a hinted field; then a longer text that contains it. */
function fitOf(path: string, value: string, { texts, fields = [] }: Place): number | null {
  const meant = fields.some((field) => path === field || path.endsWith(`.${field}`)) ? 0 : 1;
  const same = texts.some(({ text }) => lettersOf(text).letters === lettersOf(value).letters);
  if (same) return meant;
  const held = findPlace(value, texts);
  return held && 2 + 2 * held.place + meant;
}

function fieldOfText(values: FormValues, place: Place): string | null {
  const fits = Object.entries(values).flatMap(([path, { value }]) => {
    if (NOT_READ.test(path) || (typeof value !== "string" && typeof value !== "number")) return [];
    const fit = place.texts.length === 0 ? null : fitOf(path, String(value), place);
    return fit === null ? [] : [{ path, fit }];
  });
  return fits.sort((one, other) => one.fit - other.fit)[0]?.path ?? null;
}

/**
 * The form field with the content at a place of the page; the first one if several match equally.
 *
 * @param pictures ids of the library's files with the place's picture
 * @returns its path; null if there is none
 */
export function findField(values: FormValues, place: Place, pictures: readonly unknown[] = []): string | null {
  const best = fieldOfText(values, place) ?? fieldOfText(values, { ...place, texts: withWordsAround(place.texts) });
  if (best) return best;
  const { picture } = place;
  if (!picture) return null;
  const ids = new Set(pictures.map(String));
  const fields = Object.entries(values).filter(([path]) => !NOT_READ.test(path));
  const uploads = fields.filter(([, { value }]) => [value].flat().some((id) => ids.has(String(id))));
  const meant = uploads.find(([path]) => place.fields?.includes(path)) ?? uploads[0];
  const text = fields.find(([, { value }]) => typeof value === "string" && value.includes(picture));
  return (meant ?? text)?.[0] ?? null;
}

/** Ids of a picture's files in the media library. */
export async function idsOfPicture(picture: string | undefined): Promise<number[]> {
  if (!picture) return [];
  const asked = new URLSearchParams({ "where[filename][contains]": picture, depth: "0", limit: "10" });
  const answer = await fetch(`/api/media?${asked}`);
  if (!answer.ok) return [];
  const { docs } = (await answer.json()) as { docs: { id: number; filename?: string }[] };
  return docs.filter(({ filename }) => pictureOf(`/uploads/${filename}`) === picture).map(({ id }) => id);
}
