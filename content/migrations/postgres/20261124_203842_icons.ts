import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'accessibility' BEFORE 'brush';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'book' BEFORE 'brush';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'bottle' BEFORE 'brush';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'briefcase' BEFORE 'brush';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'building' BEFORE 'drone';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'pencil' BEFORE 'photo_camera';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'people' BEFORE 'photo_camera';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'scissors' BEFORE 'search_engine';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'smartphone' BEFORE 'social_media';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'template' BEFORE 'three_d_model';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'text' BEFORE 'three_d_model';
  ALTER TYPE "public"."enum_services_service_assets_icon" ADD VALUE 'turntable' BEFORE 'video_camera';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'accessibility' BEFORE 'brush';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'book' BEFORE 'brush';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'bottle' BEFORE 'brush';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'briefcase' BEFORE 'brush';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'building' BEFORE 'drone';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'pencil' BEFORE 'photo_camera';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'people' BEFORE 'photo_camera';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'scissors' BEFORE 'search_engine';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'smartphone' BEFORE 'social_media';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'template' BEFORE 'three_d_model';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'text' BEFORE 'three_d_model';
  ALTER TYPE "public"."enum_services_owl_thumb_icon" ADD VALUE 'turntable' BEFORE 'video_camera';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'accessibility' BEFORE 'brush';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'book' BEFORE 'brush';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'bottle' BEFORE 'brush';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'briefcase' BEFORE 'brush';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'building' BEFORE 'drone';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'pencil' BEFORE 'photo_camera';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'people' BEFORE 'photo_camera';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'scissors' BEFORE 'search_engine';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'smartphone' BEFORE 'social_media';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'template' BEFORE 'three_d_model';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'text' BEFORE 'three_d_model';
  ALTER TYPE "public"."enum__services_v_version_service_assets_icon" ADD VALUE 'turntable' BEFORE 'video_camera';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'accessibility' BEFORE 'brush';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'book' BEFORE 'brush';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'bottle' BEFORE 'brush';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'briefcase' BEFORE 'brush';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'building' BEFORE 'drone';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'pencil' BEFORE 'photo_camera';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'people' BEFORE 'photo_camera';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'scissors' BEFORE 'search_engine';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'smartphone' BEFORE 'social_media';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'template' BEFORE 'three_d_model';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'text' BEFORE 'three_d_model';
  ALTER TYPE "public"."enum__services_v_version_owl_thumb_icon" ADD VALUE 'turntable' BEFORE 'video_camera';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_service_assets" ALTER COLUMN "icon" SET DATA TYPE text;
  DROP TYPE "public"."enum_services_service_assets_icon";
  CREATE TYPE "public"."enum_services_service_assets_icon" AS ENUM('brush', 'drone', 'film_reel', 'light_bulb', 'megaphone', 'photo_camera', 'printer', 'search_engine', 'social_media', 'three_d_model', 'video_camera', 'web_design');
  ALTER TABLE "services_service_assets" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_services_service_assets_icon" USING "icon"::"public"."enum_services_service_assets_icon";
  ALTER TABLE "services" ALTER COLUMN "owl_thumb_icon" SET DATA TYPE text;
  DROP TYPE "public"."enum_services_owl_thumb_icon";
  CREATE TYPE "public"."enum_services_owl_thumb_icon" AS ENUM('brush', 'drone', 'film_reel', 'light_bulb', 'megaphone', 'photo_camera', 'printer', 'search_engine', 'social_media', 'three_d_model', 'video_camera', 'web_design');
  ALTER TABLE "services" ALTER COLUMN "owl_thumb_icon" SET DATA TYPE "public"."enum_services_owl_thumb_icon" USING "owl_thumb_icon"::"public"."enum_services_owl_thumb_icon";
  ALTER TABLE "_services_v_version_service_assets" ALTER COLUMN "icon" SET DATA TYPE text;
  DROP TYPE "public"."enum__services_v_version_service_assets_icon";
  CREATE TYPE "public"."enum__services_v_version_service_assets_icon" AS ENUM('brush', 'drone', 'film_reel', 'light_bulb', 'megaphone', 'photo_camera', 'printer', 'search_engine', 'social_media', 'three_d_model', 'video_camera', 'web_design');
  ALTER TABLE "_services_v_version_service_assets" ALTER COLUMN "icon" SET DATA TYPE "public"."enum__services_v_version_service_assets_icon" USING "icon"::"public"."enum__services_v_version_service_assets_icon";
  ALTER TABLE "_services_v" ALTER COLUMN "version_owl_thumb_icon" SET DATA TYPE text;
  DROP TYPE "public"."enum__services_v_version_owl_thumb_icon";
  CREATE TYPE "public"."enum__services_v_version_owl_thumb_icon" AS ENUM('brush', 'drone', 'film_reel', 'light_bulb', 'megaphone', 'photo_camera', 'printer', 'search_engine', 'social_media', 'three_d_model', 'video_camera', 'web_design');
  ALTER TABLE "_services_v" ALTER COLUMN "version_owl_thumb_icon" SET DATA TYPE "public"."enum__services_v_version_owl_thumb_icon" USING "version_owl_thumb_icon"::"public"."enum__services_v_version_owl_thumb_icon";`)
}
