import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`appearance\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mark\` text,
  	\`mark_colours\` text DEFAULT 'own',
  	\`mark_with_name\` integer DEFAULT true,
  	\`mark_id\` text,
  	\`mark_width\` numeric,
  	\`mark_height\` numeric,
  	\`mark_ground\` text,
  	\`mark_opaque\` integer,
  	\`accent\` text DEFAULT '#e8472b',
  	\`paper\` text DEFAULT '#f4efe6',
  	\`ink\` text DEFAULT '#17161a',
  	\`typeface\` text DEFAULT 'bricolage',
  	\`last_editor\` text,
  	\`last_form\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`appearance__status_idx\` ON \`appearance\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_appearance_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_mark\` text,
  	\`version_mark_colours\` text DEFAULT 'own',
  	\`version_mark_with_name\` integer DEFAULT true,
  	\`version_mark_id\` text,
  	\`version_mark_width\` numeric,
  	\`version_mark_height\` numeric,
  	\`version_mark_ground\` text,
  	\`version_mark_opaque\` integer,
  	\`version_accent\` text DEFAULT '#e8472b',
  	\`version_paper\` text DEFAULT '#f4efe6',
  	\`version_ink\` text DEFAULT '#17161a',
  	\`version_typeface\` text DEFAULT 'bricolage',
  	\`version_last_editor\` text,
  	\`version_last_form\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_appearance_v_version_version__status_idx\` ON \`_appearance_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_created_at_idx\` ON \`_appearance_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_updated_at_idx\` ON \`_appearance_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_latest_idx\` ON \`_appearance_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_appearance_v_autosave_idx\` ON \`_appearance_v\` (\`autosave\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`appearance\`;`)
  await db.run(sql`DROP TABLE \`_appearance_v\`;`)
}
