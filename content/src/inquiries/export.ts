import { stringify } from "csv-stringify/sync";
import type { Endpoint, Where } from "payload";
import { mayReadInquiries, personOf } from "../access/roles.ts";
import { refusal } from "../platform/http/answers.ts";
import { germanDateTime } from "../platform/process/german-time.ts";
import { namesOf, readAccounts } from "./colleagues.ts";
import { idOf } from "./history.ts";
import { INQUIRY_STATUS } from "./inquiry-status.ts";
import { phoneAsText } from "./phone-as-text.ts";

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

export const SEARCHED = ["name", "email", "subject", "phone", "message", "note"];

/** Control characters except tab and line feed: some readers end a row or a file at them. */
const CONTROL = /[^\P{Cc}\t\n]/gu;

/** The start of a formula in a spreadsheet, full-width signs included. */
const FORMULA = /^[=+\-@\t＝＋－＠]/;

/** A stored text for a cell: with line feeds as line breaks, and without a formula. */
function cell(stored: string | null | undefined): string {
  const text = (stored ?? "").replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(CONTROL, "");
  return FORMULA.test(text) ? `'${text}` : text;
}

function whereOf(query: Record<string, unknown>): Where {
  const { where, search } = query as { where?: Where; search?: unknown };
  const found: Where[] =
    typeof search === "string" && search !== "" ? [{ or: SEARCHED.map((name) => ({ [name]: { like: search } })) }] : [];
  return { and: [...(where ? [where] : []), ...found] };
}

/**
 * A list's inquiries as CSV for spreadsheets: UTF-8 with a byte order mark, semicolons, as German spreadsheets expect, every
 * cell quoted (RFC 4180, 2.6). Text that starts like a formula is marked as text, since strangers wrote it (OWASP, CSV
 * injection).
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
