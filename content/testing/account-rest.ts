import { handleEndpoints, type Payload } from "payload";
import { membersOnly } from "../src/access/members-only.ts";
import config from "../src/payload.config.ts";

/** An answer of REST with what tests of accounts look at. */
export type RestAnswer = {
  status: number;
  headers: Headers;
  body: {
    token?: string;
    recoveryCodes?: string[];
    secret?: string;
    qr?: string;
    link?: string;
    mailedTo?: string;
    email?: string;
    id?: number;
    doc?: { id: number };
    user?: { id: number; email: string };
    errors?: {
      message: string;
      data?: { secondFactor?: string; secret?: string; errors?: { path: string; message: string }[] };
    }[];
  };
  /** Message of the first error, of a field if it is about one. */
  message: string;
};

/** REST behind its gate, asked from a network (as X-Forwarded-For has it) and with a session's token. */
export function accountRest(payload: Payload, network = "203.0.113.1", token?: string) {
  const handle = membersOnly(
    (request: Request) => handleEndpoints({ config, request }),
    async () => payload,
  );
  return async (method: string, path: string, data?: object): Promise<RestAnswer> => {
    const text = JSON.stringify(data ?? {});
    const headers = {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(text)),
      "x-forwarded-for": network,
      ...(token ? { authorization: `JWT ${token}` } : {}),
    };
    const body = method === "GET" ? undefined : text;
    const response = await handle(new Request(`http://content/api${path}`, { method, headers, body }));
    const answered = (await response.json()) as RestAnswer["body"];
    const [error] = answered.errors ?? [];
    const ofField = error?.data?.errors?.find(({ path }) => path !== "lastForm"); // has a code for the open form
    const message = ofField?.message ?? error?.message ?? "";
    return { status: response.status, headers: response.headers, body: answered, message };
  };
}
