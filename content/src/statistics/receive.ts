import { figuresReportSchema } from "@schaufenster/contract/figures";
import type { Payload } from "payload";
import * as v from "valibot";
import { readSigned } from "../platform/http/signed-body.ts";
import { addReport } from "./add-up.ts";
import { addDays, today } from "./days.ts";

/** Maximum size of a report, in bytes. */
const BODY_MAX = 1024 * 1024;

/** Range of accepted days: sites keep undelivered reports; other days come from a wrong clock. */
const PAST_DAYS = 40;
const FUTURE_DAYS = 1;

/**
 * Receives a site's report (contract/src/figures.ts): 202, also if it was received before; 401 if it isn't from a site
 * of this installation, 400 if it is invalid, 404 if another system provides the content and nothing is counted.
 */
export async function receiveFigures(request: Request, payload: Payload): Promise<Response> {
  const body = await readSigned(request, BODY_MAX);
  if (body === null) return new Response(null, { status: 401 });
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), figuresReportSchema), body);
  if (!report.success) return new Response(null, { status: 400 });
  const [first, last] = [addDays(today(), -PAST_DAYS), addDays(today(), FUTURE_DAYS)];
  const sums = report.output.sums.filter(({ day }) => day >= first && day <= last);
  await addReport(payload, { ...report.output, sums });
  return new Response(null, { status: 202 });
}
