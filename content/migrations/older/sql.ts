/** Statements that several steps share. */

export const SHARE_IMAGES = [
  ["projects", ""],
  ["_projects_v", "version_"],
  ["site_settings", ""],
  ["_site_settings_v", "version_"],
] as const;

export const add = (table: string, ...columns: string[]) =>
  columns.map((column) => `ALTER TABLE "${table}" ADD COLUMN ${column}`);

export const drop = (table: string, column: string) => `ALTER TABLE "${table}" DROP COLUMN "${column}"`;

export const index = (name: string, table: string, column: string) =>
  `CREATE INDEX "${name}_idx" ON "${table}" ("${column}")`;

/** SQLite changes no column: another one takes its place. */
export const replace = (table: string, column: string, type: string) => [
  ...add(table, `"__new" ${type}`),
  `UPDATE "${table}" SET "__new" = "${column}"`,
  drop(table, column),
  `ALTER TABLE "${table}" RENAME COLUMN "__new" TO "${column}"`,
];

/** A file that may be deleted: the entry is without it then. */
export const file = (table: string, column: string) =>
  `integer CONSTRAINT "${table}_${column}_media_id_fk" REFERENCES "media"("id") ON DELETE set null`;

export const shareImage = (prefix: string) => `${prefix}share_image_id`;

export const shareIndex = (table: string, prefix: string) => `${table}_${prefix ? "version_version_" : ""}share_image`;
