import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";

type Rule = { groupName?: string; matchPackageNames: string[] };
type Manifest = { dependencies?: object; devDependencies?: object };

const read = <Content>(path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8")) as Content;
const { packageRules } = read<{ packageRules: Rule[] }>("renovate.json");
const installed = ["", "contract", "content", "site", "tools"].flatMap((workspace) => {
  const { dependencies, devDependencies } = read<Manifest>(join(workspace, "package.json"));
  return Object.keys({ ...dependencies, ...devDependencies });
});
const matches = (name: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll(/\*+/g, ".*")}$`).test(name);

test("each pattern of a group of updates matches one of our packages, and none is in two groups", () => {
  const groups = packageRules.filter(({ groupName }) => groupName);
  const found = (pattern: string) => installed.filter((name) => matches(name, pattern));
  for (const { groupName, matchPackageNames } of groups)
    for (const pattern of matchPackageNames) expect(found(pattern), `${groupName}: ${pattern}`).not.toEqual([]);
  for (const name of installed) {
    const of = groups.filter(({ matchPackageNames }) => matchPackageNames.some((pattern) => matches(name, pattern)));
    expect(of.length, name).toBeLessThanOrEqual(1);
  }
});
