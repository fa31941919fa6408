import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`album\` text;`)
  await db.run(sql`CREATE INDEX \`media_album_idx\` ON \`media\` (\`album\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_album_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`album\`;`)
}
