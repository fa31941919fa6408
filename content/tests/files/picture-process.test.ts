// @long content/src/platform/process, content/src/files
import { type ChildProcess, fork } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import { json } from "node:stream/consumers";
import { MEDIA_SIZES } from "@schaufenster/contract/media";
import { handleEndpoints, type Payload } from "payload";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { encodeOutstanding } from "../../src/files/encoding-queue.ts";
import { uploadPath } from "../../src/files/folder.ts";
import { PicturePipeline } from "../../src/files/picture-pipeline.ts";
import { workers } from "../../src/files/picture-worker.ts";
import config from "../../src/payload.config.ts";
import type { Media } from "../../src/payload-types.ts";
import { log } from "../../src/platform/process/log.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;

beforeAll(async () => {
  subscribe("child_process", remember);
  payload = await startContentSystem();
});

afterAll(() => unsubscribe("child_process", remember));

afterEach(async () => {
  vi.restoreAllMocks();
  await payload.delete({ collection: "media", where: { id: { exists: true } } });
});

/** Uploads a picture without encoding it. */
async function upload(name: string, width: number): Promise<Media> {
  settings.BACKGROUND_ENCODING = "off";
  const file = uploadedFile(name, "image/jpeg", await picture(width, 60));
  const media = await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis" } });
  settings.BACKGROUND_ENCODING = "on";
  return media;
}

/** Collects the webhooks to sites while `work` runs. */
async function sitesAreTold(work: () => Promise<void>): Promise<unknown[]> {
  const events: unknown[] = [];
  const site = createServer(async (request, response) => {
    events.push(await json(request));
    response.end();
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  settings.SITE_URLS = [`http://127.0.0.1:${(site.address() as AddressInfo).port}`];
  await work();
  site.close();
  return events;
}

const PROGRAM = "picture-process.mjs";

/** All child processes. */
const started: ChildProcess[] = [];
const remember = (message: unknown) => {
  started.push((message as { process: ChildProcess }).process);
};

/** File names of their programs. */
const programs = (processes: ChildProcess[]) => processes.map(({ spawnargs }) => basename(spawnargs.at(-1) ?? ""));

const running = () => started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);

/** The next picture process. */
async function nextProcess(): Promise<ChildProcess> {
  const before = started.length;
  const next = () => started.slice(before).find((process) => programs([process])[0] === PROGRAM);
  return vi.waitUntil(next, { timeout: 120_000, interval: 1 });
}

const isEncoded = async ({ id }: Media) => (await payload.findByID({ collection: "media", id })).encoded;

test("an upload is decoded once for re-encoding, and once for all sizes", async () => {
  const jobs = vi.spyOn(workers.upload, "run");
  const { sizes } = await upload("einmal.jpg", 2400);
  expect(jobs.mock.calls.map(([job]) => ("outputs" in job ? job.outputs.length : 0))).toEqual([
    1,
    Object.keys(MEDIA_SIZES).length,
  ]);
  expect(sizes?.medium).toMatchObject({ width: 750, height: 19 });
});

test("a picture that needs too much memory stays as uploaded, later ones are encoded, and the sites are notified", async () => {
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  const [huge, usual] = [await upload("riesig.jpg", 70), await upload("gewoehnlich.jpg", 80)];
  const create = { width: 12_000, height: 12_000, channels: 3, background: "#e8472b" } as const;
  await sharp({ create })
    .png()
    .toFile(uploadPath(huge.sizes?.xlarge?.filename ?? ""));
  const told = await sitesAreTold(() => encodeOutstanding(payload));
  expect(await isEncoded(huge)).toBe(false);
  expect(await isEncoded(usual)).toBe(true);
  expect(told).toEqual([{ source: "media", id: null, contentVersion: expect.anything() }]);
  expect(logged.mock.calls).toEqual([
    [expect.objectContaining({ media: huge.id, err: new Error("It needs more than 800 MB.") }), expect.anything()],
  ]);
});

test("a picture that can't be encoded is tried three times, not with every upload, and the process ends when idle", async () => {
  const told = vi.spyOn(log, "error").mockImplementation(() => {});
  const { sizes } = await upload("verschwunden.jpg", 90);
  await rm(uploadPath(sizes?.large?.filename ?? ""));
  for (let uploads = 0; uploads < 5; uploads += 1) await encodeOutstanding(payload);
  expect(told.mock.calls.map(([facts]) => facts)).toEqual(
    [1, 2, 3].map((attempt) =>
      expect.objectContaining({
        attempt,
        err: expect.objectContaining({ message: expect.stringContaining("ENOENT") }),
      }),
    ),
  );
  expect(programs(started)).toContain(PROGRAM);
  await expect.poll(() => programs(running())).toEqual([]);
});

test("a picture whose process didn't start in time is retried automatically", async () => {
  const media = await upload("spaeter.jpg", 100);
  vi.spyOn(workers.encoding, "run").mockResolvedValueOnce({ stopped: "It did not load in time." });
  await encodeOutstanding(payload);
  expect(await isEncoded(media)).toBe(false);
  await expect.poll(() => isEncoded(media)).toBe(true);
});

test("an upload interrupted by a restart isn't called damaged: its editor is asked to send it again", async () => {
  const file = uploadedFile("gross.jpg", "image/jpeg", await picture(6000, 4000));
  const worker = nextProcess();
  const upload = payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis" } });
  const refused = expect(upload).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining("noch einmal"),
  });
  (await worker).kill("SIGTERM");
  await refused;
});

test("an upload whose sizes can't be created isn't the editor's fault: the response asks to send it again", async () => {
  const account = { email: "bilder@example.org", password: "nur-für-die-tests-1" };
  await ensureFirstAdministrator(payload, account);
  const { token } = await payload.login({ collection: "users", data: account });
  const body = new FormData();
  body.set("file", new File([Uint8Array.from(await picture(800, 600))], "stand.jpg", { type: "image/jpeg" }));
  body.set("_payload", JSON.stringify({ alternativeText: "Ein Kreis" }));
  const worker = nextProcess();
  const work = PicturePipeline.prototype.toBuffer;
  const jobs = vi.spyOn(PicturePipeline.prototype, "toBuffer");
  jobs.mockImplementation(async function (this: PicturePipeline) {
    if (jobs.mock.calls.length === 1) (await worker).kill("SIGKILL"); // after the picture was validated
    return work.call(this);
  });
  const headers = { authorization: `JWT ${token}` };
  const request = new Request("http://content/api/media", { method: "POST", headers, body });
  const response = await handleEndpoints({ config, request });
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("noch einmal")]);
});

test("the picture process ends with the content system, even during its start", async () => {
  const worker = fork("src/files/picture-process.mjs", { execArgv: [] });
  worker.disconnect();
  expect(await once(worker, "exit")).toEqual([null, "SIGKILL"]);
});
