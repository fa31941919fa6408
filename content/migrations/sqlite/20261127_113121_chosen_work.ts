import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_settings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_rels_order_idx\` ON \`site_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_parent_idx\` ON \`site_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_path_idx\` ON \`site_settings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_rels_projects_id_idx\` ON \`site_settings_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_order_idx\` ON \`_site_settings_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_parent_idx\` ON \`_site_settings_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_path_idx\` ON \`_site_settings_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_rels_projects_id_idx\` ON \`_site_settings_v_rels\` (\`projects_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`linkedin_url\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`xing_url\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`vimeo_url\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`behance_url\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`own_link_url\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`own_link_name\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_linkedin_url\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_xing_url\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_vimeo_url\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_behance_url\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_own_link_url\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_own_link_name\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_settings_rels\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`linkedin_url\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`xing_url\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`vimeo_url\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`behance_url\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`own_link_url\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`own_link_name\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_linkedin_url\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_xing_url\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_vimeo_url\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_behance_url\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_own_link_url\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_own_link_name\`;`)
}
