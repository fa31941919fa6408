/**
 * `npm run bench:publish`: how long after an editor's save a visitor sees it, over fifty publishes by REST against both
 * apps as built. Run `npm run build` first.
 */
import { ADMINISTRATOR, Apps, freePort } from "../testing/apps.ts";
import { quantile } from "../testing/quantile.ts";

const PUBLISHES = 50;

/** Time within which editors are promised a publication to be live, in ms. */
const LIVE_WITHIN_MS = 1000;

const apps = new Apps({ site: await freePort(), content: await freePort() });
apps.start("content");
apps.start("site");
await apps.untilReady();

const login = await fetch(`${apps.url}/api/users/login`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(ADMINISTRATOR),
});
const { token } = (await login.json()) as { token: string };

async function publish(header: string): Promise<void> {
  const response = await fetch(`${apps.url}/api/services/1`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `JWT ${token}` },
    body: JSON.stringify({ header, _status: "published" }),
  });
  if (!response.ok) throw new Error(`The content system answered ${response.status}: ${await response.text()}`);
}

async function untilVisible(header: string): Promise<void> {
  while (!(await (await fetch(apps.url)).text()).includes(header)) await new Promise((next) => setTimeout(next, 10));
}

const times: number[] = [];
for (let number = 1; number <= PUBLISHES; number += 1) {
  const header = `Veröffentlicht Nr. ${number} von ${PUBLISHES}`;
  await publish(header);
  const saved = performance.now();
  await untilVisible(header);
  times.push(performance.now() - saved);
}
await apps.end();

const at = (share: number) =>
  quantile(
    times.toSorted((a, b) => a - b),
    share,
  );
process.stdout.write(
  `Saved to visible, ${PUBLISHES} publishes: median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms\n`,
);
process.exit(at(0.95) > LIVE_WITHIN_MS ? 1 : 0);
