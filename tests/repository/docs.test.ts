import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const IS_REPOSITORY = existsSync(join(ROOT, ".git"));

function tracked(...patterns: string[]): string[] {
  const files = execFileSync("git", ["ls-files", "--", ...patterns], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n");
  return files.filter((path) => existsSync(join(ROOT, path)));
}

function recordsIn(folder: string): string[] {
  return readdirSync(join(ROOT, "docs/decisions", folder)).filter((name) => /^\d{3}-/.test(name));
}

const RECORDS = [...recordsIn(""), ...recordsIn("attic").map((name) => `attic/${name}`)];
const NUMBERS = RECORDS.map((path) => basename(path).slice(0, 3));

const unknown = (numbers: string[]) => numbers.filter((number) => !NUMBERS.includes(number));

/** Code spans that name a file or a folder. */
const pathsOf = (text: string) =>
  [...text.matchAll(/`([\w./-]+\/|[\w./-]+\.(?:tsx?|css|graphql))`/g)].map(([, path]) => path ?? "");

test("every file in the table of the specification exists", () => {
  const [, table = ""] = read("docs/architecture.md").split("## Specification → file");
  const paths = pathsOf(table);
  expect(paths.length).toBeGreaterThan(60);
  const found = (path: string) => existsSync(join(ROOT, "site/src", path)) || existsSync(join(ROOT, path));
  expect(paths.filter((path) => !found(path))).toEqual([]);
});

test("every file in a recipe exists", () => {
  const paths = [...read("docs/recipes.md").matchAll(/`((?:content|contract|site)\/[\w./-]+)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.skipIf(!IS_REPOSITORY)("every file in the table of questions exists", () => {
  const [, table = ""] = /## Question → file([\s\S]*?)\n## /.exec(read("docs/architecture.md")) ?? [];
  const paths = pathsOf(table);
  expect(paths.length).toBeGreaterThan(40);
  const all = tracked("*.ts", "*.tsx").map((path) => `/${path}`);
  expect(paths.filter((path) => !all.some((each) => each.endsWith(`/${path}`)))).toEqual([]);
});

test.skipIf(!IS_REPOSITORY)("the README has at most 900 words, and its tree names every folder", () => {
  const text = read("README.md");
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(900);
  const [, tree = ""] = /## Folders\n\n((?: {4}.*\n)+)/.exec(text) ?? [];
  const named = [...tree.matchAll(/^ {4}([a-z]+)\//gm)].map(([, name]) => name);
  const folders = tracked("*").flatMap((path) => (/^\w+\//.test(path) ? [dirname(path).split("/")[0]] : []));
  expect(named.sort()).toEqual([...new Set(folders)].sort());
});

test("every section of the specification is in the table", () => {
  const [, table = ""] = read("docs/architecture.md").split("## Specification → file");
  const sections = new Set([...table.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, cell = ""]) => cell.split(", ")));
  expect([...sections].sort()).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
});

test.each(RECORDS)("decision %s has a date and a status, and the one that supersedes it exists", (path) => {
  const text = read(`docs/decisions/${path}`);
  expect(text).toMatch(/^# \d{3} .+\n\nDate: \d{4}-\d\d-\d\d\nStatus: (?:accepted|superseded)/);
  const [, status = ""] = /^Status: (.+)$/m.exec(text) ?? [];
  expect(unknown([...status.matchAll(/\d{3}/g)].map(([number]) => number))).toEqual([]);
});

test.each(["", "attic/"])("every decision in docs/decisions/%s is in the index beside it once", (folder) => {
  const listed = [...read(`docs/decisions/${folder}README.md`).matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(
    ([, name]) => name,
  );
  expect(listed.sort()).toEqual(recordsIn(folder).sort());
});

test("there are at most sixty decisions to know, and no number is used twice", () => {
  expect(recordsIn("").length).toBeLessThanOrEqual(60);
  expect(NUMBERS.length).toBe(new Set(NUMBERS).size);
});

test.skipIf(!IS_REPOSITORY)("every decision that code or a document names exists", () => {
  const named = tracked("*.ts", "*.tsx", "*.mjs", "*.css", "*.md", "deploy").flatMap((path) =>
    [...read(path).matchAll(/\bdecisions?[ /](?:attic\/)?(\d{3}(?:(?:, | and )\d{3})*)\b/gi)].flatMap(
      ([, numbers = ""]) => unknown(numbers.split(/, | and /)).map((number) => `${path}: ${number}`),
    ),
  );
  expect(named).toEqual([]);
});

test.skipIf(!IS_REPOSITORY)("every link from one document to another leads to a file", () => {
  const broken = tracked("*.md").flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#|mailto:|\/)([^)\s#]+)/g)]
      .filter(([, target = ""]) => !existsSync(join(ROOT, dirname(path), target)))
      .map(([, target]) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test.skipIf(!IS_REPOSITORY)("every npm command in a document exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const named = tracked("README.md", "docs/*.md", "bench/README.md", ".env.example").flatMap((path) =>
    [...read(path).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = ""]) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test.skipIf(!IS_REPOSITORY)("no docstring begins with 'What': it names its subject first", () => {
  const files = tracked("*.ts", "*.tsx");
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => /\/\*\*\s+(?:\*\s+)?What\b/.test(read(path)))).toEqual([]);
});

test.skipIf(!IS_REPOSITORY)("every npm command is in a document, and README links to every page of docs/", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const pages = tracked("docs/*.md").filter((path) => dirname(path) === "docs");
  const text = ["README.md", "bench/README.md", ...pages].map(read).join("\n");
  const isNamed = (name: string) => new RegExp(`npm (?:run )?${name}(?![\\w:])`).test(text);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
  const readme = read("README.md");
  expect(pages.filter((path) => !readme.includes(`](${path})`))).toEqual([]);
});

test("the ten settings that an agency needs first are the ones that .env.example marks", () => {
  const [, table = ""] = /## The ten[^\n]*\n([\s\S]*?)\n## /.exec(read("docs/configuration.md")) ?? [];
  const named = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  const marked = [...read(".env.example").matchAll(/^# \[first\] .*\n(?:# .*\n)*#([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(named).toHaveLength(10);
  expect(marked.sort()).toEqual(named.sort());
});

test("every setting that a document names in full is in .env.example", () => {
  const known = new Set([...read(".env.example").matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name));
  const pages = ["configuration", "scaling", "backups", "moving-in"].map((name) => read(`docs/${name}.md`));
  const named = pages.flatMap((text) => [...text.matchAll(/`([A-Z]+_[A-Z0-9_]*[A-Z0-9])(?:=[^`]*)?`/g)]);
  const own = ["MOVE_TO"];
  expect(named.length).toBeGreaterThan(30);
  expect(named.map(([, name]) => name ?? "").filter((name) => !known.has(name) && !own.includes(name))).toEqual([]);
});
