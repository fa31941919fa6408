import { connectDirectly } from "../../content/src/platform/database/direct-connection.ts";
import type { Database } from "../../content/src/platform/database/location.ts";

/** Everything that lets somebody sign in. */
const ACCOUNTS = `SELECT email, created_at, role, reads_inquiries, hash, secret
  FROM users LEFT JOIN second_factors ON user_id = users.id ORDER BY email`;

/** Accounts by e-mail address. */
export type Accounts = Map<string, string>;

/** The accounts of a database; null if they can't be read. */
export async function accountsIn(database: Database): Promise<Accounts | null> {
  const connection = await connectDirectly(database).catch(() => null);
  const rows = await connection?.rows<{ email: string }>(ACCOUNTS).catch(() => null);
  await connection?.close();
  return rows ? new Map(rows.map(({ email, ...rights }) => [email, JSON.stringify(rights)])) : null;
}

export function changedAccounts(before: Accounts, after: Accounts): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((email) => {
    if (!after.has(email)) return `${email} was made since, and is not there any more`;
    if (!before.has(email))
      return `${email} was deleted or renamed since; the next start deletes it again if it was deleted here`;
    const isSame = before.get(email) === after.get(email);
    return isSame ? [] : `${email} has the password, rights and second factor of the backup again`;
  });
}
