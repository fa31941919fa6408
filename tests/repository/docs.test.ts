import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

const RECORDS = readdirSync(join(ROOT, "docs/decisions")).filter((name) => /^\d{3}-/.test(name));
const NUMBERS = RECORDS.map((name) => name.slice(0, 3));

/** A decision has a page at most. */
const PAGE_WORDS = 450;

const wordsOf = (text: string) => text.trim().split(/\s+/).length;

/** Code spans that name a file or a folder. */
const pathsOf = (text: string) =>
  [...text.matchAll(/`([\w./-]+\/|[\w./-]+\.(?:tsx?|css|graphql))`/g)].map(([, path]) => path ?? "");

test("every file that the table of the specification names is there", () => {
  const [, table = ""] = read("docs/index.md").split("## Specification → file");
  const paths = pathsOf(table);
  expect(paths.length).toBeGreaterThan(60);
  const found = (path: string) => existsSync(join(ROOT, "site/src", path)) || existsSync(join(ROOT, path));
  expect(paths.filter((path) => !found(path))).toEqual([]);
});

test("every file that a recipe names is there", () => {
  const paths = [...read("docs/recipes.md").matchAll(/`((?:content|contract|site|tools|deploy)\/[\w./-]+)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.skipIf(!IS_REPOSITORY)("every source file that a document names is there", () => {
  const all = tracked("*").map((path) => `/${path}`);
  const named = tracked("README.md", "docs/**.md").flatMap((page) =>
    pathsOf(read(page)).flatMap((path) => (path.endsWith("/") ? [] : [{ page, path }])),
  );
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter(({ path }) => !all.some((each) => each.endsWith(`/${path}`)))).toEqual([]);
});

test.skipIf(!IS_REPOSITORY)("the README has at most 700 words, and its tree names every folder", () => {
  const text = read("README.md");
  expect(wordsOf(text)).toBeLessThanOrEqual(700);
  const [, tree = ""] = /## Folders\n\n((?: {4}.*\n)+)/.exec(text) ?? [];
  const named = [...tree.matchAll(/^ {4}([a-z]+)\//gm)].map(([, name]) => name);
  const folders = tracked("*").flatMap((path) => (/^\w+\//.test(path) ? [dirname(path).split("/")[0]] : []));
  expect(named.sort()).toEqual([...new Set(folders)].sort());
});

test("every section of the specification is in the table", () => {
  const [, table = ""] = read("docs/index.md").split("## Specification → file");
  const sections = new Set([...table.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, cell = ""]) => cell.split(", ")));
  expect([...sections].sort()).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
});

test("the architecture is read in ten minutes: it has at most 1,200 words", () => {
  expect(wordsOf(read("docs/architecture.md"))).toBeLessThanOrEqual(1200);
});

test.each(RECORDS)("decision %s has its number, a date and its three parts, on a page at most", (name) => {
  const text = read(`docs/decisions/${name}`);
  expect(text.startsWith(`# ${name.slice(0, 3)} `)).toBe(true);
  expect(text).toMatch(/^# .+\n\nDate: \d{4}-\d\d-\d\d\n\n\*\*Context\./);
  for (const part of ["Decision", "Consequence"]) expect(text).toContain(`\n\n**${part}.**`);
  expect(wordsOf(text)).toBeLessThanOrEqual(PAGE_WORDS);
});

test("every decision is in the index once, and no number is given twice", () => {
  const listed = [...read("docs/decisions/README.md").matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...RECORDS].sort());
  expect(NUMBERS.length).toBe(new Set(NUMBERS).size);
});

test.skipIf(!IS_REPOSITORY)("every decision that code or a document names is there", () => {
  const named = tracked("*.ts", "*.tsx", "*.mjs", "*.css", "*.md", "deploy").flatMap((path) =>
    [...read(path).matchAll(/\bdecisions?[ /](\d{3}(?:(?:, | and )\d{3})*)\b/gi)].flatMap(([, numbers = ""]) =>
      numbers.split(/, | and /).map((number) => ({ path, number })),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ number }) => !NUMBERS.includes(number))).toEqual([]);
});

test.skipIf(!IS_REPOSITORY)("every link from one document to another leads to a file", () => {
  const broken = tracked("*.md").flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#|mailto:|\/)([^)\s#]+)/g)]
      .filter(([, target = ""]) => !existsSync(join(ROOT, dirname(path), target)))
      .map(([, target]) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test.skipIf(!IS_REPOSITORY)("every npm command that a document names is there", () => {
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

test.skipIf(!IS_REPOSITORY)("every npm command stands in a document, and README leads to every page of docs/", () => {
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

test("every setting that a document names by its full name is in .env.example", () => {
  const known = new Set([...read(".env.example").matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name));
  const pages = ["configuration", "scaling", "backups", "moving-in"].map((name) => read(`docs/${name}.md`));
  const named = pages.flatMap((text) => [...text.matchAll(/`([A-Z]+_[A-Z0-9_]*[A-Z0-9])(?:=[^`]*)?`/g)]);
  const own = ["MOVE_TO"];
  expect(named.length).toBeGreaterThan(30);
  expect(named.map(([, name]) => name ?? "").filter((name) => !known.has(name) && !own.includes(name))).toEqual([]);
});
