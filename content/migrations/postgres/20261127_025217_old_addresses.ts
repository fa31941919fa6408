import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "old_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"by_hand" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "old_addresses_address_idx" ON "old_addresses" USING btree ("address");
  CREATE INDEX "old_addresses_updated_at_idx" ON "old_addresses" USING btree ("updated_at");
  CREATE INDEX "old_addresses_created_at_idx" ON "old_addresses" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "old_addresses" CASCADE;`)
}
