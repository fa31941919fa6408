import type { Payload } from "payload";
import { errorCode } from "../../platform/process/error-code.ts";
import { every } from "../../platform/process/every.ts";
import { log } from "../../platform/process/log.ts";
import { type Cancel, schedule } from "../../platform/process/schedule.ts";
import { deliver } from "./attempt.ts";
import { DELIVERY_TIMES, type DeliveryOptions, type DeliveryTimes } from "./delivery-times.ts";
import { extendLease, type Job, type Turn, takeDueJob } from "./queue.ts";

const SIGNS_OF_LIFE = 4;

const AFTER_ERROR_MS = 1000;

let wake: () => void = () => {};

export function wakeDelivery(): void {
  wake();
}

/**
 * Starts this process's only delivery loop, which sends due mails one by one. It runs until the process ends; an
 * interrupted job becomes due again after `leaseMs`. It alternates between the job that has been due longest and the newest
 * one: a new inquiry doesn't wait behind thousands, and these don't wait forever.
 *
 * @returns to stop it after the mail that is being sent
 */
export function startDelivery(payload: Payload, options: DeliveryOptions): () => Promise<void> {
  const times = options.times ?? DELIVERY_TIMES;
  let stopped = false;
  let turn: Turn = "newest";

  async function loop(): Promise<void> {
    while (!stopped) {
      const woken = untilWoken(times.pollMs);
      try {
        turn = turn === "newest" ? "longest due" : "newest";
        const job = await takeDueJob(payload, times.leaseMs, turn);
        if (!job) await woken.promise;
        else await work(payload, job, options, times);
      } catch (error) {
        log.error({ code: errorCode(error) }, "delivery interrupted");
        await schedule.pause(AFTER_ERROR_MS);
      } finally {
        woken.cancel();
      }
    }
  }

  const running = loop();
  return () => {
    stopped = true;
    wakeDelivery();
    return running;
  };
}

/** One attempt, with heartbeats. Only this process knows the outcome, so it retries until it is stored. */
async function work(payload: Payload, job: Job, options: DeliveryOptions, times: DeliveryTimes): Promise<void> {
  const extend = () => extendLease(payload, job, times.leaseMs);
  const stop = every(`lease of inquiry ${job.inquiry.id} not extended`, times.leaseMs / SIGNS_OF_LIFE, extend);
  try {
    const note = await deliver(payload, job, options, AbortSignal.timeout(times.attemptMs));
    await untilNoted(job, note);
  } finally {
    stop();
  }
}

async function untilNoted(job: Job, note: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await note();
    } catch (error) {
      log.error({ inquiry: job.inquiry.id, code: errorCode(error) }, "outcome of a delivery not recorded yet");
      await schedule.pause(AFTER_ERROR_MS);
    }
  }
}

/** Requested before the check, so that a job that becomes due during the check isn't missed. */
function untilWoken(ms: number): { promise: Promise<void>; cancel: Cancel } {
  let cancel = () => {};
  const promise = new Promise<void>((resolve) => {
    wake = resolve;
    cancel = schedule.after(ms, resolve);
  });
  return { promise, cancel };
}
