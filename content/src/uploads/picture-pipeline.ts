import { setImmediate as turn } from "node:timers/promises";
import type { SharpDependency } from "payload";
import sharp, { type Metadata, type Region, type ResizeOptions, type SharpOptions } from "sharp";
import { singleton } from "../process/singleton.ts";
import { ENCODING_OPTIONS } from "./encoding-options.ts";
import { type Kind, type Result, type Step, workOnPicture } from "./picture-worker.ts";
import { creditXmp } from "./words/credit-xmp.ts";

/** Whose the pictures are that Payload makes sizes of: it hands on their bytes alone. */
const credits = singleton("picture-credits", () => new WeakMap<Uint8Array, string>());

/** Notes the credit that the sizes of an upload are to have. */
export function noteCredit(picture: Uint8Array, credit: string): void {
  credits.set(picture, credit);
}

/** A picture and what its pipelines ask for: what comes in one turn is one job, so that all sizes share one decoding. */
class Picture {
  readonly #input: Uint8Array;
  readonly #options: SharpOptions;
  readonly #kind: Kind;
  #metadata: Promise<Metadata> | null = null;
  #asked: Step[][] = [];
  #results: Promise<Result[]> | null = null;

  constructor(input: Uint8Array, options: SharpOptions, kind: Kind) {
    this.#input = input;
    this.#options = options;
    this.#kind = kind;
  }

  /** Read once: Payload asks again before each size, and would come to each in another turn. */
  metadata(): Promise<Metadata> {
    this.#metadata ??= sharp(this.#input, this.#options).metadata();
    return this.#metadata;
  }

  async asItIs(): Promise<Result> {
    const { width, height, channels, format, hasAlpha } = await this.metadata();
    const info = { width, height, channels, format, premultiplied: false, hasAlpha, size: this.#input.length };
    return { data: this.#input as Buffer, info }; // the same, by which its credit is known
  }

  /** An AVIF that stays one is encoded as renditions are: sharp's own effort takes three times as long as any other format. */
  async make(asked: Step[]): Promise<Result> {
    const { format } = await this.metadata();
    const steps = [...asked, ...creditSteps(credits.get(this.#input))];
    const isToStay = format === "heif" && !steps.some(([step]) => step === "toFormat");
    const place = this.#asked.push(isToStay ? [...steps, ["toFormat", "avif", ENCODING_OPTIONS.avif]] : steps) - 1;
    this.#results ??= this.#makeAll();
    return (await this.#results)[place] as Result;
  }

  async #makeAll(): Promise<Result[]> {
    await turn();
    const outputs = this.#asked;
    this.#asked = [];
    this.#results = null;
    return workOnPicture({ input: this.#input, options: this.#options, outputs }, this.#kind);
  }
}

function creditSteps(credit = ""): Step[] {
  const xmp = creditXmp(credit);
  return xmp === null ? [] : [["withXmp", xmp]];
}

/** The part of sharp that content uses, run in another process (picture-worker.ts). Only headers are read here. */
export class PicturePipeline {
  readonly #picture: Picture;
  readonly #steps: Step[];
  readonly #isUpright: boolean;

  /** @param isUpright whether turning the picture upright changes nothing */
  constructor(picture: Picture, steps: readonly Step[] = [], isUpright = false) {
    this.#picture = picture;
    this.#steps = [...steps];
    this.#isUpright = isUpright;
  }

  rotate(): this {
    return this.#add("rotate");
  }

  resize(options: ResizeOptions): this {
    return this.#add("resize", options);
  }

  extract(region: Region): this {
    return this.#add("extract", region);
  }

  pipelineColourspace(space: string): this {
    return this.#add("pipelineColourspace", space);
  }

  withIccProfile(name: string): this {
    return this.#add("withIccProfile", name);
  }

  withXmp(xmp: string): this {
    return this.#add("withXmp", xmp);
  }

  keepXmp(): this {
    return this.#add("keepXmp");
  }

  toFormat(format: string, options: object): this {
    return this.#add("toFormat", format, options);
  }

  clone(): PicturePipeline {
    return new PicturePipeline(this.#picture, this.#steps, this.#isUpright);
  }

  /** Reads the picture's own description before anything is done with it, as sharp has it. */
  metadata(): Promise<Metadata> {
    return this.#picture.metadata();
  }

  toBuffer(): Promise<Buffer>;
  toBuffer(options: { resolveWithObject: true }): Promise<Result>;
  async toBuffer(options?: { resolveWithObject: true }): Promise<Buffer | Result> {
    const isDone = this.#isUpright && this.#steps.every(([step]) => step === "rotate");
    const result = isDone ? await this.#picture.asItIs() : await this.#picture.make(this.#steps);
    return options?.resolveWithObject ? result : result.data;
  }

  /** Payload hands over all that it knows of a size, functions included, which stay here. */
  #add(...step: Step): this {
    this.#steps.push(JSON.parse(JSON.stringify(step)));
    return this;
  }
}

/** Begins to work on a picture. */
export function pipeline(input: Uint8Array, options: SharpOptions = {}, kind: Kind = "upload"): PicturePipeline {
  return new PicturePipeline(new Picture(input, options, kind));
}

/**
 * For Payload's configuration, in the place of sharp. Payload keeps uploads in memory. It turns each WebP and AVIF upright, which
 * they are (prepare.ts), and would store a second encoding of them.
 */
export const pipelineForPayload = ((input: Uint8Array, options: SharpOptions = {}) =>
  new PicturePipeline(new Picture(input, options, "upload"), [], true)) as unknown as SharpDependency;
