/**
 * `npm run bench:projects`: what a page of the portfolio costs with ten thousand projects, compared with a hundred. Each
 * size has a process of its own; they render by turns, so that other work of the machine hits both alike. Pages come
 * from no cache.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { median } from "../testing/open-loop.ts";
import { startWorld } from "./portfolio-world.ts";

const FEW = 100;
const MANY = 10_000;

/** Renders before measuring, and renders measured, of each page. */
const WARM_UP = 8;
const RUNS = 40;

/** How much more a page may cost with many projects. */
const MAX_RATIO = 1.5;

/** Two categories of six a project, eight projects a page. */
const lastPage = (projects: number) => Math.ceil(projects / 8);
const lastOfCategory = (projects: number) => Math.ceil(Math.floor(projects / 6) / 4);

const PAGES: Record<string, (projects: number) => string> = {
  "first page": () => "/projekte",
  "middle page": (projects) => `/projekte?seite=${Math.ceil(lastPage(projects) / 2)}`,
  "last page": (projects) => `/projekte?seite=${lastPage(projects)}`,
  "category page": () => "/projekte/kategorie/1-kategorie-1",
  "last of category": (projects) => `/projekte/kategorie/1-kategorie-1?seite=${lastOfCategory(projects)}`,
  project: (projects) => `/projekte/${projects}-projekt-nummer-${projects}`,
};

/** Answers each path with the ms that its render took. */
async function serve(projects: number): Promise<void> {
  const world = await startWorld(projects);
  process.on("message", async (path: string) => process.send?.(await world.render(path)));
  process.on("disconnect", () => world.close().finally(() => process.exit(0)));
  process.send?.("ready");
}

async function start(projects: number): Promise<ChildProcess> {
  const child = fork(fileURLToPath(import.meta.url), [String(projects)], { execArgv: ["--import", "tsx"] });
  await once(child, "message");
  return child;
}

async function render(child: ChildProcess, path: string): Promise<number> {
  child.send(path);
  const [ms] = await once(child, "message");
  return ms;
}

async function compare(): Promise<void> {
  const [few, many] = [await start(FEW), await start(MANY)];
  let worst = 0;
  process.stdout.write(`Median of ${RUNS} renders, in ms\n`);
  for (const [name, pathWith] of Object.entries(PAGES)) {
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      const [fewMs, manyMs] = [await render(few, pathWith(FEW)), await render(many, pathWith(MANY))];
      if (run < 0) continue;
      times.few.push(fewMs);
      times.many.push(manyMs);
    }
    const [fewMs, manyMs] = [median(times.few), median(times.many)];
    worst = Math.max(worst, manyMs / fewMs);
    const ratio = (manyMs / fewMs).toFixed(2);
    process.stdout.write(
      `  ${name.padEnd(18)} ${FEW}: ${fewMs.toFixed(1)}   ${MANY}: ${manyMs.toFixed(1)}   ratio ${ratio}\n`,
    );
  }
  process.stdout.write(`Worst ratio ${worst.toFixed(2)}, at most ${MAX_RATIO} is meant.\n`);
  process.exitCode = worst > MAX_RATIO ? 1 : 0;
  for (const child of [few, many]) child.disconnect();
}

const [asked] = process.argv.slice(2);
await (asked ? serve(Number(asked)) : compare());
