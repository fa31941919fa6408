/**
 * Part of `npm run check`: production lines by room compared with the last release, so that growth is visible. `npx tsx
 * scripts/check-lines.ts --record` saves today's as the new baseline, as a release does.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.ts";
import { git } from "./version.ts";

const SOURCES = ["site/src", "content/src", "contract", "scripts", "tools"];
const PRODUCTION = /\.(ts|tsx|mjs|cjs)$/;
const OTHER = /\.(test|spec)\.|\/(generated|tests|testing)\/|payload-types|importMap/;
const RECORD = join(ROOT, "scripts/lines-of-release.json");

function linesByRoom(): Record<string, number> {
  const files = execFileSync("git", ["ls-files", ...SOURCES], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n");
  const rooms: Record<string, number> = {};
  for (const file of files.filter((each) => PRODUCTION.test(each) && !OTHER.test(each))) {
    const source = SOURCES.find((each) => file.startsWith(`${each}/`)) ?? "";
    const [folder, below] = file.slice(source.length + 1).split("/");
    const room = below === undefined ? source : `${source}/${folder}`;
    rooms[room] = (rooms[room] ?? 0) + readFileSync(join(ROOT, file), "utf8").split("\n").length - 1;
  }
  return rooms;
}

const rooms = linesByRoom();
if (process.argv.includes("--record")) {
  writeFileSync(RECORD, `${JSON.stringify({ release: git("rev-parse", "--short", "HEAD"), rooms }, null, 2)}\n`);
}
const last = JSON.parse(readFileSync(RECORD, "utf8")) as { release: string; rooms: Record<string, number> };
const sum = (counted: Record<string, number>) => Object.values(counted).reduce((all, lines) => all + lines, 0);
process.stdout.write(`${sum(rooms)} production lines; ${sum(last.rooms)} at ${last.release}\n`);
for (const room of [...new Set([...Object.keys(rooms), ...Object.keys(last.rooms)])].sort()) {
  const [now, then] = [rooms[room] ?? 0, last.rooms[room] ?? 0];
  if (now !== then) process.stdout.write(`  ${room}: ${now} (${now > then ? "+" : ""}${now - then})\n`);
}
