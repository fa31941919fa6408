import { createRequire } from "node:module";
import { join } from "node:path";
import { type Environment, ROOT } from "./environment.ts";
import type { Health } from "./health-watch.ts";
import { siteAddress } from "./ready.ts";
import { ownEnvironment } from "./setting-owners.ts";

/** How to start an app: arguments for Node, folder, and settings. One with `health` is restarted when unhealthy. */
export type App = { name: "content" | "site"; args: string[]; cwd: string; env: NodeJS.ProcessEnv; health?: Health };

/** Makes glibc return large blocks at once (mallopt(3)); otherwise the memory of uploads would stay. */
const MALLOC_SETTINGS = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_ARENA_MAX: "2" };

/**
 * On a large machine V8 collects late. Content's young generation gets 4 MB, like its unit's; the site's heap 192 MB,
 * like its unit's MemoryMax.
 */
const HEAP = { content: "--max-semi-space-size=4", site: "--max-old-space-size=192" };

const resolveFrom = (workspace: string, id: string) => createRequire(join(ROOT, workspace, "package.json")).resolve(id);

export function builtApps(environment: Environment): App[] {
  const next = resolveFrom("content", "next/dist/bin/next");
  return [
    {
      name: "content",
      args: [HEAP.content, next, "start", "-H", "127.0.0.1", "-p", environment.CONTENT_PORT],
      cwd: join(ROOT, "content"),
      env: { ...MALLOC_SETTINGS, ...ownEnvironment("content", environment), NODE_ENV: "production" },
      health: { url: `${environment.CONTENT_URL}/health` },
    },
    {
      name: "site",
      args: [HEAP.site, "dist/server/main.js"],
      cwd: join(ROOT, "site"),
      env: { ...MALLOC_SETTINGS, ...ownEnvironment("site", environment), NODE_ENV: "production" },
      health: { url: `${siteAddress(environment)}/health` },
    },
  ];
}

export function developedApps(environment: Environment): App[] {
  const next = resolveFrom("content", "next/dist/bin/next");
  const vite = join(resolveFrom("site", "vite/package.json"), "..", "bin", "vite.js");
  return [
    {
      name: "content",
      args: [next, "dev", "-H", "127.0.0.1", "-p", environment.CONTENT_PORT],
      cwd: join(ROOT, "content"),
      env: { ...ownEnvironment("content", environment), NODE_ENV: "development" },
    },
    {
      name: "site",
      args: [vite, "--port", environment.PORT, "--strictPort"],
      cwd: join(ROOT, "site"),
      env: { ...ownEnvironment("site", environment), NODE_ENV: "development" },
    },
  ];
}
