// @long content/src, contract/src, contract/generate.ts, site/build
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";

const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: ROOT, encoding: "utf8" });

/** How the working tree differs from the last commit. */
const changes = () => run("git", "status", "--porcelain", "--untracked-files=all") + run("git", "diff", "HEAD");

test("npm run generate changes nothing: types, import map, SDL, fonts and icons are those of the sources", () => {
  const before = changes();
  run("npm", "run", "generate");
  expect(changes()).toBe(before);
});
