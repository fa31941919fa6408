import { expect, test } from "vitest";
import { stopTime } from "../../../testing/manual-schedule.ts";
import { every } from "./every.ts";

test("recurring work continues after a failure, never overlaps, and stops when cancelled", async () => {
  const time = stopTime();
  let begun = 0;
  let end = () => {};
  const cancel = every("not counted", 1000, () => {
    begun += 1;
    if (begun === 1) return Promise.reject(new Error("failed"));
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await time.advance(999);
  expect(begun).toBe(0);
  await time.advance(1001);
  expect(begun).toBe(2);
  await time.advance(60_000); // a long run
  expect(begun).toBe(2);
  end();
  await time.advance(1000);
  expect(begun).toBe(3);
  cancel();
  end();
  await time.advance(60_000);
  expect(begun).toBe(3);
});
