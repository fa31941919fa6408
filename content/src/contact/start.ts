import type { Payload } from "payload";
import { log } from "../log.ts";
import { settings } from "../settings.ts";
import { startDelivery } from "./delivery.ts";
import { describeTransport, mailTransport } from "./mail-transport.ts";
import { startRetention } from "./retention.ts";
import { retrySchedule } from "./retry-schedule.ts";
import { smtpServer } from "./smtp-server.ts";

/** Starts what goes on behind the form: delivery, and the deletion of what is old. */
export function startContact(payload: Payload): void {
  const server = smtpServer(settings);
  log.info(describeTransport(server));
  const schedule = retrySchedule(settings.CONTACT_RETRY_HOURS);
  startDelivery(payload, { transport: mailTransport(server), schedule });
  startRetention(payload, settings.CONTACT_RETENTION_DAYS);
}
