import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { longTests, SUITES, type Suite } from "./suites.ts";
import { TESTED } from "./tested-commit.ts";

/** A suite to run, why, and which of its tests if not all. */
export type Choice = { suite: string; why: string; files?: string[] };

/** Suites only for releases. */
const FOR_RELEASES = ["systems"];

/** They import nearly all of an app: a tool that starts Payload doesn't depend on each of the rooms. */
const WIRING = ["content/src/payload.config.ts", "site/vite.config.ts"];

const CONTENT_TESTS = /^content\/tests\/.+\.test\.ts$/;

const isUnitTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

const isTest = (file: string) => /^((content|site)\/)?(tests|testing)\//.test(file) || isUnitTest(file);

const isIn = (file: string, paths: string[]) => paths.some((path) => file === path || file.startsWith(`${path}/`));

const isOfRoom = (file: string, rooms: string[]) => isIn(file, rooms) && !isUnitTest(file);

/** Dependencies between files: by import, or by a path from which a process or a part of the admin is started. */
class Imports {
  readonly #root: string;
  readonly #files: Set<string>;
  readonly #named = new Map<string, string[]>();

  constructor(root: string) {
    this.#root = root;
    this.#files = new Set(paths(git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard")));
  }

  has(file: string): boolean {
    return this.#files.has(file) && existsSync(join(this.#root, file));
  }

  /** The existing files in a text's quotation marks. More than TypeScript's imports, and without a parser. */
  namedIn(file: string): string[] {
    const known = this.#named.get(file);
    if (known) return known;
    const path = join(this.#root, file);
    const source = /\.(tsx?|mjs)$/.test(file) && existsSync(path) ? readFileSync(path, "utf8") : "";
    const names = Array.from(source.matchAll(/["'`]([\w@./()[\]-]+)(?=["'`?#])/g), ([, name = ""]) => name);
    const named = names.flatMap((name) => pathsOf(name, file)).filter((other) => this.#files.has(other));
    this.#named.set(file, named);
    return named;
  }

  /** The tests, the rooms, and their imports. From a test only through tests: it may set up more than it tests. */
  reachedFrom({ tests, rooms }: Pick<Suite, "tests" | "rooms">): Set<string> {
    const waiting = [...this.#files].filter((file) => isIn(file, tests) || isOfRoom(file, rooms));
    const reached = new Set(waiting);
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (WIRING.includes(file)) continue;
      for (const other of this.namedIn(file)) {
        if (reached.has(other)) continue;
        reached.add(other);
        if (!isTest(file) || isTest(other)) waiting.push(other);
      }
    }
    return reached;
  }
}

/**
 * The possible targets of a name in a file: beside the file, in contract, or a part of the admin as Payload names it.
 */
function pathsOf(name: string, file: string): string[] {
  const [, contract] = /^@schaufenster\/contract\/(.+)$/.exec(name) ?? [];
  if (contract === "documents") return ["contract/src/generated/graphql.ts"];
  if (contract) return [`contract/src/${contract}.ts`, `contract/src/generated/${contract}.ts`, `contract/${contract}`];
  return name.startsWith("/") ? [`content/src${name}`] : [join(dirname(file), name)];
}

/**
 * The suites that a change since the last tested commit may break, besides `npm test`, which every change needs.
 * @param root a clone's folder; uncommitted files count as changed
 */
export function changedSuites(root: string): Choice[] {
  const names = Object.keys(SUITES).filter((name) => !FOR_RELEASES.includes(name));
  const all = (why: string) => names.map((suite) => ({ suite, why }));
  const file = join(root, TESTED);
  const tested = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (!isCommit(root, tested)) return all(`${TESTED} names no commit of this clone`);
  const changed = paths(git(root, "diff", "-z", "--name-only", "--no-renames", tested)).concat(
    paths(git(root, "ls-files", "-z", "--others", "--exclude-standard")),
  );
  const affectsAll = changed.find((each) => each !== TESTED && (each === "package-lock.json" || isIn(each, [".ci"])));
  if (affectsAll) return all(`${affectsAll} has changed`);
  const imports = new Imports(root);
  return names.flatMap((name) => choiceOf(root, name, changed, imports) ?? []);
}

function choiceOf(root: string, name: string, changed: string[], imports: Imports): Choice | null {
  const suite = SUITES[name];
  const cause = suite && causeIn(changed, suite, imports);
  if (cause) return { suite: name, why: `${cause} has changed` };
  const files = testsOf(root, name, changed, imports).filter((file) => imports.has(file));
  const why = `${files.length} of its tests, for ${changed.length} changed files`;
  return files.length > 0 ? { suite: name, why, files } : null;
}

function testsOf(root: string, suite: string, changed: string[], imports: Imports): string[] {
  if (suite === "postgres") return changed.filter((file) => CONTENT_TESTS.test(file));
  if (suite !== "long") return [];
  const tests = Object.entries(longTests(root)).filter(([test, rooms]) =>
    causeIn(changed, { tests: [test], rooms }, imports),
  );
  return tests.map(([test]) => test);
}

/** The first changed file that tests or their rooms depend on, including deleted ones. */
function causeIn(
  changed: string[],
  { tests, rooms, importersOf = [] }: Pick<Suite, "tests" | "rooms" | "importersOf">,
  imports: Imports,
): string | undefined {
  const reached = imports.reachedFrom({ tests, rooms });
  const speaksTo = (file: string) =>
    isIn(file, ["content"]) && !isUnitTest(file) && imports.namedIn(file).some((other) => isIn(other, importersOf));
  return changed.find(
    (file) =>
      reached.has(file) || isIn(file, tests) || isOfRoom(file, rooms) || (importersOf.length > 0 && speaksTo(file)),
  );
}

function isCommit(root: string, name: string): boolean {
  if (!/^[0-9a-f]{40}$/.test(name)) return false;
  try {
    git(root, "cat-file", "-e", `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

const git = (root: string, ...args: string[]) =>
  execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });

const paths = (text: string) => text.split("\0").filter((path) => path !== "");
