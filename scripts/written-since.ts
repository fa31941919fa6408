/** `schaufenster rollback` asks it: counts what came into the database after a moment (ISO 8601). Prints a line a kind. */
import { connectDirectly } from "../content/src/database/direct-connection.ts";
import { readEnvironment } from "./environment.ts";

/** Tables that people write, and the column that says when. */
const TABLES: [table: string, column: string, words: string][] = [
  ["inquiries", "received_at", "inquiries"],
  ["media", "updated_at", "pictures and films"],
  ["projects", "updated_at", "projects"],
  ["pages", "updated_at", "pages"],
  ["services", "updated_at", "services"],
  ["references", "updated_at", "references"],
  ["categories", "updated_at", "categories"],
  ["menuitems", "updated_at", "menu items"],
  ["site_settings", "updated_at", "settings of the website"],
  ["appearance", "updated_at", "settings of its look"],
  ["users", "updated_at", "accounts"],
];

const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readEnvironment();
const connection = await connectDirectly({ dataDir, databaseUrl });
try {
  for (const [table, column, words] of TABLES) {
    const query = `SELECT count(*) AS count FROM "${table}" WHERE ${column} > $1`;
    const rows = await connection.rows<{ count: number | string }>(query, [process.argv[2] ?? ""]).catch(() => []);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) process.stdout.write(`  ${count} ${words} new or changed\n`);
  }
} finally {
  await connection.close();
}
