import { rm } from "node:fs/promises";
import { join } from "node:path";
import { unpackPackage } from "./registry.ts";

/** Which Node a release brings along: of the line with support until April 2028. Debian 12 has none that is new enough. */
export const NODE_VERSION = "24.21.0";

/** Of the registry's packages, which hold what nodejs.org has. */
const INTEGRITY: Record<string, string> = {
  x64: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  arm64: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
};

/** Puts Node and its licences in a release, for a kind of processor. */
export async function putNode(folder: string, platform: string): Promise<void> {
  const target = join(folder, "node");
  await rm(target, { recursive: true, force: true });
  const id = `node-linux-${platform}@${NODE_VERSION}`;
  await unpackPackage({ id, integrity: INTEGRITY[platform] ?? "", only: /^package\/(?:bin\/node|LICENSE)$/ }, target);
}
