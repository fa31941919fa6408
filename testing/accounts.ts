import { ADMINISTRATOR } from "./apps.ts";

export type Account = typeof ADMINISTRATOR;

const tokens = new Map<string, Promise<string>>();

/**
 * Signs in without a browser, once for each account: checking a password takes a tenth of a second of computing. Resolves
 * to the token that further requests have to carry.
 */
export function signInByRest(siteUrl: string, { email, password }: Account): Promise<string> {
  const key = JSON.stringify([siteUrl, email, password]);
  const token =
    tokens.get(key) ??
    post<{ token: string }>(`${siteUrl}/api/users/login`, { email, password }).then((body) => body.token);
  tokens.set(key, token);
  return token;
}

/** Adds an account; `token` is an administrator's. */
export async function addAccount(
  siteUrl: string,
  token: string,
  account: Account & { role: string; readsInquiries?: boolean },
): Promise<void> {
  await post(`${siteUrl}/api/users`, account, { authorization: `JWT ${token}`, origin: siteUrl });
}

/**
 * The administrator of one of the processes that tests run in. Each has its own: of two who sign in to the same account at
 * the same moment, Payload forgets one.
 */
export const administratorOf = (worker: number): Account => ({
  ...ADMINISTRATOR,
  email: `worker-${worker}@musterlicht.example`,
});

/** That of the test which asks. */
export const administrator = (): Account => administratorOf(Number(process.env.TEST_PARALLEL_INDEX));

async function post<T>(url: string, data: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
