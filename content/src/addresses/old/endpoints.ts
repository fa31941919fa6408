import { stringify } from "csv-stringify/sync";
import type { Endpoint } from "payload";
import * as v from "valibot";
import { SIGN_IN } from "../../access/sign-in-sentence.ts";
import { answer, INCOMPLETE, jsonOf, refusal } from "../../http/answers.ts";
import { sendPublishWebhook } from "../../publishing/publish-webhook.ts";
import { acceptedRows, checkList, type ListLine } from "./list.ts";
import { OLD_ADDRESSES, presentTargets, storedRows } from "./present.ts";
import { readKnown } from "./refuse.ts";
import { writeOldAddresses } from "./write.ts";

/** Longest list, in characters. */
const TEXT_MAX = 4_000_000;

const schema = v.object({ text: v.pipe(v.string(), v.maxLength(TEXT_MAX)), save: v.boolean() });

/** `saved`: how many lines were taken; null where the list was only looked at. */
export type CheckedList = { lines: ListLine[]; saved: number | null };

const list: Endpoint["handler"] = async (req) => {
  if (!req.user) return refusal(403, SIGN_IN);
  const given = v.safeParse(schema, await jsonOf(req));
  if (!given.success) return refusal(400, INCOMPLETE);
  const { text, save } = given.output;
  try {
    const lines = checkList(text, await readKnown(req.payload));
    const rows = acceptedRows(lines);
    if (save) {
      await writeOldAddresses(req.payload, rows, { byHand: true });
      await sendPublishWebhook(req.payload, { source: OLD_ADDRESSES, id: null });
    }
    return answer({ lines, saved: save ? rows.length : null } satisfies CheckedList);
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return refusal(400, error.message);
    throw error;
  }
};

/** Where each leads today; of one that leads nowhere, where it was to lead. */
const exported: Endpoint["handler"] = async (req) => {
  if (!req.user) return refusal(403, SIGN_IN);
  const [rows, present] = await Promise.all([storedRows(req.payload), presentTargets(req.payload)]);
  const table = stringify(
    rows.map(({ address, target }) => [address, present.get(address) ?? target]),
    { header: true, columns: ["alt", "neu"], delimiter: ";", bom: true, quoted: true, record_delimiter: "windows" },
  );
  return new Response(table, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="alte-adressen.csv"',
      "cache-control": "private, no-store",
    },
  });
};

/** A list of old and new addresses: looked at or taken, and all of them as a list to take along. */
export const oldAddressEndpoints: Endpoint[] = [
  { path: "/list", method: "post", handler: list },
  { path: "/export.csv", method: "get", handler: exported },
];
