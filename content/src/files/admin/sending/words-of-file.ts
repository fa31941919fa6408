import { ask } from "../../../ui/ask.ts";
import { isUploadedPicture } from "../../file-types.ts";
import { MAX_WORDS_BYTES, NO_WORDS, type Words } from "../../words/embedded-words.ts";

const asked = new WeakMap<File, Promise<Words>>();

/**
 * The texts embedded in a picture, requested once before the upload: the form can only propose them then. Empty on
 * failure.
 */
export function wordsOfFile(file: File): Promise<Words> {
  const known = asked.get(file);
  if (known) return known;
  const words = isUploadedPicture(file.type) ? read(file) : Promise.resolve(NO_WORDS);
  asked.set(file, words);
  return words;
}

async function read(file: File): Promise<Words> {
  const answer = await ask<Words>("/api/media/words", { method: "POST", given: file.slice(0, MAX_WORDS_BYTES) });
  return answer.ok ? answer.data : NO_WORDS;
}
