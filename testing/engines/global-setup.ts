import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { EngineName } from "./engines.ts";
import { startFirefox } from "./firefox.ts";
import { startWebkit } from "./webkit.ts";

declare module "vitest" {
  interface ProvidedContext {
    engine: EngineName;
    /** Firefox's port, or WebKit's display. */
    address: string;
    folder: string;
    siteUrl: string;
  }
}

/** Starts what the tests share in the engine named by ENGINE; the site at SITE_URL is already running. */
export default async function globalSetup({ provide }: TestProject): Promise<() => Promise<void>> {
  const engine = process.env.ENGINE as EngineName;
  const folder = mkdtempSync(join(tmpdir(), `schaufenster-${engine}-`));
  const program = await (engine === "firefox" ? startFirefox(folder) : startWebkit(folder));
  provide("engine", engine);
  provide("address", String("port" in program ? program.port : program.display));
  provide("folder", folder);
  provide("siteUrl", process.env.SITE_URL ?? "");
  return async () => {
    await program.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
