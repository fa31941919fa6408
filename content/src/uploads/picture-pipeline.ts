import type { SharpDependency } from "payload";
import sharp, { type JpegOptions, type Metadata, type Region, type ResizeOptions, type SharpOptions } from "sharp";
import { type Kind, type Result, type Step, workOnPicture } from "./picture-worker.ts";

/**
 * As much of sharp as content uses, with the work done in another process (picture-worker.ts). Only the header is read here.
 */
export class PicturePipeline {
  readonly #input: Uint8Array;
  readonly #options: SharpOptions;
  readonly #kind: Kind;
  readonly #steps: Step[];

  constructor(input: Uint8Array, options: SharpOptions = {}, kind: Kind = "upload", steps: readonly Step[] = []) {
    this.#input = input;
    this.#options = options;
    this.#kind = kind;
    this.#steps = [...steps];
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

  keepIccProfile(): this {
    return this.#add("keepIccProfile");
  }

  jpeg(options: JpegOptions): this {
    return this.#add("jpeg", options);
  }

  toFormat(format: string, options: object): this {
    return this.#add("toFormat", format, options);
  }

  clone(): PicturePipeline {
    return new PicturePipeline(this.#input, this.#options, this.#kind, this.#steps);
  }

  /** What the picture says of itself before anything is done with it, as sharp has it. */
  metadata(): Promise<Metadata> {
    return sharp(this.#input, this.#options).metadata();
  }

  toBuffer(): Promise<Buffer>;
  toBuffer(options: { resolveWithObject: true }): Promise<Result>;
  async toBuffer(options?: { resolveWithObject: true }): Promise<Buffer | Result> {
    const job = { input: this.#input, options: this.#options, steps: this.#steps };
    const result = await workOnPicture(job, this.#kind);
    return options?.resolveWithObject ? result : result.data;
  }

  /** Payload hands over all that it knows of a size, functions included, which stay here. */
  #add(...step: Step): this {
    this.#steps.push(JSON.parse(JSON.stringify(step)));
    return this;
  }
}

/** For Payload's configuration, in the place of sharp. Payload keeps uploads in memory. */
export const pipelineForPayload = ((input: Buffer, options?: SharpOptions) =>
  new PicturePipeline(input, options)) as unknown as SharpDependency;
