import type { Endpoint } from "payload";
import { BodyTooLarge, boundedBody } from "../http/bounded-body.ts";
import { refused } from "../http/refused.ts";
import { makeMarkFit } from "./mark-worker.ts";

/** Largest file that is read, in bytes. */
const MAX_BYTES = 3_000_000;

/** Takes an SVG or PNG and answers with the mark as it would be stored, for the form to show. Stores nothing. */
export const markEndpoint: Endpoint = {
  path: "/mark",
  method: "post",
  handler: async (req) => {
    if (!req.user) throw refused("Bitte melden Sie sich an.", 403);
    if (Number(req.headers.get("content-length")) > MAX_BYTES) throw tooLarge();
    const body = await boundedBody({ body: req.body ?? null }, MAX_BYTES).catch((error: unknown) => {
      throw error instanceof BodyTooLarge ? tooLarge() : error;
    });
    const address = `data:image/svg+xml;base64,${body.toString("base64")}`;
    const { mark, markGround, markOpaque } = await makeMarkFit(address, req.user.id);
    return Response.json({ mark, markGround, markOpaque });
  },
};

const tooLarge = () => refused("Diese Datei ist zu groß. Erlaubt sind 3 MB.");
