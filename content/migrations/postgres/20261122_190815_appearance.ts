import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_appearance_mark_colours" AS ENUM('own', 'single');
  CREATE TYPE "public"."enum_appearance_typeface" AS ENUM('bricolage', 'serif', 'manrope');
  CREATE TYPE "public"."enum_appearance_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__appearance_v_version_mark_colours" AS ENUM('own', 'single');
  CREATE TYPE "public"."enum__appearance_v_version_typeface" AS ENUM('bricolage', 'serif', 'manrope');
  CREATE TYPE "public"."enum__appearance_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "appearance" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mark" varchar,
  	"mark_colours" "enum_appearance_mark_colours" DEFAULT 'own',
  	"mark_with_name" boolean DEFAULT true,
  	"mark_id" varchar,
  	"mark_width" numeric,
  	"mark_height" numeric,
  	"mark_ground" varchar,
  	"mark_opaque" boolean,
  	"accent" varchar DEFAULT '#e8472b',
  	"paper" varchar DEFAULT '#f4efe6',
  	"ink" varchar DEFAULT '#17161a',
  	"typeface" "enum_appearance_typeface" DEFAULT 'bricolage',
  	"last_editor" varchar,
  	"last_form" varchar,
  	"_status" "enum_appearance_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_appearance_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_mark" varchar,
  	"version_mark_colours" "enum__appearance_v_version_mark_colours" DEFAULT 'own',
  	"version_mark_with_name" boolean DEFAULT true,
  	"version_mark_id" varchar,
  	"version_mark_width" numeric,
  	"version_mark_height" numeric,
  	"version_mark_ground" varchar,
  	"version_mark_opaque" boolean,
  	"version_accent" varchar DEFAULT '#e8472b',
  	"version_paper" varchar DEFAULT '#f4efe6',
  	"version_ink" varchar DEFAULT '#17161a',
  	"version_typeface" "enum__appearance_v_version_typeface" DEFAULT 'bricolage',
  	"version_last_editor" varchar,
  	"version_last_form" varchar,
  	"version__status" "enum__appearance_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE INDEX "appearance__status_idx" ON "appearance" USING btree ("_status");
  CREATE INDEX "_appearance_v_version_version__status_idx" ON "_appearance_v" USING btree ("version__status");
  CREATE INDEX "_appearance_v_created_at_idx" ON "_appearance_v" USING btree ("created_at");
  CREATE INDEX "_appearance_v_updated_at_idx" ON "_appearance_v" USING btree ("updated_at");
  CREATE INDEX "_appearance_v_latest_idx" ON "_appearance_v" USING btree ("latest");
  CREATE INDEX "_appearance_v_autosave_idx" ON "_appearance_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "appearance" CASCADE;
  DROP TABLE "_appearance_v" CASCADE;
  DROP TYPE "public"."enum_appearance_mark_colours";
  DROP TYPE "public"."enum_appearance_typeface";
  DROP TYPE "public"."enum_appearance_status";
  DROP TYPE "public"."enum__appearance_v_version_mark_colours";
  DROP TYPE "public"."enum__appearance_v_version_typeface";
  DROP TYPE "public"."enum__appearance_v_version_status";`)
}
