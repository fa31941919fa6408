import { stringify } from "csv-stringify/sync";
import type { Endpoint, Where } from "payload";
import { mayReadInquiries, personOf } from "../access/roles.ts";
import { refusal } from "../http/answers.ts";
import { germanDateTime } from "../process/german-time.ts";
import { namesOf, readAccounts } from "./colleagues.ts";
import { idOf } from "./history.ts";
import { phoneAsText } from "./phone-as-text.ts";
import { INQUIRY_STATUS } from "./status.ts";

const COLUMNS = {
  receivedAt: "Eingegangen",
  name: "Name",
  email: "E-Mail-Adresse",
  phone: "Telefon",
  subject: "Betreff",
  message: "Nachricht",
  status: "Status",
  assignee: "Zuständigkeit",
  note: "Notiz",
};

/** Fields that the list's own search looks at. */
export const SEARCHED = ["name", "email", "subject", "phone", "message", "note"];

/** All but tabulator and line feed: other readers end a row or a file at them. */
const CONTROL = /[^\P{Cc}\t\n]/gu;

/** Where a spreadsheet reads a formula; its Japanese keys write the wide signs. */
const FORMULA = /^[=+\-@\t＝＋－＠]/;

/** A stored text as a cell can hold it: with line feeds alone between its lines, and no formula. */
function cell(stored: string | null | undefined): string {
  const text = (stored ?? "").replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(CONTROL, "");
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The filters and the search of the list that is open. */
function whereOf(query: Record<string, unknown>): Where {
  const { where, search } = query as { where?: Where; search?: unknown };
  const found: Where[] =
    typeof search === "string" && search !== "" ? [{ or: SEARCHED.map((name) => ({ [name]: { like: search } })) }] : [];
  return { and: [...(where ? [where] : []), ...found] };
}

/**
 * The inquiries of a list as a table for spreadsheets: UTF-8 with a byte order mark, semicolons, as German ones expect it,
 * every cell in quotation marks (RFC 4180, 2.6). A text that begins like a formula is marked as text, for strangers wrote it
 * (OWASP, CSV injection).
 */
export const exportInquiries: Endpoint = {
  path: "/export.csv",
  method: "get",
  handler: async (req) => {
    if (!mayReadInquiries(personOf(req))) {
      return refusal(403, "Dazu fehlt Ihnen die Berechtigung.");
    }
    const { docs } = await req.payload.find({
      collection: "inquiries",
      where: whereOf(req.query),
      sort: ["handled", "-receivedAt"],
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    });
    const names = namesOf(await readAccounts(req.payload));
    const rows = docs.map((inquiry) => ({
      receivedAt: germanDateTime(inquiry.receivedAt),
      name: cell(inquiry.name),
      email: cell(inquiry.email),
      phone: phoneAsText(inquiry.phone) ?? cell(inquiry.phone),
      subject: cell(inquiry.subject),
      message: cell(inquiry.message),
      status: INQUIRY_STATUS[inquiry.status],
      assignee: cell(names.get(idOf(inquiry.assignee) ?? 0)),
      note: cell(inquiry.note),
    }));
    const table = stringify(rows, {
      header: true,
      columns: COLUMNS,
      delimiter: ";",
      bom: true,
      quoted: true,
      record_delimiter: "windows",
    });
    return new Response(table, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="anfragen.csv"',
        "cache-control": "private, no-store",
      },
    });
  },
};
