import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ROOT } from "../environment.ts";
import type { Release } from "../version.ts";

const run = promisify(execFile);

const MOST_BYTES = 64 * 1024 * 1024;

type Part = { name: string; properties?: { name: string; value: string }[]; "bom-ref": string };
type Sbom = {
  serialNumber?: string;
  metadata: { timestamp: string };
  components: Part[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/** The packages of a release as CycloneDX has it: those of npm's list of which files are in the release. */
export async function sbomOf(packages: string[], release: Release): Promise<string> {
  const { stdout } = await run("npm", ["sbom", "--sbom-format", "cyclonedx"], { cwd: ROOT, maxBuffer: MOST_BYTES });
  const { serialNumber: _random, ...all } = JSON.parse(stdout) as Sbom;
  const places = ({ properties = [] }: Part) => properties.map(({ value }) => value);
  const components = all.components.filter((part) => places(part).some((place) => packages.includes(place)));
  const refs = new Set(components.map((part) => part["bom-ref"]));
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  const metadata = { ...all.metadata, timestamp: release.date };
  return `${JSON.stringify({ ...all, metadata, components, dependencies }, null, 2)}\n`;
}
