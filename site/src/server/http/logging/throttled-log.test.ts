import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { ManualSchedule } from "../../../../../testing/manual-schedule.ts";
import { throttledLog } from "./throttled-log.ts";

test("a failure in every request is logged five times, then counted; other lines come through", async () => {
  const lines: { msg: string; more?: number }[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(chunk));
      done();
    },
  });
  const schedule = new ManualSchedule();
  const log = pino({ hooks: { logMethod: throttledLog(schedule) } }, stream);
  for (let count = 0; count < 1000; count += 1) log.warn({ err: new Error("x") }, "content query failed");
  log.error("something else");
  log.info("a request");
  expect(lines.map(({ msg }) => msg).slice(4)).toEqual(["content query failed", "something else", "a request"]);
  await schedule.advance(60_000);
  expect(lines).toHaveLength(8);
  expect(lines[7]).toMatchObject({ msg: "content query failed (and more of these)", more: 995 });
  log.warn("content query failed");
  expect(lines).toHaveLength(9);
});
