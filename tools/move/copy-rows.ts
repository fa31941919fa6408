import type { RowSource, RowTarget, Tables } from "./rows.ts";

/** Tables that each database has for itself. */
const NOT_MOVED = ["payload_migrations", "rate_limits"];

type Progress = (table: string, done: number, total: number) => void;

/**
 * Copies all rows with their ids, in one transaction of the target.
 *
 * @returns how many rows there are
 * @throws Error with a sentence when the two are not alike; nothing is committed then
 */
export async function copyRows(source: RowSource, target: RowTarget, onProgress: Progress): Promise<number> {
  const [tables, others] = [await source.tables(), await target.tables()];
  for (const name of NOT_MOVED) for (const each of [tables, others]) each.delete(name);
  compareTables(tables, others);
  const names = [...tables.keys()];
  let all = 0;
  for (const [index, name] of names.entries()) {
    let copied = 0;
    for await (const rows of source.read(name)) {
      await target.insert(name, rows);
      copied += rows.length;
    }
    const arrived = await target.count(name);
    if (arrived !== copied) throw new Error(`${copied} rows of ${name} were copied, but there are ${arrived}.`);
    all += copied;
    onProgress(name, index + 1, names.length);
  }
  const counters = await source.counters();
  for (const name of NOT_MOVED) counters.delete(name);
  await target.finish(counters);
  return all;
}

function compareTables(one: Tables, other: Tables): void {
  const listed = (tables: Tables) => [...tables].map(([name, columns]) => `${name} (${columns.join(", ")})`);
  const [here, there] = [new Set(listed(one)), new Set(listed(other))];
  const different = [
    ...[...here].filter((table) => !there.has(table)),
    ...[...there].filter((table) => !here.has(table)),
  ];
  if (different.length > 0) throw new Error(`The two databases have different tables: ${different.join("; ")}`);
}
