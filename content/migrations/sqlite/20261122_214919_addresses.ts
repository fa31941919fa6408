import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`public_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`address\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`entry\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`public_addresses_address_idx\` ON \`public_addresses\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`public_addresses_entry_idx\` ON \`public_addresses\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`public_addresses_updated_at_idx\` ON \`public_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`public_addresses_created_at_idx\` ON \`public_addresses\` (\`created_at\`);`)
  // What was public before is to be found again when it gets another name.
  await db.run(sql`INSERT INTO \`public_addresses\` (\`address\`, \`type\`, \`entry\`)
    SELECT '/#' || \`name\`, 'services', \`id\` FROM \`services\`
    WHERE \`_status\` = 'published' AND \`deleted_at\` IS NULL AND \`name\` IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`public_addresses\`;`)
}
