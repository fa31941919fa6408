import type { Kind } from "./names.ts";
import { file, index, replace, SHARE_IMAGES, shareImage, shareIndex } from "./sql.ts";

/** PostgreSQL kept choices in types of their own, which made each new choice a migration. */
const CHOICES_AS_TEXT = `DO $$ DECLARE choice record; BEGIN
  FOR choice IN SELECT table_name, column_name, split_part(column_default, '::', 1) AS preset
    FROM information_schema.columns WHERE table_schema = 'public' AND udt_name LIKE 'enum\\_%' LOOP
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET DATA TYPE varchar', choice.table_name, choice.column_name);
    IF choice.preset IS NOT NULL THEN
      EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET DEFAULT %s',
        choice.table_name, choice.column_name, choice.preset);
    END IF;
  END LOOP;
  FOR choice IN SELECT typname FROM pg_type
    WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' AND typname LIKE 'enum\\_%' LOOP
    EXECUTE format('DROP TYPE %I', choice.typname);
  END LOOP;
END $$`;

/** The step to the baseline after all earlier ones. On SQLite, a file that only a former version shared could not be deleted. */
export function toBaseline(kind: Kind): string[] {
  if (kind === "postgres") return [CHOICES_AS_TEXT];
  return SHARE_IMAGES.flatMap(([table, prefix]) => [
    `DROP INDEX "${shareIndex(table, prefix)}_idx"`,
    ...replace(table, shareImage(prefix), file(table, shareImage(prefix))),
    index(shareIndex(table, prefix), table, shareImage(prefix)),
  ]);
}
