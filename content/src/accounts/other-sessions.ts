import type { Payload, PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";

/**
 * Ends all sessions of an account but one.
 *
 * @param kept the id of that session; without one, the newest stays: the one that a login has just begun
 */
export async function endOtherSessions(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  id: User["id"],
  kept?: string,
): Promise<void> {
  const account = await payload.db.findOne<User>({ collection: "users", where: { id: { equals: id } }, req });
  const sessions = account?.sessions ?? [];
  const own = kept === undefined ? sessions.slice(-1) : sessions.filter((session) => session.id === kept);
  await payload.db.updateOne({ collection: "users", id, data: { sessions: own }, returning: false, req });
}
