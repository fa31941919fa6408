import { figuresReportSchema } from "@schaufenster/contract/figures";
import type { Payload } from "payload";
import * as v from "valibot";
import { readSigned } from "../platform/http/signed-body.ts";
import { addReport } from "./add-up.ts";
import { addDays, today } from "./days.ts";

/** A report of as many sums as it may hold, in bytes. */
const BODY_MAX = 1024 * 1024;

/** A site keeps what it could not hand over; a day that is longer ago, or to come, is a wrong clock's. */
const PAST_DAYS = 40;
const FUTURE_DAYS = 1;

/**
 * Takes what a site has counted (contract/src/figures.ts): 202, also when it was taken before; 401 if it is not from a site
 * of this installation, 400 if it makes no sense, 404 where the content is another system's and nothing is counted.
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
