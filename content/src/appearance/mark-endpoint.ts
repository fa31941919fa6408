import { APIError, type Endpoint } from "payload";
import { prepareMark } from "./mark.ts";

/** Largest file that is read, in bytes. */
const MAX_BYTES = 3_000_000;

/**
 * Takes an SVG or PNG as its body and gives back the mark as it would be stored, so that the form shows at once what is made
 * of it. Stores nothing.
 */
export const markEndpoint: Endpoint = {
  path: "/mark",
  method: "post",
  handler: async (req) => {
    if (!req.user) throw new APIError("Bitte melden Sie sich an.", 403, null, true);
    if (Number(req.headers.get("content-length")) > MAX_BYTES) throw tooLarge();
    const type = req.headers.get("content-type") === "image/png" ? "png" : "svg+xml";
    const body = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0));
    if (body.length > MAX_BYTES) throw tooLarge();
    const { mark, markWidth, markHeight, markOpaque } = await prepareMark(
      `data:image/${type};base64,${body.toString("base64")}`,
    );
    return Response.json({ mark, markWidth, markHeight, markOpaque });
  },
};

const tooLarge = () => new APIError("Diese Datei ist zu groß. Erlaubt sind 3 MB.", 400, null, true);
