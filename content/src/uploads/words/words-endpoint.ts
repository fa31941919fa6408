import type { Endpoint } from "payload";
import { SIGN_IN } from "../../access/sign-in-sentence.ts";
import { answer, refusal } from "../../http/answers.ts";
import { packedTextBytes } from "../png-text.ts";
import { MAX_WORDS_BYTES, NO_WORDS } from "./words.ts";
import { wordsWithin } from "./words-within.ts";

/**
 * Answers which words are within a picture, so that its form can propose them before it is uploaded: its beginning is the
 * request's body.
 */
export const wordsEndpoint: Endpoint = {
  path: "/words",
  method: "post",
  handler: async (req) => {
    if (!req.user) return refusal(403, SIGN_IN);
    const sent = Number(req.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
    const body = sent > MAX_WORDS_BYTES ? undefined : await req.arrayBuffer?.();
    const picture = body ? Buffer.from(body) : Buffer.alloc(0);
    return answer(packedTextBytes(picture) > 0 ? NO_WORDS : await wordsWithin(picture));
  },
};
