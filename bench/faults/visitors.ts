import { setTimeout as pause } from "node:timers/promises";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { askFront } from "../../testing/front/ask.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { openLoop } from "../../testing/open-loop.ts";
import type { Cluster } from "./cluster.ts";

/** How often something is asked for, a second, and for how long, in s. */
type Load = { rate: number; seconds: number };

const visitorOf = (index: number) => `203.0.${113 + (index % 20)}.${1 + (index % 250)}`;

/** The statuses of what visitors asked for, one path after the other; 0 for no answer. */
export function look({ port, certificate: { text: ca } }: Cluster, paths: string[], load: Load): Promise<number[]> {
  return openLoop(load, async (index) => {
    const path = paths[index % paths.length] ?? "/";
    return askFront({ port, ca }, path, { from: visitorOf(index) }).then(
      ({ status }) => status,
      () => 0,
    );
  });
}

/** Addresses of the pictures on the landing page, each of which every site has shown once. */
export async function shownPictures({ sites }: Cluster): Promise<string[]> {
  const page = await (await fetch(sites[0]?.url ?? "")).text();
  const paths = [...new Set([...page.matchAll(/\/uploads\/[\w.-]+/g)].map(([path]) => path))];
  for (const { url } of sites) for (const path of paths) await (await fetch(url + path)).arrayBuffer();
  return paths;
}

/** Sends inquiries; the statuses of the answers, and the subjects of those that were accepted. */
export async function write(
  { port, certificate: { text: ca } }: Cluster,
  name: string,
  load: Load,
): Promise<{ statuses: number[]; accepted: string[] }> {
  const sent = await openLoop(load, async (index) => {
    const subject = `${name} ${index}`;
    const from = `198.51.${index >> 8}.${index & 255}`;
    const question = { method: "POST", headers: INQUIRY_HEADERS, body: JSON.stringify(inquiry(subject)), from };
    const status = await askFront({ port, ca }, CONTACT_PATH, question).then(
      (answer) => answer.status,
      () => 0,
    );
    return { subject, status };
  });
  const accepted = sent.filter(({ status }) => status === 200).map(({ subject }) => subject);
  return { statuses: sent.map(({ status }) => status), accepted };
}

/** Finds accepted inquiries that are missing once none waits for its delivery, or the time is over. */
export async function inquiriesAfter(
  cluster: Cluster,
  accepted: string[],
  patienceMs: number,
): Promise<{ lost: string[]; unsent: string[] }> {
  const database = await cluster.database();
  const until = performance.now() + patienceMs;
  const open = async () =>
    Number((await database.rows<{ n: string }>("SELECT count(*) AS n FROM inquiries WHERE status = 'new'"))[0]?.n);
  while ((await open()) > 0 && performance.now() < until) await pause(1000);
  const rows = await database.rows<{ subject: string }>("SELECT subject FROM inquiries");
  await database.close();
  const stored = new Set(rows.map(({ subject }) => subject));
  const mailed = new Set(cluster.mail.received.map(({ email }) => email.subject));
  return {
    lost: accepted.filter((subject) => !stored.has(subject)),
    unsent: accepted.filter((subject) => !mailed.has(`[Kontaktformular] ${subject}`)),
  };
}
