import { setTimeout as pause } from "node:timers/promises";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import type { Cluster } from "./cluster.ts";

/** One is planned for each moment so far apart, in s. */
const EVERY_S = 4;

/** Drafts that come due one after the other, for so many seconds; their ids. */
export async function plan(cluster: Cluster, name: string, seconds: number): Promise<number[]> {
  const database = await cluster.database();
  const token = await signInByRest(cluster.contentUrl, ADMINISTRATOR);
  const headers = { "content-type": "application/json", authorization: `JWT ${token}` };
  const moments = Array.from({ length: seconds / EVERY_S - 1 }, (_, n) => (n + 1) * EVERY_S);
  const ids: number[] = [];
  for (const second of moments) {
    const body = JSON.stringify({ header: `${name} ${second}` });
    const response = await fetch(`${cluster.contentUrl}/api/projects?draft=true`, { method: "POST", headers, body });
    ids.push(((await response.json()) as { doc: { id: number } }).doc.id);
  }
  for (const [n, id] of ids.entries()) {
    await database.rows(
      `INSERT INTO payload_jobs (task_slug, queue, wait_until, input)
        VALUES ('schedulePublish', 'default', now() + $2 * interval '1 second', json_build_object('type', 'publish',
          'doc', json_build_object('relationTo', 'projects', 'value', $1::int)))`,
      [id, moments[n] ?? 0],
    );
  }
  await database.close();
  return ids;
}

/** How often each was published, once no plan is left, or the time is over. */
export async function publishedVersions(cluster: Cluster, ids: number[], patienceMs: number): Promise<number[]> {
  const database = await cluster.database();
  const until = performance.now() + patienceMs;
  const left = async () => (await database.rows("SELECT id FROM payload_jobs")).length;
  while ((await left()) > 0 && performance.now() < until) await pause(1000);
  const counts: number[] = [];
  for (const id of ids) {
    const [row] = await database.rows<{ n: string }>(
      "SELECT count(*) AS n FROM _projects_v WHERE parent_id = $1 AND version__status = 'published'",
      [id],
    );
    counts.push(Number(row?.n));
  }
  await database.close();
  return counts;
}
