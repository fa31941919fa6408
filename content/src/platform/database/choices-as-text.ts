import type { postgresAdapter } from "@payloadcms/db-postgres";

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]["beforeSchemaInit"]>[number];

/**
 * Stores select fields as text in PostgreSQL, as SQLite does: Payload validates them, and a new option needs no
 * migration.
 */
export const choicesAsText: SchemaHook = ({ adapter, schema }) => {
  for (const { columns } of Object.values(adapter.rawTables)) {
    for (const [key, column] of Object.entries(columns)) {
      if (column.type === "enum") columns[key] = { ...column, type: "varchar" };
    }
  }
  return schema;
};
