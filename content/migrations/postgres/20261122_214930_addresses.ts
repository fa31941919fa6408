import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_public_addresses_type" AS ENUM('services', 'projects', 'categories', 'media');
  CREATE TABLE "public_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"type" "enum_public_addresses_type" NOT NULL,
  	"entry" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "public_addresses_address_idx" ON "public_addresses" USING btree ("address");
  CREATE INDEX "public_addresses_entry_idx" ON "public_addresses" USING btree ("entry");
  CREATE INDEX "public_addresses_updated_at_idx" ON "public_addresses" USING btree ("updated_at");
  CREATE INDEX "public_addresses_created_at_idx" ON "public_addresses" USING btree ("created_at");`)
  // What was public before is to be found again when it gets another name.
  await db.execute(sql`
   INSERT INTO "public_addresses" ("address", "type", "entry")
    SELECT '/#' || "name", 'services'::"enum_public_addresses_type", "id" FROM "services"
    WHERE "_status" = 'published' AND "deleted_at" IS NULL AND "name" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "public_addresses" CASCADE;
  DROP TYPE "public"."enum_public_addresses_type";`)
}
