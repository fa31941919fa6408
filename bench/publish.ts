import { setTimeout as pause } from "node:timers/promises";
import { signInByRest } from "../testing/accounts.ts";
import { ADMINISTRATOR } from "../testing/apps.ts";
import { askFront } from "../testing/front/ask.ts";
import { median } from "../testing/median.ts";

const PUBLISHES = 50;

/** Poll interval in ms. */
const POLL_MS = 5;

/**
 * Time from the response to an editor's save until the landing page shows the new title.
 * @returns median and longest of fifty in a row, in ms
 * @throws Error if the content system refuses a save
 */
export async function publishTimes(siteUrl: string, front: { port: number; ca: string }): Promise<[number, number]> {
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  const times: number[] = [];
  for (let count = 1; count <= PUBLISHES; count += 1) {
    const header = `Veröffentlicht Nr. ${count} von ${PUBLISHES}`;
    const response = await fetch(`${siteUrl}/api/services/1`, {
      method: "PATCH",
      headers: { "content-type": "application/json", authorization: `JWT ${token}` },
      body: JSON.stringify({ header, _status: "published" }),
    });
    if (!response.ok) throw new Error(`The content system answered ${response.status}: ${await response.text()}`);
    const saved = performance.now();
    while (!(await askFront(front, "/")).text.includes(header)) await pause(POLL_MS);
    times.push(performance.now() - saved);
  }
  return [median(times), Math.max(...times)];
}
