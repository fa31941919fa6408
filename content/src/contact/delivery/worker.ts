import type { Payload } from "payload";
import { errorCode } from "../../process/error-code.ts";
import { every } from "../../process/every.ts";
import { log } from "../../process/log.ts";
import { type Cancel, schedule } from "../../process/schedule.ts";
import { deliver } from "./attempt.ts";
import { DELIVERY_TIMES, type DeliveryOptions, type DeliveryTimes } from "./delivery-times.ts";
import { extendLease, type Job, type Turn, takeDueJob } from "./queue.ts";

/** Signs of life within the time of a lease. */
const SIGNS_OF_LIFE = 4;

/** Pause after the database did not answer, in ms. */
const AFTER_ERROR_MS = 1000;

let wake: () => void = () => {};

/** Tells the delivery of this process that something is due. */
export function wakeDelivery(): void {
  wake();
}

/**
 * Starts the one delivery loop of this process: it sends what is due, one mail after the other, for ever. Nothing can end
 * it but the end of the process, and what that interrupts is due again after `leaseMs`. In turn it takes the job that has been
 * due for longest and the newest: who writes now does not wait behind thousands, and these do not wait for ever.
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

/** One attempt, with signs of life while it lasts. Only this process knows its outcome, so it tries to note it until it succeeds. */
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
      log.error({ inquiry: job.inquiry.id, code: errorCode(error) }, "outcome of a delivery not noted yet");
      await schedule.pause(AFTER_ERROR_MS);
    }
  }
}

/** Asked for before looking, so that what becomes due while looking is not slept over. */
function untilWoken(ms: number): { promise: Promise<void>; cancel: Cancel } {
  let cancel = () => {};
  const promise = new Promise<void>((resolve) => {
    wake = resolve;
    cancel = schedule.after(ms, resolve);
  });
  return { promise, cancel };
}
