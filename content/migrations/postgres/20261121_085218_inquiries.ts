import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inquiries_status" AS ENUM('new', 'delivered', 'failed', 'spam', 'done');
  CREATE TYPE "public"."enum_inquiries_confirmation" AS ENUM('due', 'sent', 'failed');
  CREATE TABLE "inquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"status" "enum_inquiries_status" DEFAULT 'new' NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"delivered_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"suspicion" varchar,
  	"message_id" varchar NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"lease" varchar,
  	"confirmation" "enum_inquiries_confirmation",
  	"confirmation_attempts" numeric DEFAULT 0,
  	"form_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "inquiries_status_idx" ON "inquiries" USING btree ("status");
  CREATE INDEX "inquiries_received_at_idx" ON "inquiries" USING btree ("received_at");
  CREATE INDEX "inquiries_next_attempt_at_idx" ON "inquiries" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "inquiries_form_key_idx" ON "inquiries" USING btree ("form_key");
  CREATE INDEX "inquiries_content_hash_idx" ON "inquiries" USING btree ("content_hash");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "inquiries" CASCADE;
  DROP TYPE "public"."enum_inquiries_status";
  DROP TYPE "public"."enum_inquiries_confirmation";`)
}
