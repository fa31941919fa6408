import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The tag in a test file's first line: `// @long ROOM, ROOM …`, or `// @release`. */
export type Tag = "long" | "release";

/**
 * Tagged files in a folder, by path relative to the root, each with the names after the tag.
 *
 * @param root the base of the paths
 */
export function taggedFiles(tag: Tag, root: string, folder: string): Record<string, string[]> {
  if (!existsSync(join(root, folder))) return {};
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const tests = files.filter((file) => file.isFile() && /\.(test|spec)\.ts$/.test(file.name));
  const tagged = tests.flatMap((file) => {
    const path = join(file.parentPath, file.name);
    const [line = ""] = readFileSync(path, "utf8").split("\n", 1);
    const [, named = "", names = ""] = /^\/\/ @(\w+) ?(.*)$/.exec(line) ?? [];
    return named === tag ? [[relative(root, path), names.split(", ").filter(Boolean)] as const] : [];
  });
  return Object.fromEntries(tagged);
}
