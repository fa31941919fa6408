import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portfolio, startPortfolio } from "../../../testing/portfolio.ts";
import { startTestSite, type TestSite } from "../../../testing/site.ts";

const METRICS_TOKEN = "a token of at least thirty-two characters";

let content: Portfolio;
let site: TestSite;

beforeAll(async () => {
  content = await startPortfolio({ projects: 3 });
  site = await startTestSite(content.url, { env: { METRICS_TOKEN } });
});
afterAll(() => Promise.all([site.close(), content.close()]));

const ask = (token: string) => fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });

test("Prometheus reads requests, cached and rendered pages, render times and queues", async () => {
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${site.url}/projekte`)).text();
  const metrics = await (await ask(METRICS_TOKEN)).text();
  for (const line of [
    'schaufenster_http_request_seconds_count{status="2xx"} 3',
    'schaufenster_pages_total{from="cache"} 2',
    'schaufenster_pages_total{from="render"} 1',
    "schaufenster_render_seconds_count 1",
    'schaufenster_queue{kind="pages",state="waiting"} 0',
  ]) {
    expect(metrics.split("\n")).toContain(line);
  }
});

test("without the right token there are no metrics", async () => {
  expect([(await ask("another")).status, (await fetch(`${site.url}/metrics`)).status]).toEqual([404, 404]);
});
