import { handleEndpoints, type Payload } from "payload";
import config from "../src/payload.config.ts";

export type Account = { email: string; password: string };

export type Rest = Awaited<ReturnType<typeof restOf>>;

/** REST as a new editor. */
export async function editorRest(payload: Payload, name = "Rita"): Promise<Rest> {
  const account = { email: `${name.toLowerCase()}@agentur.example`, password: "lang-genug-für-alle" };
  await payload.create({ collection: "users", data: { ...account, name, role: "editor" } });
  return restOf(payload, account);
}

/** Signs in; returns a function for REST requests as that user. */
export async function restOf(payload: Payload, account: Account | null) {
  const token = account ? (await payload.login({ collection: "users", data: account })).token : null;
  return async (
    method: string,
    path: string,
    body?: object,
    others: Record<string, string> = {},
  ): Promise<{ status: number; body: string; headers: Headers }> => {
    const headers = new Headers({ "content-type": "application/json", ...others });
    if (token) headers.set("authorization", `JWT ${token}`);
    const request = new Request(`http://content/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const response = await handleEndpoints({ config, request });
    return { status: response.status, body: await response.text(), headers: response.headers };
  };
}
