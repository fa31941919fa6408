import { isUploadedPicture } from "../../file-types.ts";
import { MAX_WORDS_BYTES, NO_WORDS, type Words } from "../../words/words.ts";

const asked = new WeakMap<File, Promise<Words>>();

/** The words within a picture, asked for once before it is sent: only its form can still propose them. None where nobody knows. */
export function wordsOfFile(file: File): Promise<Words> {
  const known = asked.get(file);
  if (known) return known;
  const words = isUploadedPicture(file.type) ? ask(file).catch(() => NO_WORDS) : Promise.resolve(NO_WORDS);
  asked.set(file, words);
  return words;
}

async function ask(file: File): Promise<Words> {
  const body = file.slice(0, MAX_WORDS_BYTES);
  const answer = await fetch("/api/media/words", { method: "POST", body });
  return answer.ok ? ((await answer.json()) as Words) : NO_WORDS;
}
