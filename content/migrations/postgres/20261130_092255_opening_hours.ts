import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "opening_hours" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "opening_hours_note" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_opening_hours" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_opening_hours_note" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "opening_hours";
  ALTER TABLE "site_settings" DROP COLUMN "opening_hours_note";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_opening_hours";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_opening_hours_note";`)
}
