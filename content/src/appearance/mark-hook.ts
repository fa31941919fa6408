import type { GlobalBeforeChangeHook, GlobalBeforeOperationHook } from "payload";
import { pauseTransaction, resumeTransaction } from "../database/pause.ts";
import type { Mark } from "./mark.ts";
import { makeMarkFit } from "./mark-worker.ts";

const NO_MARK: Record<keyof Mark, null> = {
  mark: null,
  markId: null,
  markWidth: null,
  markHeight: null,
  markGround: null,
  markOpaque: null,
};

const KEYS = Object.keys(NO_MARK) as (keyof Mark)[];

/** The mark that was made for a save, beside the one that was sent. */
type Prepared = { sent: string; made: Mark };

/**
 * Makes a mark that is sent fit while the transaction is paused: nobody who writes waits for it.
 *
 * @throws APIError with a German message
 */
export const prepareMarkBeforeOperation: GlobalBeforeOperationHook = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  const sent: unknown = (args as { data?: { mark?: unknown } }).data?.mark;
  if (operation !== "update" || !sent || !(req.user || overrideAccess)) return args;
  const { mark } = await req.payload.findGlobal({ slug: "appearance", draft: true, depth: 0, req });
  if (sent === mark) return args;
  await pauseTransaction(req);
  const prepared: Prepared = { sent: String(sent), made: await makeMarkFit(String(sent), req.user?.id) };
  await resumeTransaction(req);
  req.context.preparedMark = prepared;
  return args;
};

/**
 * Stores a mark only as it is fit for the website; facts about it that are sent along are not believed.
 *
 * @throws APIError with a German message
 */
export const prepareMarkBeforeChange: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { mark = originalDoc?.mark } = data;
  if (mark && mark === originalDoc?.mark) {
    return { ...data, ...Object.fromEntries(KEYS.map((key) => [key, originalDoc[key]])) };
  }
  if (!mark) return { ...data, ...NO_MARK };
  const prepared = req.context.preparedMark as Prepared | undefined;
  const made = prepared && prepared.sent === mark ? prepared.made : await makeMarkFit(String(mark), req.user?.id); // of a version that is restored
  return { ...data, ...made };
};
