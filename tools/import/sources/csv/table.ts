import { parse } from "csv-parse/sync";

/** The columns' names, and the cells of each row in the same order. */
export type Table = { names: string[]; rows: string[][] };

const SEPARATORS = [";", ",", "\t", "|"];

/**
 * Reads a table as spreadsheets and other systems write it: the separator is the one that the first line has most of.
 *
 * @throws Error with a German sentence
 */
export function readTable(text: string, name: string): Table {
  const said = /^sep=(.)\r?\n/i.exec(text); // a line of Excel's
  const body = said ? text.slice(said[0].length) : text;
  const first = body.slice(0, body.search(/\r?\n|$/)).replace(/"[^"]*"/g, "");
  const [delimiter] = said?.[1] ?? SEPARATORS.toSorted((a, b) => first.split(b).length - first.split(a).length);
  try {
    const [names = [], ...rows] = parse(body, {
      delimiter,
      relaxQuotes: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      trim: true,
    }) as string[][];
    return { names, rows };
  } catch (cause) {
    const line = (cause as { lines?: number }).lines;
    throw new Error(
      `„${name}“ lässt sich nicht als Tabelle lesen${line ? ` (Zeile ${line})` : ""}. Speichern Sie sie noch einmal als CSV, mit Anführungszeichen um Texte.`,
      { cause },
    );
  }
}
