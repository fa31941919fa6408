import { handleEndpoints, type Payload } from "payload";
import { membersOnly } from "../src/access/members-only.ts";
import config from "../src/payload.config.ts";

/** The parts of a REST response that account tests check. */
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
  /** Message of the first error, or of its field. */
  message: string;
};

/** REST behind its gate, from a network (in X-Forwarded-For) and with a session token. */
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
    const ofField = error?.data?.errors?.find(({ path }) => path !== "lastForm"); // contains a code for the form
    const message = ofField?.message ?? error?.message ?? "";
    return { status: response.status, headers: response.headers, body: answered, message };
  };
}
