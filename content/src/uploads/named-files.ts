import { MEDIA_SIZES } from "@schaufenster/contract/media";

/** Asks a database, in the content system or beside it. */
export type Ask = (query: string) => Promise<Row[]>;

type Row = Record<string, unknown>;

/** Files by their names, with the size of each in bytes. */
export type FileSizes = Map<string, number>;

/** Entries that are read at a time: a library of any size takes little memory. */
const AT_A_TIME = 1000;

/** Every file that an entry of the library names, in the trash too, with the size that it says. Nothing that is still to be made. */
export async function namedFiles(ask: Ask): Promise<FileSizes> {
  const named: FileSizes = new Map();
  for (let last = 0; ; ) {
    // All columns: an older database may lack some, a newer one has more.
    const rows = await ask(`SELECT * FROM media WHERE id > ${last} ORDER BY id LIMIT ${AT_A_TIME}`);
    for (const row of rows) {
      for (const prefix of ["", ...Object.keys(MEDIA_SIZES).map((size) => `sizes_${size}_`)])
        note(named, row[`${prefix}filename`], row[`${prefix}filesize`]);
      for (const encodings of Object.values(objectIn(row.encodings)))
        for (const file of Object.values(objectIn(encodings))) {
          const { filename, sizeInBytes } = objectIn(file);
          note(named, filename, sizeInBytes);
        }
      last = Number(row.id);
    }
    if (rows.length < AT_A_TIME) return named;
  }
}

function note(named: FileSizes, name: unknown, size: unknown): void {
  if (typeof name === "string" && name !== "") named.set(name, Number(size));
}

/** SQLite keeps JSON as a text. */
function objectIn(value: unknown): Row {
  const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
  return typeof parsed === "object" && parsed !== null ? (parsed as Row) : {};
}

/** Names of the files that are not there, or not as large as the database says, in their order. */
export function lackingFiles(named: FileSizes, there: FileSizes): string[] {
  return [...named]
    .filter(([name, size]) => there.get(name) !== size)
    .map(([name]) => name)
    .sort();
}
