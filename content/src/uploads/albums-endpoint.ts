import type { Endpoint } from "payload";
import { SIGN_IN } from "../access/sign-in-sentence.ts";
import { answer, refusal } from "../http/answers.ts";

const BY_NAME = new Intl.Collator("de", { numeric: true });

/** Answers which albums there are: `{ albums: ["Bauten", "Porträts"] }`. An album is there as long as a file is in it. */
export const albumsEndpoint: Endpoint = {
  path: "/albums",
  method: "get",
  handler: async (req) => {
    if (!req.user) return refusal(403, SIGN_IN);
    const where = { album: { exists: true } };
    const { values } = await req.payload.findDistinct({ collection: "media", field: "album", where, limit: 0, req });
    const albums = values.flatMap(({ album }) => album || []).sort(BY_NAME.compare);
    return answer({ albums });
  },
};
