import type { Payload, PayloadRequest } from "payload";
import { mayReadInquiries } from "../access/roles.ts";
import type { User } from "../payload-types.ts";
import { refused } from "../platform/http/refused.ts";

export type Colleague = { id: number; name: string };

export const nameOf = ({ name, email }: Pick<User, "name" | "email">): string => name || email;

/** @param id null or unknown once the account is deleted */
export const nameIn = (names: Map<number, string>, id: number | null): string =>
  (id !== null && names.get(id)) || "ein gelöschtes Konto";

/** All accounts, by name. An agency has few. */
export async function readAccounts(payload: Payload): Promise<User[]> {
  const { docs } = await payload.find({ collection: "users", pagination: false, depth: 0 });
  return docs.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "de"));
}

export const namesOf = (accounts: User[]): Map<number, string> =>
  new Map(accounts.map((account) => [account.id, nameOf(account)]));

/**
 * The assigned account.
 *
 * @throws APIError 400 in German if it doesn't exist or may not read inquiries
 */
export async function findColleague(req: PayloadRequest, id: number): Promise<User> {
  const colleague = await req.payload.findByID({ collection: "users", id, depth: 0, disableErrors: true, req });
  if (colleague && mayReadInquiries(colleague)) return colleague;
  throw refused("Wer sich kümmern soll, muss Anfragen lesen dürfen. Das erlaubt die Administration unter „Benutzer“.");
}
