import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "business_id" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_business_id" varchar;
  DROP TABLE IF EXISTS "rate_limits";`) // counted senders until they were counted in memory
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "business_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_business_id";`)
}
