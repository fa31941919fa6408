import { constants } from "node:os";
import type { OutputInfo, SharpOptions } from "sharp";
import { singleton } from "../platform/process/singleton.ts";
import { WorkerProcess } from "../platform/process/worker-process.ts";

/** A step of work on a picture: the name of a method of sharp, and its parameters. */
export type Step = [method: string, ...parameters: unknown[]];
/** One picture, and the steps to each of its outputs. */
export type DrawJob = { input: Uint8Array; options: SharpOptions; outputs: Step[][] };
export type Result = { data: Buffer; info: OutputInfo };
/** A picture, its XMP, and which tags ExifReader is to read. */
export type TagsJob = { tagsOf: Uint8Array; xmp: Uint8Array | undefined; includeTags: Record<string, string[]> };
export type Job = DrawJob | TagsJob;
/** A tag as ExifReader has it: its value and, in words, what that says; of several languages a value has one of its own for each. */
export type Tag = { value?: unknown; description?: unknown; attributes?: Record<string, unknown> };
export type ReadTags = Partial<Record<"exif" | "iptc" | "xmp", Record<string, Tag | Tag[]>>>;

/** The longest that one job may take, in ms. A usual one takes a second, ten times as long on a busy machine. */
const LONGEST_MS = 5 * 60_000;

const PROGRAM = ["src", "files", "picture-process.mjs"];

/** The process could not end its work: too much memory, too much time, a crash. Another picture may fare better. */
export class PictureProcessFailure extends Error {}

/** Somebody has told the process to stop, or the machine is too busy to load it: it is no fault of the picture. */
export class PictureProcessStopped extends Error {}

/** An editor waits for what is done with an upload, but nobody for its encodings. */
export type Kind = "upload" | "encoding";

const workerOf = (priority = 0) =>
  new WorkerProcess<Job, Result[] | ReadTags>({ program: PROGRAM, priority, longestMs: LONGEST_MS });

/** One for each kind of work. */
export const workers = singleton<Record<Kind, WorkerProcess<Job, Result[] | ReadTags>>>("picture-workers", () => ({
  upload: workerOf(),
  encoding: workerOf(constants.priority.PRIORITY_BELOW_NORMAL),
}));

/**
 * Does one job in the process for its kind, so that an upload does not wait for an encoding.
 *
 * @throws PictureProcessFailure, PictureProcessStopped; Error with sharp's words when the picture cannot be read
 */
export const workOnPicture = async (job: DrawJob, kind: Kind): Promise<Result[]> => (await run(job, kind)) as Result[];

/** The same for one output. */
export async function drawPicture(
  input: Uint8Array,
  options: SharpOptions,
  steps: Step[],
  kind: Kind,
): Promise<Result> {
  return (await workOnPicture({ input, options, outputs: [steps] }, kind))[0] as Result;
}

/** Reads tags of EXIF, IPTC and XMP as ExifReader does. @throws as {@link workOnPicture} */
export const tagsOfPicture = async (job: TagsJob): Promise<ReadTags> => (await run(job, "upload")) as ReadTags;

async function run(job: Job, kind: Kind): Promise<Result[] | ReadTags> {
  const answer = await workers[kind].run(job);
  // Thrown here, where it is known as what it is: the worker may be another bundle's.
  if ("stopped" in answer) throw new PictureProcessStopped(answer.stopped);
  if ("failure" in answer) throw new PictureProcessFailure(answer.failure);
  if ("refused" in answer) throw new Error(answer.refused);
  return answer.done;
}
