import type { Transporter } from "nodemailer";
import type { RetrySchedule } from "./retry-schedule.ts";

export type DeliveryTimes = {
  /** In ms: polling interval for due jobs, besides being woken. */
  pollMs: number;
  /** In ms: a worker without a heartbeat for this long counts as dead. */
  leaseMs: number;
  /** In ms. */
  attemptMs: number;
};

export const DELIVERY_TIMES: DeliveryTimes = { pollMs: 5000, leaseMs: 20_000, attemptMs: 180_000 };

export type DeliveryOptions = {
  transport: Pick<Transporter, "sendMail">;
  schedule: RetrySchedule;
  times?: DeliveryTimes;
};
