import { type Asked, ask } from "../../ui/ask.ts";

/** Never throws. */
export function post<Data>(path: string, given: object = {}): Promise<Asked<Data>> {
  return ask<Data>(`/api/users${path}`, { method: "POST", given });
}
