/**
 * `npm run bench:projects`: what a page of the portfolio costs with ten thousand projects, compared with a hundred. Both
 * are measured in processes of their own, on the same machine, one after the other; pages come from no cache.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startWorld } from "./portfolio-world.ts";

const FEW = 100;
const MANY = 10_000;

/** Renders before measuring, and renders measured, of each page. */
const WARM_UP = 8;
const RUNS = 40;

/** How much more a page may cost with many projects. */
const MAX_RATIO = 2;

type Medians = Record<string, number>;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** The pages that are compared. Eight projects a page; a third of the projects is in each category. */
function pagesWith(projects: number): Record<string, string> {
  const last = Math.ceil(projects / 8);
  return {
    "first page": "/projekte",
    "middle page": `/projekte?seite=${Math.ceil(last / 2)}`,
    "last page": `/projekte?seite=${last}`,
    "category page": "/projekte/kategorie/1-kategorie-1",
    "last of category": `/projekte/kategorie/1-kategorie-1?seite=${Math.ceil(Math.floor(projects / 6) / 4)}`,
    project: `/projekte/${projects}-projekt-nummer-${projects}`,
  };
}

async function measure(projects: number): Promise<Medians> {
  const world = await startWorld(projects);
  const medians: Medians = {};
  for (const [name, path] of Object.entries(pagesWith(projects))) {
    const times: number[] = [];
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      const ms = await world.render(path);
      if (run >= 0) times.push(ms);
    }
    medians[name] = median(times);
  }
  await world.close();
  return medians;
}

function measureApart(projects: number): Medians {
  const output = execFileSync(process.execPath, ["--import", "tsx", fileURLToPath(import.meta.url), String(projects)], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  return JSON.parse(output.trim().split("\n").at(-1) ?? "{}");
}

const [asked] = process.argv.slice(2);
if (asked) {
  process.stdout.write(`\n${JSON.stringify(await measure(Number(asked)))}\n`);
  process.exit(0);
}

const [few, many] = [measureApart(FEW), measureApart(MANY)];
let worst = 0;
process.stdout.write(`Median of ${RUNS} renders, in ms\n`);
for (const [name, ms] of Object.entries(few)) {
  const ratio = (many[name] ?? 0) / ms;
  worst = Math.max(worst, ratio);
  process.stdout.write(
    `  ${name.padEnd(18)} ${FEW}: ${ms.toFixed(1)}   ${MANY}: ${many[name]?.toFixed(1)}   ratio ${ratio.toFixed(2)}\n`,
  );
}
process.stdout.write(`Worst ratio ${worst.toFixed(2)}, at most ${MAX_RATIO} is meant.\n`);
process.exitCode = worst > MAX_RATIO ? 1 : 0;
