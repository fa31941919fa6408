import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inquiries" ADD COLUMN "note" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "assignee" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "handled" numeric DEFAULT 0;
  CREATE INDEX "inquiries_handled_idx" ON "inquiries" USING btree ("handled");
  UPDATE "inquiries" SET "handled" = 2 WHERE "status" = 'done';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "inquiries_handled_idx";
  ALTER TABLE "inquiries" DROP COLUMN "note";
  ALTER TABLE "inquiries" DROP COLUMN "assignee";
  ALTER TABLE "inquiries" DROP COLUMN "handled";`)
}
