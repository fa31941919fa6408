import { expect, test } from "vitest";
import { ConcurrencyLimiter } from "../http/concurrency-limiter.ts";
import { QuietMoments } from "./quiet-moments.ts";

test("what nobody waits for is done in time, even while pages are rendered without a pause", async () => {
  const limiter = new ConcurrencyLimiter({ concurrency: 1, maxQueue: 1 });
  void limiter.run(() => new Promise(() => {}));
  await new QuietMoments(limiter, 20).afterVisitors();
  expect(limiter.running).toBe(1);
});
