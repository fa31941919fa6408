import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects\` ADD \`finished_at\` text;`)
  await db.run(sql`CREATE INDEX \`projects_finished_at_idx\` ON \`projects\` (\`finished_at\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_finished_at\` text;`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_finished_at_idx\` ON \`_projects_v\` (\`version_finished_at\`);`)
  // Old entries keep the day of entry.
  await db.run(sql`UPDATE \`projects\` SET \`finished_at\` = \`created_at\`;`)
  await db.run(sql`UPDATE \`_projects_v\` SET \`version_finished_at\` = \`version_created_at\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_opens_by_itself\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_opens_by_itself\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`projects_finished_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`finished_at\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_version_version_finished_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_finished_at\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_opens_by_itself\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_opens_by_itself\`;`)
}
