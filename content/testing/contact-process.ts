/**
 * The content system's contact part as a separate process, for tests that kill it: the intake behind a real HTTP
 * server, and the delivery loop with short intervals. Prints `ready PORT`.
 */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { getPayload } from "payload";
import { startDelivery } from "../src/inquiries/delivery/worker.ts";
import { createIntake } from "../src/inquiries/intake/intake.ts";
import config from "../src/payload.config.ts";
import { mailTransport } from "../src/platform/mail/transport.ts";
import { settings } from "../src/platform/settings/settings.ts";
import { smtpServer } from "../src/platform/settings/smtp-server.ts";
import { settleAgency } from "./contact-form.ts";

const HOUR_MS = 3_600_000;

const payload = await getPayload({ config });
if (!(await payload.findGlobal({ slug: "site-settings" })).email) await settleAgency(payload);

/** Where to die: right before an inquiry's row is inserted, or right after. */
const { create } = payload.db;
payload.db.create = async (args) => {
  const dies = args.collection === "inquiries" ? process.env.DIE : undefined;
  if (dies === "before the insert") process.kill(process.pid, "SIGKILL");
  const row = await create.call(payload.db, args);
  if (dies === "after the insert") process.kill(process.pid, "SIGKILL");
  return row as never;
};

/** Other suites run concurrently: an attempt that times out too early causes a duplicate mail. */
const ATTEMPT_MS = 3000;

if (process.env.DELIVERY !== "off") {
  startDelivery(payload, {
    transport: mailTransport(smtpServer(settings)),
    schedule: { firstPauseMs: 100, longestPauseMs: 400, periodMs: HOUR_MS },
    times: { pollMs: 100, leaseMs: 2 * ATTEMPT_MS, attemptMs: Number(process.env.ATTEMPT_MS ?? ATTEMPT_MS) },
  });
}

const intake = createIntake(async () => payload);
const server = createServer(async (incoming, outgoing) => {
  const { method = "GET", headers } = incoming;
  const body = method === "GET" ? null : (Readable.toWeb(incoming) as ReadableStream);
  const init = { method, headers: headers as Record<string, string>, body, duplex: "half" };
  const response = await intake(new Request(`http://content${CONTACT_PATH}`, init));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`);
});
