/**
 * Part of `npm run check`: no file imports from a room above or beside its own, and site and content never import each
 * other.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "oxc-parser";
import { ROOT } from "./environment.ts";
import { LAYERS, PACKAGES } from "./import-layers.ts";

const SOURCES = ["*.ts", "*.tsx", ":!*.test.*", ":!*/generated/*", ":!content/migrations"];

/** A file's imports of our own files, including types, relative to the project. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return named.flatMap((name) => {
    if (name?.startsWith("@schaufenster/")) return [name.slice("@schaufenster/".length)];
    return name?.startsWith(".") ? [join(dirname(file), name)] : [];
  });
}

type Place = { room: string; floor: number; prefix: string };

function placeOf(path: string, floors: string[][]): Place | undefined {
  const places = floors.flatMap((rooms, floor) =>
    rooms.flatMap((room) => room.split(" ").map((prefix) => ({ room, floor, prefix }))),
  );
  const fitting = places.filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

function complaints(from: string, to: string): string[] {
  const [owner, other] = [from.split("/")[0] ?? "", to.split("/")[0] ?? ""];
  const allowed = PACKAGES[owner];
  if (other === "testing" && from.startsWith(`${owner}/testing/`)) return [];
  if (allowed && other !== owner && !allowed.includes(other)) return [`${from} imports ${to}: ${owner} must not`];
  return Object.entries(LAYERS).flatMap(([root, layers]) => {
    if (!from.startsWith(`${root}/`)) return [];
    const mine = placeOf(from.slice(root.length + 1), layers);
    if (!mine) return [`${from} is in no room of ${root}: name it in scripts/import-layers.ts`];
    const theirs = to.startsWith(`${root}/`) ? placeOf(to.slice(root.length + 1), layers) : undefined;
    if (!theirs || theirs.room === mine.room || theirs.floor < mine.floor) return [];
    return [`${from} imports ${to}, which is in a room ${theirs.floor > mine.floor ? "above" : "beside"} its own`];
  });
}

const files = execFileSync("git", ["ls-files", "--", ...SOURCES], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n");
const found = new Set(files.flatMap((from) => importsOf(from).flatMap((to) => complaints(from, to))));
for (const complaint of found) process.stdout.write(`${complaint}\n`);
process.exitCode = found.size === 0 ? 0 : 1;
