import type { FullConfig } from "@playwright/test";
import { Apps, makeDemoAgency } from "./apps.ts";
import { shareApps } from "./shared-apps.ts";

/**
 * Starts both apps with the demo agency: once per test process, which publishes into its own, and once more, unchanged,
 * for tests that only read.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  await makeDemoAgency();
  const starting = Array.from({ length: workers }, () => Apps.ofDemoAgency());
  const [untouched, own] = await Promise.all([Apps.ofDemoAgency(), Promise.all(starting)]);
  shareApps(untouched, own);
  return async () => void (await Promise.all([untouched, ...own].map((apps) => apps.end())));
}
