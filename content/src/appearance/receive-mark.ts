import type { Endpoint, GlobalBeforeOperationHook } from "payload";
import { pauseTransaction, resumeTransaction } from "../platform/database/pause-transaction.ts";
import { BodyTooLarge, boundedBody } from "../platform/http/bounded-body.ts";
import { refused } from "../platform/http/refused.ts";
import { SIGN_IN } from "../platform/http/sign-in-sentence.ts";
import { prepareMarkInProcess } from "./mark-worker.ts";
import type { Mark } from "./prepare-mark.ts";

const MAX_BYTES = 3_000_000;

const NO_MARK: Record<keyof Mark, null> = {
  mark: null,
  markId: null,
  markWidth: null,
  markHeight: null,
  markGround: null,
  markOpaque: null,
};

const tooLarge = () => refused("Diese Datei ist zu groß. Erlaubt sind 3 MB.");

/** POST: responds with an uploaded SVG or PNG as it would be stored, for the form. Stores nothing. */
export const markEndpoint: Endpoint = {
  path: "/mark",
  method: "post",
  handler: async (req) => {
    if (!req.user) throw refused(SIGN_IN, 403);
    if (Number(req.headers.get("content-length")) > MAX_BYTES) throw tooLarge();
    const body = await boundedBody({ body: req.body ?? null }, MAX_BYTES).catch((error: unknown) => {
      throw error instanceof BodyTooLarge ? tooLarge() : error;
    });
    const { mark, markGround, markOpaque } = await prepareMarkInProcess(
      `data:image/svg+xml;base64,${body.toString("base64")}`,
    );
    return Response.json({ mark, markGround, markOpaque });
  },
};

/**
 * Prepares a mark while the transaction is paused, so that no other writer waits. Facts in the request are ignored.
 *
 * @throws APIError with a German message
 */
export const prepareMarkBeforeOperation: GlobalBeforeOperationHook = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  if (operation !== "update" || !(req.user || overrideAccess)) return args;
  const { mark, ...sent } = (args as { data?: Record<string, unknown> }).data ?? {};
  const others = Object.fromEntries(Object.entries(sent).filter(([field]) => !(field in NO_MARK)));
  if (mark === undefined) return { ...args, data: others };
  if (!mark) return { ...args, data: { ...others, ...NO_MARK } };
  const stored = await req.payload.findGlobal({ slug: "appearance", draft: true, depth: 0, req });
  if (mark === stored.mark) {
    const facts = Object.keys(NO_MARK).map((field) => [field, stored[field as keyof Mark]]);
    return { ...args, data: { ...others, ...Object.fromEntries(facts) } };
  }
  await pauseTransaction(req);
  const made = await prepareMarkInProcess(String(mark));
  await resumeTransaction(req);
  return { ...args, data: { ...others, ...made } };
};
