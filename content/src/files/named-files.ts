import { MEDIA_SIZES } from "@schaufenster/contract/media";

/** Runs a query, inside or outside of the content system. */
export type Ask = (query: string) => Promise<Row[]>;

type Row = Record<string, unknown>;

/** `size` is in bytes. */
export type NamedFile = { name: string; size: number };

/** The same name with another size counts as another file. */
export const keyOf = ({ name, size }: NamedFile): string => `${size} ${name}`;

/** Entries per query: a library of any size needs little memory. */
const AT_A_TIME = 1000;

/**
 * Every file that an entry of the library names, including the trash, with its recorded size; no files that are yet to
 * be created.
 */
export async function* namedFiles(ask: Ask): AsyncGenerator<NamedFile> {
  for (let last = 0, isMore = true; isMore; ) {
    // All columns: an older database may lack some, a newer one may have more.
    const rows = await ask(`SELECT * FROM media WHERE id > ${last} ORDER BY id LIMIT ${AT_A_TIME}`);
    for (const row of rows) for (const [name, size] of filesOf(row)) yield { name, size };
    last = Number(rows.at(-1)?.id);
    isMore = rows.length === AT_A_TIME;
  }
}

function filesOf(row: Row): Map<string, number> {
  const files = new Map<string, number>();
  const note = (name: unknown, size: unknown) => {
    if (typeof name === "string" && name !== "") files.set(name, Number(size));
  };
  for (const prefix of ["", ...Object.keys(MEDIA_SIZES).map((size) => `sizes_${size}_`)])
    note(row[`${prefix}filename`], row[`${prefix}filesize`]);
  for (const encodings of Object.values(objectIn(row.encodings)))
    for (const file of Object.values(objectIn(encodings))) {
      const { filename, sizeInBytes } = objectIn(file);
      note(filename, sizeInBytes);
    }
  return files;
}

/** SQLite stores JSON as text. */
function objectIn(value: unknown): Row {
  const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
  return typeof parsed === "object" && parsed !== null ? (parsed as Row) : {};
}
