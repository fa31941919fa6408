import type { Client } from "@libsql/client";

const CATEGORIES = 6;

/**
 * Adds projects to the demo agency's, straight into the tables: through the content system 5000 would take minutes.
 *
 * @param after their numbers begin behind this one
 */
export async function insertProjects(client: Client, count: number, after: number): Promise<void> {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${after + 1} UNION ALL SELECT i + 1 FROM n WHERE i < ${after + count})`;
  const day = "strftime('%Y-%m-%dT%H:%M:%fZ', '2000-01-01', '+' || i || ' hours')";
  const text = "'Ein Absatz über die Arbeit, der so lang ist, wie Absätze über Arbeiten nun einmal sind. '";
  await client.execute(
    `${numbers} INSERT INTO projects (id, header, teaser, image_id, content, published_at, updated_at, created_at, _status)
     SELECT i, 'Projekt Nummer ' || i, 'Ein Satz zum Projekt.', (SELECT min(id) FROM media), ${text} || ${text}, ${day}, ${day}, ${day}, 'published' FROM n`,
  );
  for (const [order, category] of [
    [1, `1 + i % ${CATEGORIES}`],
    [2, `1 + (i + 1) % ${CATEGORIES}`],
  ]) {
    await client.execute(
      `${numbers} INSERT INTO projects_rels ("order", parent_id, path, categories_id) SELECT ${order}, i, 'categories', ${category} FROM n`,
    );
  }
}
