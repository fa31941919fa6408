import { createServer } from "node:http";
import { ANNOUNCEMENT_PATH } from "@schaufenster/contract/announcement";
import { isFreshlySigned } from "@schaufenster/contract/signed-request";
import { pino } from "pino";
import { expect, test } from "vitest";
import { listen } from "../../../testing/listen.ts";
import { WEBHOOK_SECRET } from "../../../testing/site.ts";
import { keepAnnouncing } from "./announce.ts";

test("a site tells where it is until content knows, goes on saying so, and looks anew whenever it was not known", async () => {
  const answers = [503, 200, 200, 200];
  const isNew = [true, false, true];
  const told: string[] = [];
  const content = await listen(
    createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      const headers = new Headers(request.headers as Record<string, string>);
      told.push(`${request.url} ${body} ${isFreshlySigned(headers, body, WEBHOOK_SECRET)}`);
      const status = answers.shift() ?? 503;
      response.writeHead(status).end(status === 200 ? JSON.stringify({ isNew: isNew.shift() }) : "");
    }),
  );
  const refreshed: number[] = [];
  const end = keepAnnouncing({
    contentUrl: content.url,
    ownUrl: "http://10.0.0.7:3000",
    secret: WEBHOOK_SECRET,
    log: pino({ level: "silent" }),
    onNew: () => refreshed.push(told.length),
    againMs: 10,
    everyMs: 20,
  });
  try {
    await expect.poll(() => told.length).toBeGreaterThanOrEqual(5);
    expect(told[0]).toBe(`${ANNOUNCEMENT_PATH} {"url":"http://10.0.0.7:3000"} true`);
    expect(refreshed).toEqual([2, 4]);
  } finally {
    end();
    await content.close();
  }
});
