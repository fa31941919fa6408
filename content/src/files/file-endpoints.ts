import type { Endpoint, PayloadHandler } from "payload";
import { answer, refusal } from "../platform/http/answers.ts";
import { SIGN_IN } from "../platform/http/sign-in-sentence.ts";
import { findMedia } from "./find-media.ts";
import { usesOf, usesOfCategory } from "./usage.ts";
import { MAX_WORDS_BYTES } from "./words/embedded-words.ts";
import { wordsWithin } from "./words/words-within.ts";

const BY_NAME = new Intl.Collator("de", { numeric: true });

const whenSignedIn =
  (handler: PayloadHandler): PayloadHandler =>
  (req) =>
    req.user ? handler(req) : refusal(403, SIGN_IN);

/** GET: names of all albums, `{ albums: ["Bauten", "Porträts"] }`. An album exists while a file is in it. */
const albums: Endpoint = {
  path: "/albums",
  method: "get",
  handler: whenSignedIn(async (req) => {
    const where = { album: { exists: true } };
    const { values } = await req.payload.findDistinct({ collection: "media", field: "album", where, limit: 0, req });
    return answer({ albums: values.flatMap(({ album }) => album || []).sort(BY_NAME.compare) });
  }),
};

/** GET: where a file is used, including the trash, `{ uses: [{ place, href }] }`. */
const uses: Endpoint = {
  path: "/:id/uses",
  method: "get",
  handler: whenSignedIn(async (req) => {
    const id = Number(req.routeParams?.id);
    const media = Number.isInteger(id) ? await findMedia(req, id) : null;
    if (!media) return refusal(404, "Diese Datei gibt es nicht mehr.");
    return answer({ uses: await usesOf(req, media, true) });
  }),
};

/**
 * POST: the texts embedded in a picture, so that the form can propose them before the upload. The request's body is the
 * beginning of the file.
 */
const words: Endpoint = {
  path: "/words",
  method: "post",
  handler: whenSignedIn(async (req) => {
    const sent = Number(req.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
    const body = sent > MAX_WORDS_BYTES ? undefined : await req.arrayBuffer?.();
    const picture = body ? Buffer.from(body) : Buffer.alloc(0);
    return answer(await wordsWithin(picture));
  }),
};

/** GET: the projects of a category, in the format of {@link uses}; empty for an unknown category. */
export const usesInProjects: Endpoint = {
  path: "/:id/uses",
  method: "get",
  handler: whenSignedIn(async (req) =>
    answer({ uses: await usesOfCategory(req, Number(req.routeParams?.id) || 0, true) }),
  ),
};

export const mediaEndpoints: Endpoint[] = [uses, albums, words];
