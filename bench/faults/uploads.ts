import { setTimeout as pause } from "node:timers/promises";
import { picture } from "../../content/testing/pictures.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { askFront, HOST } from "../../testing/front/ask.ts";
import { openLoop } from "../../testing/open-loop.ts";
import type { Cluster } from "./cluster.ts";

/** One is uploaded so often, in s: with its encodings it takes some three seconds of computing. */
const EVERY_S = 5;

const HEIGHT = 800;

/** An upload, or one of its sizes or encodings, as its entry has it. */
type File = { filename: string; filesize?: number; sizeInBytes?: number };

/** An editor uploads pictures, each of another width from `width` on; the statuses of the answers, 0 for none, and the ids of those that were accepted. */
export async function uploadPictures(
  { port, certificate: { text: ca }, contentUrl }: Cluster,
  { width, seconds }: { width: number; seconds: number },
): Promise<{ statuses: number[]; accepted: number[] }> {
  const token = await signInByRest(contentUrl, ADMINISTRATOR);
  const count = seconds / EVERY_S;
  const pictures = await Promise.all(Array.from({ length: count }, (_, n) => picture(width + n, HEIGHT)));
  const answers = await openLoop({ rate: 1 / EVERY_S, seconds }, async (index) => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(pictures[index] ?? [])]), "Messestand.jpg");
    form.append("_payload", JSON.stringify({ alternativeText: `Ein Messestand von ${width + index} Pixeln Breite` }));
    const request = new Request("https://upload.invalid", { method: "POST", body: form });
    const headers = {
      authorization: `JWT ${token}`,
      origin: `https://${HOST}`,
      "content-type": request.headers.get("content-type") ?? "",
    };
    const body = Buffer.from(await request.arrayBuffer());
    return askFront({ port, ca }, "/api/media", { method: "POST", headers, body }).catch(() => null);
  });
  const accepted = answers.filter((answer) => answer?.status === 201);
  return {
    statuses: answers.map((answer) => answer?.status ?? 0),
    accepted: accepted.map((answer) => (JSON.parse(answer?.text ?? "") as { doc: { id: number } }).doc.id),
  };
}

/** Waits until every picture in the library is encoded, or the time is over; how many are not. */
export async function untilEncoded(cluster: Cluster, patienceMs: number): Promise<number> {
  const database = await cluster.database();
  const until = performance.now() + patienceMs;
  const waiting = async () => (await database.rows("SELECT id FROM media WHERE NOT encoded")).length;
  while ((await waiting()) > 0 && performance.now() < until) await pause(1000);
  const left = await waiting();
  await database.close();
  return left;
}

/**
 * Finds out what is missing once every picture in the library is encoded, or the time is over: accepted uploads without
 * an entry, and files that visitors do not get as the library's entry has them. Also counts the files.
 */
export async function uploadsAfter(
  cluster: Cluster,
  accepted: number[],
  patienceMs: number,
): Promise<{ lost: number[]; notEncoded: number; broken: string[]; files: number }> {
  const notEncoded = await untilEncoded(cluster, patienceMs);
  const headers = { authorization: `JWT ${await signInByRest(cluster.contentUrl, ADMINISTRATOR)}` };
  const response = await fetch(`${cluster.contentUrl}/api/media?limit=1000&depth=0`, { headers });
  const { docs } = (await response.json()) as { docs: { id: number }[] };
  const files = filesWithin(docs);
  const broken: string[] = [];
  for (const [n, file] of files.entries()) if (!(await isServed(cluster, file, n))) broken.push(file.filename);
  const ids = new Set(docs.map(({ id }) => id));
  return { lost: accepted.filter((id) => !ids.has(id)), notEncoded, broken, files: files.length };
}

/** All that has a name and a size, however deep. */
function filesWithin(value: unknown): File[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(filesWithin);
  return "filename" in value && value.filename ? [value as File, ...below] : below;
}

async function isServed({ port, certificate: { text: ca } }: Cluster, file: File, index: number): Promise<boolean> {
  const from = `192.0.2.${index % 250}`; // nginx lets one address have twenty a second
  const { status, headers } = await askFront({ port, ca }, `/uploads/${encodeURIComponent(file.filename)}`, { from });
  return status === 200 && Number(headers["content-length"]) === (file.filesize ?? file.sizeInBytes);
}
