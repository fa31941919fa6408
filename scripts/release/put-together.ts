import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { copyFile, mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ROOT } from "../environment.ts";
import { RELEASE_FILE, type Release } from "../version.ts";
import { isTypeScript, javascriptOf, packagesAmong } from "./runtime-files.ts";

/** Licence files that a copy of a package must include; if there is none, its package.json's statement has to do. */
const LICENCE = /^(?:licen[cs]e|notice|copying)/i;
const OTHERWISE = /^readme/i;

/**
 * Replaces tsx, with which all programs are started: in a release .ts files contain no types, and Node only has to be
 * told their format.
 */
const LOADER = `import { register } from "node:module";
register(import.meta.url.replace(/index\\.mjs$/, "hooks.mjs"));
`;
const HOOKS = `export const load = (url, context, next) =>
  next(url, /\\.tsx?$/.test(url) ? { ...context, format: "module" } : context);
// Payload writes the list of migrations without extensions.
export const resolve = (name, context, next) =>
  next(name, context).catch((error) => (name.startsWith(".") ? next(name + ".ts", context) : Promise.reject(error)));
`;

/** Runs this version's command with this version's Node, from any folder. */
const COMMAND = `#!/bin/sh
export INIT_CWD="$PWD"
cd "$(dirname "$(readlink -f "$0")")/.." && exec node/bin/node --import tsx scripts/schaufenster.ts "$@"
`;

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Copies files of the repository into a folder, TypeScript without types, and the file that marks it as a release. */
export async function putTogether(folder: string, files: string[], release: Release): Promise<void> {
  const descriptions = packagesAmong(files).flatMap(descriptionOf);
  for (const file of new Set([...files, ...descriptions])) await put(file, join(folder, file));
  await writeFile(join(folder, RELEASE_FILE), json(release));
  await writeFile(join(folder, "package.json"), json(packageOf(release)));
  await copyFile(join(ROOT, "CHANGELOG.md"), join(folder, "CHANGELOG.md"));
  await writeFile(join(folder, ".dockerignore"), "deploy/.env\n"); // settings and secrets must not get into an image
  await mkdir(join(folder, "bin"));
  await writeFile(join(folder, "bin/schaufenster"), COMMAND, { mode: 0o755 });
  const loader = join(folder, "node_modules/tsx");
  await mkdir(loader, { recursive: true });
  await writeFile(join(loader, "package.json"), json({ name: "tsx", private: true, exports: "./index.mjs" }));
  await writeFile(join(loader, "index.mjs"), LOADER);
  await writeFile(join(loader, "hooks.mjs"), HOOKS);
}

function descriptionOf(path: string): string[] {
  const names = readdirSync(join(ROOT, path)).filter((name) => lstatSync(join(ROOT, path, name)).isFile());
  const licences = names.filter((name) => LICENCE.test(name));
  const others = licences.length > 0 ? licences : names.filter((name) => OTHERWISE.test(name));
  return ["package.json", ...others].map((name) => `${path}/${name}`);
}

async function put(file: string, target: string): Promise<void> {
  const source = join(ROOT, file);
  await mkdir(dirname(target), { recursive: true });
  const status = lstatSync(source);
  if (status.isSymbolicLink()) return symlink(readlinkSync(source), target);
  if (isTypeScript(file)) return writeFile(target, await javascriptOf(source));
  return copyFile(source, target);
}

/** Without scripts, workspaces and dev dependencies: nothing is installed or built in this folder. */
function packageOf({ version }: Release): object {
  const { name, description, license, type, engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  return { name, version, private: true, description, license, type, engines };
}
