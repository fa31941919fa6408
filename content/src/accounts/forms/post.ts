import { type Asked, ask } from "../../ui/ask.ts";

/** Posts to an endpoint of accounts; never throws. */
export function post<Data>(path: string, given: object = {}): Promise<Asked<Data>> {
  return ask<Data>(`/api/users${path}`, { method: "POST", given });
}
