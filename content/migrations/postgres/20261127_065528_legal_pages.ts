import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { LEGAL_TEXTS_TO_PAGES } from '../legal-texts-to-pages.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of LEGAL_TEXTS_TO_PAGES) await db.execute(sql.raw(statement))
}

export const down = () => Promise.reject(new Error('There is no way back. Restore a backup.'))
