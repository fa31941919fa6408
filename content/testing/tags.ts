import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The tag in the first line of a file of tests: `// @long ROOM, ROOM …`, or `// @release`. */
export type Tag = "long" | "release";

/**
 * Files in a folder that have a tag, by their paths below the root, each with the names that follow the tag.
 *
 * @param root the path that theirs are relative to
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
