import { expect, test } from "vitest";
import { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import { BackgroundQueue, PATIENCE_MS, QUIET_MS } from "./background-queue.ts";

test("background work runs when no visitor has waited for a moment, and eventually even if they never pause", async () => {
  const schedule = new ManualSchedule();
  const background = new BackgroundQueue(schedule);
  const done: number[] = [];
  const work = async () => void done.push(schedule.now());
  background.visitorWaits();
  void background.run("render", work);
  await schedule.advance(QUIET_MS - 1);
  expect(done).toEqual([]);
  await schedule.advance(1);
  expect(done).toEqual([QUIET_MS]);

  const startedAt = schedule.now();
  background.visitorWaits();
  void background.run("render", work);
  while (schedule.now() < startedAt + PATIENCE_MS) {
    expect(done).toHaveLength(1);
    background.visitorWaits();
    await schedule.advance(QUIET_MS - 1);
  }
  expect(done).toHaveLength(2);
});

test("renders come before disk writes, one at a time", async () => {
  const background = new BackgroundQueue(new ManualSchedule());
  const order: string[] = [];
  const piece = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise(setImmediate);
    order.push(`${name} ends`);
  };
  await Promise.all([
    background.run("render", piece("first")),
    background.run("save", piece("save")),
    background.run("render", piece("second")),
  ]);
  expect(order.map((each) => each.split(" ")[0])).toEqual(["first", "first", "second", "second", "save", "save"]);
});

test("obsolete work delays nothing: publications follow each other while visitors come", async () => {
  const schedule = new ManualSchedule();
  const background = new BackgroundQueue(schedule);
  const done: string[] = [];
  background.visitorWaits();
  for (let page = 0; page < 200; page += 1)
    void background.run(
      "render",
      async () => void done.push("outdated"),
      () => false,
    );
  void background.run("render", async () => void done.push("present"));
  await schedule.advance(QUIET_MS);
  expect(done).toEqual(["present"]);
});
