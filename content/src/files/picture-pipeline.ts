import { setImmediate as turn } from "node:timers/promises";
import type { SharpDependency } from "payload";
import sharp, { type Metadata, type ResizeOptions, type SharpOptions } from "sharp";
import { singleton } from "../platform/process/singleton.ts";
import { ENCODING_OPTIONS } from "./encoding-options.ts";
import { type Result, type Step, workOnPicture } from "./picture-worker.ts";
import { creditSteps } from "./words/credit-xmp.ts";

/** Credits by picture: Payload passes only the bytes when it makes sizes. */
const credits = singleton("picture-credits", () => new WeakMap<Uint8Array, string>());

export function noteCredit(picture: Uint8Array, credit: string): void {
  credits.set(picture, credit);
}

/**
 * A picture and the outputs of its pipelines: those requested in the same tick become one job and share one decoding.
 */
class Picture {
  readonly #input: Uint8Array;
  readonly #options: SharpOptions;
  #metadata: Promise<Metadata> | null = null;
  #asked: Step[][] = [];
  #results: Promise<Result[]> | null = null;

  constructor(input: Uint8Array, options: SharpOptions) {
    this.#input = input;
    this.#options = options;
  }

  /** Cached: Payload asks before each size, which would spread the sizes over several ticks. */
  metadata(): Promise<Metadata> {
    this.#metadata ??= sharp(this.#input, this.#options).metadata();
    return this.#metadata;
  }

  async asItIs(): Promise<Result> {
    const { width, height, channels, format, hasAlpha } = await this.metadata();
    const info = { width, height, channels, format, premultiplied: false, hasAlpha, size: this.#input.length };
    return { data: this.#input as Buffer, info }; // the same object, since it is the key of its credit
  }

  /**
   * Encodes AVIF with the renditions' options: sharp's default effort takes three times as long as any other format.
   */
  async make(asked: Step[]): Promise<Result> {
    const { format } = await this.metadata();
    const steps = [...asked, ...creditSteps(credits.get(this.#input) ?? "")];
    if (format === "heif") steps.push(["toFormat", "avif", ENCODING_OPTIONS.avif]);
    const place = this.#asked.push(steps) - 1;
    this.#results ??= this.#makeAll();
    return (await this.#results)[place] as Result;
  }

  async #makeAll(): Promise<Result[]> {
    await turn();
    const outputs = this.#asked;
    this.#asked = [];
    this.#results = null;
    return workOnPicture({ input: this.#input, options: this.#options, outputs }, "upload");
  }
}

/** The part of sharp that Payload uses, run in a child process (picture-worker.ts). Only headers are read here. */
export class PicturePipeline {
  readonly #picture: Picture;
  readonly #steps: Step[];

  constructor(picture: Picture, steps: readonly Step[] = []) {
    this.#picture = picture;
    this.#steps = [...steps];
  }

  rotate(): this {
    this.#steps.push(["rotate"]);
    return this;
  }

  /** Payload passes functions in the options, too, which can't be sent to a process. */
  resize(options: ResizeOptions): this {
    this.#steps.push(["resize", JSON.parse(JSON.stringify(options))]);
    return this;
  }

  clone(): PicturePipeline {
    return new PicturePipeline(this.#picture, this.#steps);
  }

  metadata(): Promise<Metadata> {
    return this.#picture.metadata();
  }

  /**
   * Payload rotates every WebP and AVIF, which are upright already (prepare-picture.ts), and would store a second
   * encoding.
   */
  toBuffer(): Promise<Result> {
    const isDone = this.#steps.every(([step]) => step === "rotate");
    return isDone ? this.#picture.asItIs() : this.#picture.make(this.#steps);
  }
}

/** Replaces sharp in Payload's configuration. Payload keeps uploads in memory. */
export const pipelineForPayload = ((input: Uint8Array, options: SharpOptions = {}) =>
  new PicturePipeline(new Picture(input, options))) as unknown as SharpDependency;
