import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { CATEGORIES_WITHOUT_DRAFTS } from '../categories-without-drafts.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of CATEGORIES_WITHOUT_DRAFTS) await db.run(sql.raw(statement))
}

export const down = () => Promise.reject(new Error('There is no way back. Restore a backup.'))
