import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { PACKAGES_FILE } from "../../site/build/browser-packages.ts";

/** Licences allowed for packages sent to visitors: none requires more than keeping its notice. */
const PERMISSIVE = ["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "OFL-1.1"];

const WORKSPACES = ["", "contract", "content", "site", "tools"];

type Dependencies = Record<string, string>;
type Package = { dependencies?: Dependencies; devDependencies?: Dependencies; overrides?: Dependencies };
type Locked = Package & { version?: string; license?: string; integrity?: string; resolved?: string; link?: boolean };

const read = <Content>(path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8")) as Content;
const { lockfileVersion, packages } = read<{ lockfileVersion: number; packages: Record<string, Locked> }>(
  "package-lock.json",
);
const sections = ({ dependencies, devDependencies }: Package) => ({ ...dependencies, ...devDependencies });

test("every version is exact, and the lock file matches these package.json", () => {
  for (const workspace of WORKSPACES) {
    const manifest = read<Package>(join(workspace, "package.json"));
    for (const [name, version] of Object.entries({ ...sections(manifest), ...manifest.overrides })) {
      expect(version, `${workspace} ${name}`).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    }
    expect(sections(packages[workspace] ?? {}), workspace).toEqual(sections(manifest));
    for (const [name, version] of Object.entries(sections(manifest))) {
      const locked = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      expect(locked?.version, `${workspace} ${name}`).toBe(version);
    }
  }
});

test("every package comes from npm's configured registry, whose host is named nowhere, and is pinned by its digest", () => {
  expect(lockfileVersion).toBe(3);
  const foreign = Object.entries(packages).filter(([path, { link, integrity, resolved }]) => {
    if (!path.includes("node_modules/")) return false;
    if (link) return !WORKSPACES.includes(resolved ?? "");
    return !/^sha512-[\w+/]{86}==$/.test(integrity ?? "") || resolved !== undefined;
  });
  expect(foreign).toEqual([]);
});

test("the licences of the admin's drawings and fonts are served with it", () => {
  const served = readFileSync(join(ROOT, "content/public/admin/lizenzen.txt"), "utf8");
  for (const name of ["@tabler/icons", "@tiptap/core", "prosemirror-view", "payload"]) expect(served).toContain(name);
});

test("everything sent to visitors has a licence that allows it", () => {
  const sent = read<string[]>(`site/dist/client/${PACKAGES_FILE}`);
  expect(sent).toEqual(expect.arrayContaining(["react", "react-dom", "@tabler/icons"]));
  expect(sent.filter((name) => name.startsWith("@fontsource")).length).toBeGreaterThanOrEqual(2);
  const licences = sent.map((name) => [name, packages[`node_modules/${name}`]?.license ?? "unknown"]);
  expect(licences.filter(([, licence]) => !PERMISSIVE.includes(licence ?? ""))).toEqual([]);
});

test("docs/dependencies.md has a line for every package of the five package.json, and for no other", () => {
  const lines = readFileSync(join(ROOT, "docs/dependencies.md"), "utf8").matchAll(/^\| `([^`]+)`/gm);
  const named = WORKSPACES.flatMap((workspace) =>
    Object.keys(sections(read<Package>(join(workspace, "package.json")))),
  );
  const foreign = named.filter((name) => !name.startsWith("@schaufenster/"));
  expect([...lines].map(([, name]) => name).sort()).toEqual(foreign.sort());
});
