import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"views" numeric NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "counts_views" boolean DEFAULT true;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_counts_views" boolean DEFAULT true;
  CREATE UNIQUE INDEX "day_kind_name_idx" ON "figures" USING btree ("day","kind","name");`)
  // Added by hand: nobody is counted by an update. Who had this version before keeps what is set.
  await db.execute(sql`
  UPDATE "site_settings" SET "counts_views" = false;
  UPDATE "_site_settings_v" SET "version_counts_views" = false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "figures" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "counts_views";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_counts_views";`)
}
