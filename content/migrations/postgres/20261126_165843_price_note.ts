import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "price_note" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_price_note" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "price_note";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_price_note";`)
}
