import { expect, test } from "vitest";
import { stopTime } from "../../testing/manual-schedule.ts";
import { every } from "./every.ts";

test("work is done again although it fails, never beside itself, and no more once it was called off", async () => {
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
  await time.advance(60_000); // it takes long
  expect(begun).toBe(2);
  end();
  await time.advance(1000);
  expect(begun).toBe(3);
  cancel();
  end();
  await time.advance(60_000);
  expect(begun).toBe(3);
});
