import { oldAddressKey } from "@schaufenster/contract/old-addresses";
import { CsvError, parse } from "csv-parse/sync";
import type { Row } from "./present.ts";
import { type Known, plainTarget, refusalOf } from "./refuse.ts";

/** A line of a list that somebody has pasted or uploaded. */
export type ListLine = {
  /** In the text, from 1. */
  line: number;
  /** As it is stored; as it was written where it is refused. */
  address: string;
  target: string;
  /** In German: why it cannot be taken; null if it can. */
  reason: string | null;
  /** The target that it has until now; null if it is new or stays. */
  before: string | null;
};

/** Signs that may stand between two cells: a spreadsheet's own copy has tabs, a German file semicolons, others commas. */
const SEPARATORS = ["\t", ";", ","];

/** Most lines of one list. */
const LINES_MAX = 20_000;

type Cells = { line: number; cells: string[] };

/**
 * Reads a list of old and new addresses: with tabs, semicolons or commas, with or without quotation marks, a byte order mark and a
 * line of headings.
 *
 * @throws Error with a German sentence for a text that is no such list
 */
function cellsOf(text: string): Cells[] {
  const firstLine = text.split("\n").find((line) => line.trim() !== "") ?? "";
  const delimiter = SEPARATORS.find((separator) => firstLine.includes(separator)) ?? ";";
  const options = { bom: true, delimiter, trim: true, skip_empty_lines: true, relax_column_count: true, info: true };
  try {
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    const cells = records.map(({ record, info }) => ({ line: info.lines, cells: record }));
    const rows = isHeading(cells[0]?.cells ?? []) ? cells.slice(1) : cells;
    if (rows.length > LINES_MAX) throw new Error(`Das sind mehr als ${LINES_MAX} Zeilen. Bitte teilen Sie die Liste.`);
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`Zeile ${error.lines} ist nicht zu lesen: Dort fehlt wohl ein Anführungszeichen.`);
  }
}

/** Words in place of addresses, as in 'alt;neu'. */
function isHeading(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => !/[/.?#:]/.test(cell));
}

/** Checks each line of a list, also against the other lines. */
export function checkList(text: string, known: Known): ListLine[] {
  const rows = cellsOf(text).map(({ line, cells: [from = "", to = ""] }) => ({ line, from, to: plainTarget(to) }));
  const own = rows.map(({ from, to }) => [oldAddressKey(from) ?? "", to] as const);
  const withList: Known = { ...known, targets: new Map([...known.targets, ...own]) };
  const lines = new Map<string, number>();
  return rows.map(({ line, from, to }) => {
    const address = oldAddressKey(from);
    const twice = address === null ? undefined : lines.get(address);
    if (address !== null && twice === undefined) lines.set(address, line);
    const reason =
      (to === "" ? "In dieser Zeile fehlt das Ziel." : null) ??
      (twice === undefined ? null : `Diese Adresse steht schon in Zeile ${twice}.`) ??
      refusalOf({ address, target: to }, withList);
    const before = known.targets.get(address ?? "") ?? null;
    return {
      line,
      address: reason ? from : (address ?? from),
      target: to,
      reason,
      before: before === to ? null : before,
    };
  });
}

/** Lines that can be taken, as rows. */
export function acceptedRows(lines: readonly ListLine[]): Row[] {
  return lines.flatMap(({ address, target, reason }) => (reason ? [] : [{ address, target }]));
}
