/**
 * `npm run check:next [-- VERSION]`: installs another version of Payload, by default the newest canary, in a temporary
 * copy of the last commit, and reports which ties of docs/upgrading.md hold there. Needs the registry, and 1.1 GB of
 * temporary space.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/environment.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

function newestCanary(): string {
  const versions: string[] = JSON.parse(
    execFileSync("npm", ["view", "payload", "versions", "--json"], { encoding: "utf8" }),
  );
  const newest = versions.filter((version) => version.includes("-canary.")).at(-1);
  if (!newest) throw new Error("The registry has no canary of Payload.");
  return newest;
}

/** Runs a program in the copy, and returns its output. */
function run(cwd: string, command: string, ...args: string[]): { passed: boolean; printed: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 2 ** 28 });
  return { passed: status === 0, printed: stdout + stderr };
}

/** Sets the version of Payload's packages in a workspace's package.json, and their peer dependencies. */
function take(file: string, version: string): void {
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  for (const name of Object.keys(manifest.dependencies ?? {}))
    if (/^(?:payload$|@payloadcms\/)/.test(name)) manifest.dependencies[name] = version;
  manifest.overrides = undefined;
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** Each tie to Payload with its row's tests; browser tests need a build, and are left out. */
function ties(copy: string): { tie: string; tests: string[] }[] {
  const files = execFileSync("git", ["ls-files", "*.test.ts"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  const rows = readFileSync(join(copy, "docs/upgrading.md"), "utf8").matchAll(
    /^\| (.+?) \|[^|]*Payload[^|]*\|.*\| (.+) \|$/gm,
  );
  return [...rows].flatMap(([, tie = "", told = ""]) => {
    const named = [...told.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, name = ""]) => name);
    const tests = named.flatMap((name) => files.find((file) => file === name || file.endsWith(`/${name}`)) ?? []);
    return tests.length > 0 ? [{ tie, tests }] : [];
  });
}

const version = process.argv[2] ?? newestCanary();
const copy = mkdtempSync(join(tmpdir(), "schaufenster-next-"));
try {
  execFileSync("sh", ["-c", `git archive HEAD | tar -x -C ${copy}`], { cwd: ROOT });
  for (const workspace of [".", "content", "tools"]) take(join(copy, workspace, "package.json"), version);
  say(`Payload ${version} is installed …`);
  const installed = run(copy, "npm", "install", "--no-audit", "--no-fund");
  if (!installed.passed) throw new Error(installed.printed);
  const { engines } = JSON.parse(readFileSync(join(copy, "node_modules/payload/package.json"), "utf8"));
  say(`It asks for Node ${engines.node}; this is ${process.version}.`);
  const { printed } = run(
    join(copy, "content"),
    process.execPath,
    join(copy, "node_modules/typescript/bin/tsc"),
    "--noEmit",
  );
  const errors = [...printed.matchAll(/^(\S+\.tsx?)\(\d+,\d+\): error (.*)$/gm)];
  say(`\nTypes: ${errors.length} errors${errors.map(([, file, error]) => `\n  ${file}: ${error}`).join("")}\n\nTies:`);
  for (const { tie, tests } of ties(copy)) {
    const broken = tests.flatMap((test) => {
      const [, workspace = ".", file = test] = /^(content)\/(.*)$/.exec(test) ?? [];
      const { passed, printed } = run(
        join(copy, workspace),
        process.execPath,
        join(copy, "node_modules/vitest/vitest.mjs"),
        "run",
        file,
      );
      return passed
        ? []
        : `${test}: ${/^ *(?:\w*Error|[A-Z]\w{8,}): .*/m.exec(printed)?.[0].trim() ?? "it does not run"}`;
    });
    say(
      `  ${broken.length === 0 ? "holds " : "breaks"} ${tie}${broken.map((test) => `\n           ${test}`).join("")}`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
