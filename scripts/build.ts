import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./environment.ts";

type Workspace = { name: string; output: string; sources: string[] };

/** Files and folders on which both builds depend. */
const SHARED = ["package-lock.json", "tsconfig.base.json", "contract/src", "contract/package.json"];

/** What is built, where the mark of a build lies, and on what the build depends. */
const WORKSPACES: Workspace[] = [
  {
    name: "content",
    output: "content/.next/built-from",
    sources: [
      ...SHARED,
      "content/package.json",
      "content/next.config.ts",
      "content/tsconfig.json",
      "content/src",
      "content/migrations",
      "content/seed/demo",
    ],
  },
  {
    name: "site",
    output: "site/dist/built-from",
    sources: [
      ...SHARED,
      "site/package.json",
      "site/vite.config.ts",
      "site/build",
      "site/tsconfig.json",
      "site/src",
      "site/public",
    ],
  },
];

/** Paths of all files below a folder, or of the file itself, relative to the project. */
function filesOf(path: string): string[] {
  if (!existsSync(join(ROOT, path))) return [];
  if (statSync(join(ROOT, path)).isFile()) return [path];
  const entries = readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Hash of everything a workspace is built from, so that an unchanged one is not built again. */
function sourceHash({ sources }: Workspace): string {
  const hash = createHash("sha256").update(process.version);
  const files = sources.flatMap(filesOf).filter((path) => !path.includes(".test."));
  for (const path of files.sort())
    hash.update(relative(ROOT, resolve(ROOT, path))).update(readFileSync(resolve(ROOT, path)));
  return hash.digest("hex");
}

/**
 * Builds what has changed since its last build. Needs no database and no setting.
 *
 * @throws Error when a build fails; its output is shown then
 */
export async function build(): Promise<void> {
  for (const workspace of WORKSPACES) {
    const mark = join(ROOT, workspace.output);
    const hash = sourceHash(workspace);
    if (existsSync(mark) && readFileSync(mark, "utf8") === hash) {
      process.stdout.write(`Build  ${workspace.name}: up to date\n`);
      continue;
    }
    const started = Date.now();
    process.stdout.write(`Build  ${workspace.name} …\n`);
    await runBuild(workspace.name);
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, hash);
    process.stdout.write(`Build  ${workspace.name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  }
}

function runBuild(workspace: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
    const child = spawn("npm", ["run", "build", "--workspace", workspace, "--silent"], { cwd: ROOT, env });
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`The build of ${workspace} failed (exit code ${code}). Its output stands above.`));
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
