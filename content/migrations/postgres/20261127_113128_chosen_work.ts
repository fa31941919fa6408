import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer
  );
  
  CREATE TABLE "_site_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "linkedin_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "xing_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "vimeo_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "behance_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "own_link_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "own_link_name" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_linkedin_url" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_xing_url" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_vimeo_url" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_behance_url" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_own_link_url" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_own_link_name" varchar;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_rels" ADD CONSTRAINT "_site_settings_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_rels_order_idx" ON "site_settings_rels" USING btree ("order");
  CREATE INDEX "site_settings_rels_parent_idx" ON "site_settings_rels" USING btree ("parent_id");
  CREATE INDEX "site_settings_rels_path_idx" ON "site_settings_rels" USING btree ("path");
  CREATE INDEX "site_settings_rels_projects_id_idx" ON "site_settings_rels" USING btree ("projects_id");
  CREATE INDEX "_site_settings_v_rels_order_idx" ON "_site_settings_v_rels" USING btree ("order");
  CREATE INDEX "_site_settings_v_rels_parent_idx" ON "_site_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_rels_path_idx" ON "_site_settings_v_rels" USING btree ("path");
  CREATE INDEX "_site_settings_v_rels_projects_id_idx" ON "_site_settings_v_rels" USING btree ("projects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_rels" CASCADE;
  DROP TABLE "_site_settings_v_rels" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "linkedin_url";
  ALTER TABLE "site_settings" DROP COLUMN "xing_url";
  ALTER TABLE "site_settings" DROP COLUMN "vimeo_url";
  ALTER TABLE "site_settings" DROP COLUMN "behance_url";
  ALTER TABLE "site_settings" DROP COLUMN "own_link_url";
  ALTER TABLE "site_settings" DROP COLUMN "own_link_name";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_linkedin_url";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_xing_url";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_vimeo_url";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_behance_url";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_own_link_url";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_own_link_name";`)
}
