/** Part of `npm run check`: no regular expression takes more than linear time for untrusted input. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { parseSync, Visitor } from "oxc-parser";
import { analyse } from "scslre";
import { ROOT } from "./environment.ts";

/** Production code. Moving in reads files chosen by their owner, in a child process with a timeout. */
const SOURCES = ["content", "site", "contract", "scripts", "tools"];
const OTHERS = [":!*.test.*", ":!*/testing/*", ":!content/tests", ":!*/generated/*", ":!tools/moving-in"];

/**
 * The library reports where a pattern can backtrack quadratically: within itself, across two parts, or by its start.
 */
const REPORTED = { Self: true, Trade: true, Move: true };

function complaintsAbout(file: string): string[] {
  const source = readFileSync(join(ROOT, file), "utf8");
  const complaints: string[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (!("regex" in node) || !node.regex) return;
      const { pattern, flags } = node.regex;
      const { reports } = analyse({ source: pattern, flags }, { reportTypes: REPORTED });
      if (reports.length === 0) return;
      const line = source.slice(0, node.start).split("\n").length;
      complaints.push(`${file}:${line}: /${pattern}/${flags} backtracks more than linearly`);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return complaints;
}

const paths = SOURCES.flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`, `${folder}/*.mjs`]);
const files = execFileSync("git", ["ls-files", "--", ...paths, ...OTHERS], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n");
const found = files.flatMap(complaintsAbout);
for (const complaint of found) process.stdout.write(`${complaint}\n`);
process.exitCode = found.length === 0 ? 0 : 1;
