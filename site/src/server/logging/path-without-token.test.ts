import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteEnv } from "../http/site-env.ts";
import { requestLog } from "./log.ts";

test.each([
  ["/admin/reset/0123456789abcdef", "/admin/reset/[token]"],
  ["/admin/reset/0123/mehr", "/admin/reset/[token]"],
  ["/admin/reset", "/admin/reset"],
  ["/projekte/1-reset", "/projekte/1-reset"],
])("%s is logged as %s", async (path, logged) => {
  const lines: { path: string }[] = [];
  const app = new Hono<SiteEnv>();
  app.use(requestLog((_, line) => void lines.push(line), 0, { countRequest: () => {} }));
  await app.request(path);
  expect(lines.map((line) => line.path)).toEqual([logged]);
});
