import type { Transporter } from "nodemailer";
import type { RetrySchedule } from "./retry-schedule.ts";

/** Timings of the delivery, in ms. */
export type DeliveryTimes = {
  /** How often it polls for due jobs, besides being woken. */
  pollMs: number;
  /** Time without a heartbeat after which a worker is considered dead. */
  leaseMs: number;
  /** Timeout of an attempt. */
  attemptMs: number;
};

export const DELIVERY_TIMES: DeliveryTimes = { pollMs: 5000, leaseMs: 20_000, attemptMs: 180_000 };

/** Dependencies of the delivery. */
export type DeliveryOptions = {
  transport: Pick<Transporter, "sendMail">;
  schedule: RetrySchedule;
  times?: DeliveryTimes;
};
