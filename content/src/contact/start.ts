import type { Payload } from "payload";
import { log } from "../log.ts";
import { smtpServer } from "../mail/smtp-server.ts";
import { describeTransport, mailTransport } from "../mail/transport.ts";
import { settings } from "../settings/settings.ts";
import { retrySchedule } from "./delivery/retry-schedule.ts";
import { startDelivery } from "./delivery/worker.ts";
import { startRetention } from "./retention.ts";

/** Starts what goes on behind the form: delivery, and the deletion of what is old. */
export function startContact(payload: Payload): void {
  const server = smtpServer(settings);
  log.info(describeTransport(server));
  const schedule = retrySchedule(settings.CONTACT_RETRY_HOURS);
  startDelivery(payload, { transport: mailTransport(server), schedule });
  startRetention(payload, settings.CONTACT_RETENTION_DAYS);
}
