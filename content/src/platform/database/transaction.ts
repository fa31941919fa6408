import { createLocalReq, type Payload, type PayloadRequest } from "payload";

type Options = { context?: Record<string, unknown>; user?: PayloadRequest["user"] | undefined };

/**
 * Runs work in a transaction: all of its writes are stored, or none. Everything within must get the request.
 *
 * @throws whatever the work throws, after the rollback
 */
export async function inTransaction<Result>(
  payload: Payload,
  { context = {}, user }: Options,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  const options = { req: { transactionID }, context: { isPartOfMore: true, ...context }, ...(user ? { user } : {}) };
  const req = await createLocalReq(options, payload);
  try {
    const result = await work(req);
    if (transactionID) await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    if (transactionID) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
