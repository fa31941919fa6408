import { REQUEST_ID_HEADER } from "@schaufenster/contract/request-id";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { answeredRequests, requestIds } from "./request-id.ts";
import type { SiteEnv } from "./site-env.ts";

async function idOf(brought: string | null, trustedProxies: number): Promise<string | null> {
  const app = new Hono<SiteEnv>().use(
    requestIds(trustedProxies),
    answeredRequests(() => {}),
  );
  app.get("/", () => new Response("answered"));
  const answer = await app.request("/", brought === null ? {} : { headers: { [REQUEST_ID_HEADER]: brought } });
  return answer.headers.get(REQUEST_ID_HEADER);
}

test("every response has a request id of its own, as long as a UUID", async () => {
  const ids = await Promise.all(Array.from({ length: 100 }, () => idOf(null, 0)));
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test("only a trusted proxy's id is kept, and only if it can't forge a log line", async () => {
  expect(await idOf("proxy-42", 1)).toBe("proxy-42");
  for (const [brought, trustedProxies] of [
    ["proxy-42", 0],
    ['proxy-42","status":200', 1],
    ["x".repeat(129), 1],
  ] as const)
    expect(await idOf(brought, trustedProxies)).toMatch(/^[\da-f-]{36}$/);
});
