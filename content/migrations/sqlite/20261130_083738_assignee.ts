import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { ASSIGNEES_TO_ACCOUNTS } from '../assignees-to-accounts.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`notify_at\` text;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`notify_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`notify_error\` text;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`notified_at\` text;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`history\` text;`)
  await db.run(sql`CREATE INDEX \`inquiries_assignee_idx\` ON \`inquiries\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_notify_at_idx\` ON \`inquiries\` (\`notify_at\`);`)
  for (const statement of ASSIGNEES_TO_ACCOUNTS) await db.run(sql.raw(statement))
}

export const down = () => Promise.reject(new Error('There is no way back. Restore a backup.'))
