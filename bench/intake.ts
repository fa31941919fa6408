/**
 * How many inquiries a second the built content system takes in: `npm run bench:intake`.
 *
 * Open loop. Every inquiry has to be stored, and to arrive at a real SMTP server.
 */

import { setTimeout as later } from "node:timers/promises";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { MailServer } from "../content/testing/mail-server.ts";
import { build } from "../scripts/build.ts";
import { Apps, freePort } from "../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../testing/inquiry.ts";
import { atRate, quantile } from "../testing/open-loop.ts";

/** Inquiries a second, and for how long, in s. */
const RATES = [10, 20, 40];
const SECONDS = 10;

await build();
const mail = new MailServer();
const apps = new Apps(
  { site: await freePort(), content: await freePort() },
  {
    SMTP_URL: `smtp://127.0.0.1:${await mail.start()}`,
    MAIL_FROM: "Musterlicht <kontaktformular@musterlicht.example>",
    CONTACT_RATE_PER_ADDRESS: "1000000",
    CONTACT_RATE_TOTAL: "1000000",
    LOG_LEVEL: "error",
  },
);

/** Posts one inquiry; resolves to whether it was accepted. */
async function post(): Promise<boolean> {
  const response = await fetch(`${apps.contentUrl}${CONTACT_PATH}`, {
    method: "POST",
    headers: INQUIRY_HEADERS,
    body: JSON.stringify(inquiry("Frage zu Porträts")),
  }).catch(() => null);
  await response?.arrayBuffer();
  return response?.status === 200;
}

const ms = (value: number | undefined) => `${(value ?? Number.NaN).toFixed(0)} ms`.padStart(9);

try {
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  await apps.stop("site");
  for (let warm = 0; warm < 50; warm++) await post();
  let accepted = 50;
  process.stdout.write("rate/s   sent accepted       p50       p99       max\n");
  for (const rate of RATES) {
    const { sent, sorted } = await atRate(rate, SECONDS, post);
    accepted += sorted.length;
    const row = [String(rate).padStart(6), String(sent).padStart(6), String(sorted.length).padStart(8)];
    process.stdout.write(
      `${row.join(" ")} ${ms(quantile(sorted, 0.5))} ${ms(quantile(sorted, 0.99))} ${ms(sorted.at(-1))}\n`,
    );
    await later(3000);
  }
  const started = Date.now();
  while (mail.received.length < accepted && Date.now() - started < 300_000) await later(200);
  process.stdout.write(`accepted ${accepted}, arrived ${mail.received.length}\n`);
  process.exitCode = mail.received.length === accepted ? 0 : 1;
} finally {
  await apps.end();
  await mail.stop();
}
