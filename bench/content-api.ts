/**
 * `npm run bench:content-api`: how many of the specification's four operations (§7) are answered a second on one core, and how
 * long they take at half that rate: at the public address, and by the content system itself, which the site asks.
 */
import { Agent, request } from "node:http";
import {
  InitialDataDocument,
  ProjectDetailsDocument,
  ProjectsDocument,
  ProjectsOfCategoryDocument,
} from "@schaufenster/contract/documents";
import { build } from "../scripts/build.ts";
import { Apps, freePort } from "../testing/apps.ts";
import { atRate, quantile } from "../testing/open-loop.ts";
import { ASKING, MEASURED, pin } from "./cores.ts";

const CONNECTIONS = 16;
const SECONDS = 10;
const TARGET = { perSecond: 500, p99Ms: 50 };

const OPERATIONS = [
  { query: InitialDataDocument.toString(), variables: {} },
  { query: ProjectsDocument.toString(), variables: { page: 1 } },
  { query: ProjectDetailsDocument.toString(), variables: { id: "3" } },
  { query: ProjectsOfCategoryDocument.toString(), variables: { cat: "2", page: 1 } },
].map((operation) => Buffer.from(JSON.stringify(operation)));

await build();
const apps = new Apps({ site: await freePort(), content: await freePort() }, { LOG_LEVEL: "error" });
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Asks the operations in turn. */
function ask(url: string, index: number): Promise<boolean> {
  const body = OPERATIONS[index % OPERATIONS.length] ?? Buffer.alloc(0);
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": body.byteLength };
    request(`${url}/graphql`, { method: "POST", agent, headers }, (response) => {
      response.toArray().then(
        (chunks) => resolve(response.statusCode === 200 && !Buffer.concat(chunks).includes('"errors"')),
        () => resolve(false),
      );
    })
      .on("error", () => resolve(false))
      .end(body);
  });
}

/** Answers a second when so many ask one after the other. */
async function atFullSpeed(url: string): Promise<{ perSecond: number; failed: number }> {
  let [answered, failed] = [0, 0];
  const end = performance.now() + SECONDS * 1000;
  const askOn = async () => {
    while (performance.now() < end) {
      if (await ask(url, answered + failed)) answered += 1;
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  return { perSecond: answered / SECONDS, failed };
}

/** @returns whether the targets are met */
async function measure(name: string, url: string): Promise<boolean> {
  for (let index = 0; index < 200; index += 1) if (!(await ask(url, index))) throw new Error("An operation failed.");
  const { perSecond, failed } = await atFullSpeed(url);
  const rate = Math.floor(perSecond / 2);
  const { sent, sorted } = await atRate(rate, SECONDS, (index) => ask(url, index));
  process.stdout.write(
    `${name}: ${perSecond.toFixed(0)} answers a second on one core, ${failed} failed\n` +
      `  at ${rate} a second: ${sorted.length} of ${sent} answered, p50 ${quantile(sorted, 0.5).toFixed(1)} ms, p99 ${quantile(sorted, 0.99).toFixed(1)} ms\n`,
  );
  return perSecond >= TARGET.perSecond && quantile(sorted, 0.99) <= TARGET.p99Ms && sorted.length === sent;
}

try {
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  for (const name of ["site", "content"] as const) pin(apps.pid(name), MEASURED);
  pin(process.pid, ASKING);
  const met = await measure("public address", apps.url.replace("localhost", "127.0.0.1"));
  await apps.stop("site");
  await measure("content system", apps.contentUrl);
  process.exitCode = met ? 0 : 1;
} finally {
  agent.destroy();
  await apps.end();
}
