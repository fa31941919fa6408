import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { ASSIGNEES_TO_ACCOUNTS } from '../assignees-to-accounts.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inquiries" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "inquiries" ADD COLUMN "notify_at" timestamp(3) with time zone;
  ALTER TABLE "inquiries" ADD COLUMN "notify_attempts" numeric DEFAULT 0;
  ALTER TABLE "inquiries" ADD COLUMN "notify_error" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "notified_at" timestamp(3) with time zone;
  ALTER TABLE "inquiries" ADD COLUMN "history" jsonb;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "inquiries_assignee_idx" ON "inquiries" USING btree ("assignee_id");
  CREATE INDEX "inquiries_notify_at_idx" ON "inquiries" USING btree ("notify_at");`)
  for (const statement of ASSIGNEES_TO_ACCOUNTS) await db.execute(sql.raw(statement))
}

export const down = () => Promise.reject(new Error('There is no way back. Restore a backup.'))
