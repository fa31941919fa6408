import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ADD COLUMN "finished_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_finished_at" timestamp(3) with time zone;
  UPDATE "projects" SET "finished_at" = "created_at";
  UPDATE "_projects_v" SET "version_finished_at" = "version_created_at";
  ALTER TABLE "site_settings" ADD COLUMN "consent_opens_by_itself" boolean DEFAULT true;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_opens_by_itself" boolean DEFAULT true;
  CREATE INDEX "projects_finished_at_idx" ON "projects" USING btree ("finished_at");
  CREATE INDEX "_projects_v_version_version_finished_at_idx" ON "_projects_v" USING btree ("version_finished_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "projects_finished_at_idx";
  DROP INDEX "_projects_v_version_version_finished_at_idx";
  ALTER TABLE "projects" DROP COLUMN "finished_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_finished_at";
  ALTER TABLE "site_settings" DROP COLUMN "consent_opens_by_itself";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_opens_by_itself";`)
}
