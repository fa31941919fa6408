import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../environment.ts";
import type { Release } from "../version.ts";

const run = promisify(execFile);

const MOST_BYTES = 64 * 1024 * 1024;

type Part = { "bom-ref": string };
type Sbom = {
  serialNumber?: string;
  metadata: { timestamp: string };
  components: Part[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/** A package as npm's list refers to it. */
function nameAndVersion(path: string): string {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, path, "package.json"), "utf8"));
  return `${name}@${version}`;
}

/** The packages of a release as CycloneDX has it: those of npm's list of which files are in the release. */
export async function sbomOf(packages: string[], release: Release): Promise<string> {
  const { stdout } = await run("npm", ["sbom", "--sbom-format", "cyclonedx"], { cwd: ROOT, maxBuffer: MOST_BYTES });
  const { serialNumber: _random, ...all } = JSON.parse(stdout) as Sbom;
  const refs = new Set(packages.map(nameAndVersion));
  const components = all.components.filter((part) => refs.has(part["bom-ref"]));
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  const metadata = { ...all.metadata, timestamp: release.date };
  return `${JSON.stringify({ ...all, metadata, components, dependencies }, null, 2)}\n`;
}
