import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";

/** Packages whose elements the admin styles and queries. */
const PACKAGES = [
  "@payloadcms/ui",
  "@payloadcms/next",
  "react-select",
  "react-datepicker",
  "prosemirror-view",
  "prosemirror-tables",
];

const CLASS = /\.(-?[a-z][\w-]*)/gi;

/** A string that is a selector with a class: '.btn', 'ul.doc-tabs__tabs', '.thumbnail img:not([alt])'. */
const SELECTOR = /^[a-z]*\.[a-z][\w-]*(?:[\s,.:[>#].*)?$/i;

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

function filesIn(folder: string, ending: RegExp): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true }) as string[];
  return names.filter((name) => ending.test(name)).map((name) => join(folder, name));
}

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** Class names in our CSS that aren't a CSS module's own. */
const inStyles = filesIn("content/src", /\.css$/).flatMap((path) => {
  const css = read(path)
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/"[^"]*"/g, "");
  const foreign = path.endsWith(".module.css") ? matchesOf(css, /:global\(([^)]*)\)/g).join(" ") : css;
  return matchesOf(foreign.replaceAll(/\{[^{}]*\}/g, "{}"), CLASS);
});

/** Class names in selectors of our scripts, and on our elements that imitate Payload's. */
const inScripts = filesIn("content/src", /(?<!\.test)\.tsx?$/).flatMap((path) => {
  const code = read(path);
  const given = matchesOf(code, /className="([^"]*)"/g).flatMap((names) => names.split(" "));
  if (!/selector|querySelector|closest\(|matches\(/.test(code)) return given;
  const strings = matchesOf(code, /"([^"\n]*)"/g).concat(matchesOf(code, /`([^`\n]*)`/g));
  const selectors = strings.filter((string) => SELECTOR.test(string));
  return [...given, ...selectors.flatMap((selector) => matchesOf(selector, CLASS))];
});

/**
 * Words of an installed package that can be a class, and the ones its templates can make ('btn--style-' and a word).
 */
function vocabularyOf(name: string): { words: Set<string>; patterns: RegExp[] } {
  const words = new Set<string>();
  const patterns: RegExp[] = [];
  for (const path of filesIn(`node_modules/${name}/dist`, /\.(?:js|mjs|css)$/)) {
    const text = read(path);
    // React-select lists its own as keys: { indicators: true }.
    const inCode = () =>
      [/['"`]([^'"`\n]*)['"`]/g, /\b(\w{1,30}): true/g].flatMap((pattern) => matchesOf(text, pattern));
    const named = path.endsWith(".css") ? matchesOf(text, CLASS) : inCode();
    for (const word of named.flatMap((string) => string.split(/[^\w-]+/))) words.add(word);
    const base = /\bbaseClass = '([\w-]+)'/.exec(text)?.[1] ?? "";
    for (const template of matchesOf(
      text.replaceAll(/\$\{baseClass\}/g, base),
      /`(?:[\w-]+ )?([a-z][\w-]*-\$\{[^`]*|[a-z][\w-]+)`/g,
    ))
      patterns.push(new RegExp(`^(?:${template.replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")})$`));
  }
  return { words, patterns };
}

const VOCABULARIES = PACKAGES.map(vocabularyOf);

/** Payload sets the prefix 'rs' for React-select's class names. */
const bare = (name: string) => name.replace(/^rs__/, "");

const isKnown = (name: string) =>
  VOCABULARIES.some(({ words, patterns }) => words.has(bare(name)) || patterns.some((pattern) => pattern.test(name)));

test("every class that the admin's styles and scripts take from other packages still exists there", () => {
  const named = [...new Set([...inStyles, ...inScripts])].sort();
  expect(named.length).toBeGreaterThan(90);
  expect(named).toEqual(
    expect.arrayContaining(["radio-input--is-selected", "collapsible--collapsed", "rs__indicators"]),
  );
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

test("a class that no package has is found", () => {
  expect(["btn--of-no-style-at", "file-meta__nothing", "collection-edit--of-any-type", "doc-tab"].map(isKnown)).toEqual(
    [false, false, true, true],
  );
});
