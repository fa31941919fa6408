import { CsvError, parse } from "csv-parse/sync";
import type { Endpoint } from "payload";
import * as v from "valibot";
import { sendPublishWebhook } from "../../entry/publish-webhook.ts";
import { answer, INCOMPLETE, jsonOf, refusal } from "../../platform/http/answers.ts";
import { SIGN_IN } from "../../platform/http/sign-in-sentence.ts";
import { OLD_ADDRESSES, type Row } from "./old-address-targets.ts";
import { writeOldAddresses } from "./write.ts";

const TEXT_MAX = 4_000_000;

const schema = v.object({ text: v.pipe(v.string(), v.maxLength(TEXT_MAX)) });

/** Cell separators: a spreadsheet's clipboard has tabs, a German file semicolons, others commas. */
const SEPARATORS = ["\t", ";", ","];

/** A line as written, counted from 1. */
type Line = Row & { line: number };

/** How many lines were imported, and the refused ones, each with its reason in German. */
export type TakenList = { saved: number; refused: (Line & { reason: string })[] };

/**
 * Parses a list of old and new addresses, with or without quotes, BOM and header line.
 *
 * @throws CsvError
 */
function linesOf(text: string): Line[] {
  const firstLine = text.split("\n").find((line) => line.trim() !== "") ?? "";
  const delimiter = SEPARATORS.find((separator) => firstLine.includes(separator)) ?? ";";
  const options = { bom: true, delimiter, trim: true, skip_empty_lines: true, relax_column_count: true, info: true };
  const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  const isHeading = records[0]?.record.every((cell) => !/[/.?#:]/.test(cell));
  return records
    .slice(isHeading ? 1 : 0)
    .map(({ record: [address = "", target = ""], info }) => ({ line: info.lines, address, target }));
}

export const listEndpoint: Endpoint = {
  path: "/list",
  method: "post",
  handler: async (req) => {
    if (!req.user) return refusal(403, SIGN_IN);
    const given = v.safeParse(schema, await jsonOf(req));
    if (!given.success) return refusal(400, INCOMPLETE);
    try {
      const { written, refused } = await writeOldAddresses(req.payload, linesOf(given.output.text), { byHand: true });
      await sendPublishWebhook({ source: OLD_ADDRESSES, id: null });
      return answer({ saved: written, refused } satisfies TakenList);
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      return refusal(400, `Zeile ${error.lines} ist nicht zu lesen: Dort fehlt wohl ein Anführungszeichen.`);
    }
  },
};
