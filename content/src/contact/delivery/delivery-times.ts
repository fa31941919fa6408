import type { Transporter } from "nodemailer";
import type { RetrySchedule } from "./retry-schedule.ts";

/** Times of the delivery, in ms. */
export type DeliveryTimes = {
  /** How often it looks for what is due, besides being woken. */
  pollMs: number;
  /** Time without a sign of life after which the worker that took a job is taken for dead. */
  leaseMs: number;
  /** Longest attempt. */
  attemptMs: number;
};

export const DELIVERY_TIMES: DeliveryTimes = { pollMs: 5000, leaseMs: 20_000, attemptMs: 180_000 };

/** The parts that the delivery needs. */
export type DeliveryOptions = {
  transport: Pick<Transporter, "sendMail">;
  schedule: RetrySchedule;
  times?: DeliveryTimes;
};
