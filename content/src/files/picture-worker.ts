import { constants } from "node:os";
import type { OutputInfo, SharpOptions } from "sharp";
import { singleton } from "../platform/process/singleton.ts";
import { WorkerProcess } from "../platform/process/worker-process.ts";

export type Step = [method: string, ...parameters: unknown[]];
export type DrawJob = { input: Uint8Array; options: SharpOptions; outputs: Step[][] };
export type Result = { data: Buffer; info: OutputInfo };
export type TagsJob = { tagsOf: Uint8Array; xmp: Uint8Array | undefined; includeTags: Record<string, string[]> };
export type Job = DrawJob | TagsJob;
/**
 * An ExifReader tag: its value, and a description in words; in several languages, the value contains a tag for each.
 */
export type Tag = { value?: unknown; description?: unknown; attributes?: Record<string, unknown> };
export type ReadTags = Partial<Record<"exif" | "iptc" | "xmp", Record<string, Tag | Tag[]>>>;

/** Timeout of a job, in ms. It usually takes a second, ten times as long on a busy machine. */
const LONGEST_MS = 5 * 60_000;

const PROGRAM = ["src", "files", "picture-process.mjs"];

/** The process failed: out of memory, timeout or crash. Another picture may succeed. */
export class PictureProcessFailure extends Error {}

/** The process was stopped, or the machine is too busy to load it: not the picture's fault. */
export class PictureProcessStopped extends Error {}

/** Uploads and encodings have separate processes: an editor waits for an upload, nobody for an encoding. */
export type Kind = "upload" | "encoding";

const workerOf = (priority = 0) =>
  new WorkerProcess<Job, Result[] | ReadTags>({ program: PROGRAM, priority, longestMs: LONGEST_MS });

export const workers = singleton<Record<Kind, WorkerProcess<Job, Result[] | ReadTags>>>("picture-workers", () => ({
  upload: workerOf(),
  encoding: workerOf(constants.priority.PRIORITY_BELOW_NORMAL),
}));

/**
 * Runs a job in the process of its kind, so that an upload doesn't wait for an encoding.
 *
 * @throws PictureProcessFailure, PictureProcessStopped; Error with sharp's message if the picture can't be read
 */
export const workOnPicture = async (job: DrawJob, kind: Kind): Promise<Result[]> => (await run(job, kind)) as Result[];

export async function drawPicture(
  input: Uint8Array,
  options: SharpOptions,
  steps: Step[],
  kind: Kind,
): Promise<Result> {
  return (await workOnPicture({ input, options, outputs: [steps] }, kind))[0] as Result;
}

/** Reads EXIF, IPTC and XMP tags with ExifReader. @throws as {@link workOnPicture} */
export const tagsOfPicture = async (job: TagsJob): Promise<ReadTags> => (await run(job, "upload")) as ReadTags;

async function run(job: Job, kind: Kind): Promise<Result[] | ReadTags> {
  const answer = await workers[kind].run(job);
  // Thrown here for `instanceof`: the worker may belong to another bundle.
  if ("stopped" in answer) throw new PictureProcessStopped(answer.stopped);
  if ("failure" in answer) throw new PictureProcessFailure(answer.failure);
  if ("refused" in answer) throw new Error(answer.refused);
  return answer.done;
}
