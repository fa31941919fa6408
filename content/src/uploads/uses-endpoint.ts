import type { Endpoint } from "payload";
import { SIGN_IN } from "../access/sign-in-sentence.ts";
import { answer, refusal } from "../http/answers.ts";
import { findMedia } from "./find-media.ts";
import { usesOf } from "./usage.ts";

/** Answers where a file is used, in the trash too: `{ uses: [{ place, href }] }`. */
export const usesEndpoint: Endpoint = {
  path: "/:id/uses",
  method: "get",
  handler: async (req) => {
    if (!req.user) return refusal(403, SIGN_IN);
    const id = Number(req.routeParams?.id);
    const media = Number.isInteger(id) ? await findMedia(req, id) : null;
    if (!media) return refusal(404, "Diese Datei gibt es nicht mehr.");
    return answer({ uses: await usesOf(req, media, true) });
  },
};
