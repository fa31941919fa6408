import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`assignee\` text;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`handled\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`inquiries_handled_idx\` ON \`inquiries\` (\`handled\`);`)
  await db.run(sql`UPDATE \`inquiries\` SET \`handled\` = 2 WHERE \`status\` = 'done';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`inquiries_handled_idx\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`assignee\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`handled\`;`)
}
