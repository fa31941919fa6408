import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ADD COLUMN "search_description" varchar;
  ALTER TABLE "projects" ADD COLUMN "share_image_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_search_description" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_share_image_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "share_image_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_image_id" integer;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_share_image_idx" ON "projects" USING btree ("share_image_id");
  CREATE INDEX "_projects_v_version_version_share_image_idx" ON "_projects_v" USING btree ("version_share_image_id");
  CREATE INDEX "site_settings_share_image_idx" ON "site_settings" USING btree ("share_image_id");
  CREATE INDEX "_site_settings_v_version_version_share_image_idx" ON "_site_settings_v" USING btree ("version_share_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DROP CONSTRAINT "projects_share_image_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_share_image_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_share_image_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_share_image_id_media_id_fk";
  
  DROP INDEX "projects_share_image_idx";
  DROP INDEX "_projects_v_version_version_share_image_idx";
  DROP INDEX "site_settings_share_image_idx";
  DROP INDEX "_site_settings_v_version_version_share_image_idx";
  ALTER TABLE "projects" DROP COLUMN "search_description";
  ALTER TABLE "projects" DROP COLUMN "share_image_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_search_description";
  ALTER TABLE "_projects_v" DROP COLUMN "version_share_image_id";
  ALTER TABLE "site_settings" DROP COLUMN "share_image_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_image_id";`)
}
