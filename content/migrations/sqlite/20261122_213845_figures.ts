import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`figures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`views\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_kind_name_idx\` ON \`figures\` (\`day\`,\`kind\`,\`name\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`counts_views\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_counts_views\` integer DEFAULT true;`)
  // Added by hand: nobody is counted by an update. Who had this version before keeps what is set.
  await db.run(sql`UPDATE \`site_settings\` SET \`counts_views\` = false;`)
  await db.run(sql`UPDATE \`_site_settings_v\` SET \`version_counts_views\` = false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`figures\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`counts_views\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_counts_views\`;`)
}
