import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PACKAGES_FILE } from "../../site/build/browser-packages.ts";
import { ROOT } from "../environment.ts";
import type { Release } from "../version.ts";
import { NODE_VERSION } from "./node.ts";
import { isNeeded } from "./runtime-files.ts";

const run = promisify(execFile);

const MOST_BYTES = 64 * 1024 * 1024;

/** Marks a package of npm's list that is needed for development alone. */
const DEVELOPMENT = "cdx:npm:package:development";

type Part = { "bom-ref": string; properties?: { name: string }[] };
type Sbom = {
  serialNumber?: string;
  metadata: { timestamp: string; component: object };
  components: Part[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

const NODE = {
  "bom-ref": `node@${NODE_VERSION}`,
  type: "platform",
  name: "node",
  version: NODE_VERSION,
  purl: `pkg:generic/node@${NODE_VERSION}`,
  licenses: [{ license: { id: "MIT" } }],
};

/** A package as npm's list refers to it. */
function nameAndVersion(path: string): string {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, path, "package.json"), "utf8"));
  return `${name}@${version}`;
}

/** Installed beside the others, and never part of a bundle. */
const NOT_BUNDLED = /^(?:@types\/|@typescript\/|@playwright\/|playwright)/;

/**
 * The packages of a release as CycloneDX has it: Node, those whose files are in it, and those that both apps are bundled
 * from. As a bundler does not say which these are, all are named that are not for development or building alone.
 *
 * @param packages folders of those with files, from the repository down
 */
export async function sbomOf(packages: string[], release: Release): Promise<string> {
  const { stdout } = await run("npm", ["sbom", "--sbom-format", "cyclonedx"], { cwd: ROOT, maxBuffer: MOST_BYTES });
  const { serialNumber: _random, ...all } = JSON.parse(stdout) as Sbom;
  const sent = JSON.parse(readFileSync(join(ROOT, "site/dist/client", PACKAGES_FILE), "utf8")) as string[];
  const certain = new Set([...packages, ...sent.map((name) => `node_modules/${name}`)].map(nameAndVersion));
  const components = all.components.filter((part) => certain.has(part["bom-ref"]) || isBundled(part));
  const refs = new Set(components.map((part) => part["bom-ref"]));
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  // npm names it after the folder that it lies in.
  const component = { ...all.metadata.component, name: "schaufenster" };
  const metadata = { ...all.metadata, timestamp: release.date, component };
  return `${JSON.stringify({ ...all, metadata, components: [...components, NODE], dependencies }, null, 2)}\n`;
}

function isBundled({ "bom-ref": ref, properties = [] }: Part): boolean {
  const name = ref.slice(0, ref.lastIndexOf("@"));
  const isForDevelopment = properties.some((each) => each.name === DEVELOPMENT);
  return !isForDevelopment && !NOT_BUNDLED.test(name) && isNeeded(`node_modules/${name}/`);
}
