/**
 * `npm run bench:sitemap`: how long a sitemap of a hundred thousand projects takes, at first and after a publish, an addition
 * and a deletion. A publish makes it stale; it is made anew for the next one who asks.
 */
import { startWorld } from "./portfolio-world.ts";

const PROJECTS = 100_000;
const PART = "/sitemap-projekte-1.xml";

/** Longest time that a renewal after a publish may take, in ms. */
const MAX_MS = 3000;

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

const CHANGES = {
  "nothing in it": "SELECT 1",
  "a project": `UPDATE projects SET header = 'Neuer Name', updated_at = ${NOW} WHERE id = 20000`,
  "one withdrawn": `UPDATE projects SET _status = 'draft', updated_at = ${NOW} WHERE id = 30000`,
  "ten deleted": "DELETE FROM projects WHERE id % 5000 = 1 AND id < 50000",
};

const world = await startWorld(PROJECTS);
try {
  const row = (label: string, ms: number) =>
    process.stdout.write(`${label.padEnd(36)} ${ms.toFixed(0).padStart(7)} ms\n`);
  row(`${PROJECTS} projects, first part, at first`, await world.render(PART));
  let worst = 0;
  for (const [what, statement] of Object.entries(CHANGES)) {
    await world.change(statement);
    const ms = await world.render(PART);
    worst = Math.max(worst, ms);
    row(`after a publish: ${what}`, ms);
  }
  process.exitCode = worst > MAX_MS ? 1 : 0;
} finally {
  await world.close();
}
