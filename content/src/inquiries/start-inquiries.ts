import type { SendMailOptions } from "nodemailer";
import type { Payload } from "payload";
import { mailServer, sendBy } from "../platform/mail/mail-server.ts";
import { describeTransport } from "../platform/mail/transport.ts";
import { log } from "../platform/process/log.ts";
import { settings } from "../platform/settings/settings.ts";
import { resumeUnsent } from "./delivery/queue.ts";
import { retrySchedule } from "./delivery/retry-schedule.ts";
import { startDelivery } from "./delivery/worker.ts";
import { repeatErasures } from "./erasures.ts";
import { startRetention } from "./inquiry-retention.ts";

/** Starts the background work of the contact form: delivery, retention, and erasures that a restore has undone. */
export async function startContact(payload: Payload): Promise<void> {
  const { server } = await mailServer(payload);
  log.info(describeTransport(server));
  await repeatErasures(payload, settings.CONTACT_RETENTION_DAYS);
  if (server) await resumeUnsent(payload);
  const schedule = retrySchedule(settings.CONTACT_RETRY_HOURS);
  const transport = { sendMail: async (mail: SendMailOptions) => sendBy(await mailServer(payload), mail) };
  startDelivery(payload, { transport, schedule });
  startRetention(payload, settings.CONTACT_RETENTION_DAYS);
}
