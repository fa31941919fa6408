import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`old_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`address\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`by_hand\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`old_addresses_address_idx\` ON \`old_addresses\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`old_addresses_updated_at_idx\` ON \`old_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`old_addresses_created_at_idx\` ON \`old_addresses\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`old_addresses\`;`)
}
