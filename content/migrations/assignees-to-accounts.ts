/** An account by its name as inquiries had it: that, or the address of who had none. */
const NAME = `COALESCE(NULLIF("users"."name", ''), "users"."email")`;

/**
 * Whoever takes care of an inquiry was a typed name: exactly one account's becomes that account, any other a line of the note.
 * Statements that both databases understand.
 */
export const ASSIGNEES_TO_ACCOUNTS: string[] = [
  `UPDATE "inquiries" SET "assignee_id" = (SELECT CASE COUNT(*) WHEN 1 THEN MIN("users"."id") END FROM "users"
    WHERE ${NAME} = "inquiries"."assignee")`,
  `UPDATE "inquiries" SET "note" = COALESCE(NULLIF("note", '') || '\n', '') || 'Zuständig: ' || "assignee"
    WHERE "assignee_id" IS NULL AND "assignee" <> ''`,
  'ALTER TABLE "inquiries" DROP COLUMN "assignee"',
];
