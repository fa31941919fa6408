import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { MODERN_ENCODINGS } from "@schaufenster/contract/media";
import type { EncodedFile } from "./encodings.ts";

/** What the process answers to the name of a picture. */
export type EncoderAnswer = { files: Record<(typeof MODERN_ENCODINGS)[number], EncodedFile> } | { error: string };

/** The longest that one rendition may take, in ms. A usual one takes a second, ten times as long on a busy machine. */
const LONGEST_MS = 5 * 60_000;

/** Run from its source, as the commands are. The bundler must not take it for a part of the program. */
const PROGRAM = ["src", "uploads", "encoder-process.ts"];

/** Somebody has told the process to stop: it is no fault of the picture. */
export class EncoderStopped extends Error {}

/**
 * Encodes pictures in a process of its own, of the lowest priority: what encoding takes of memory goes with it, and a picture
 * that crashes it harms nothing else. The process is started with the first picture and anew after a failure; it ends with
 * this one, however this one ends.
 */
export class Encoder {
  #child: ChildProcess | null = null;

  /**
   * Writes the modern encodings of a picture beside it.
   *
   * @param filename the picture's name
   * @throws EncoderStopped when a signal has told the process to stop
   * @throws Error when the picture cannot be encoded, takes too long or too much memory, or has ended the process
   */
  async encode(filename: string): Promise<Extract<EncoderAnswer, { files: object }>["files"]> {
    this.#child ??= this.#start();
    const child = this.#child;
    const settled = new AbortController();
    try {
      child.send(filename);
      return await Promise.race([answerOf(child, settled), endOf(child, settled), tooLate(settled)]);
    } catch (error) {
      this.#child = null;
      child.kill("SIGKILL");
      throw error;
    } finally {
      settled.abort();
    }
  }

  /** Ends the process, if there is one. */
  end(): void {
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }

  #start(): ChildProcess {
    const child = fork(join(/* turbopackIgnore: true */ process.cwd(), ...PROGRAM), [], {
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // From here and not by itself: on Linux it holds for one thread and those that it starts later.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.on("error", () => {}); // who waits for an answer hears of it, too
    child.once("exit", () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }
}

async function answerOf(child: ChildProcess, { signal }: AbortController) {
  const [answer] = (await once(child, "message", { signal })) as [EncoderAnswer];
  if ("error" in answer) throw new Error(answer.error);
  return answer.files;
}

async function endOf(child: ChildProcess, { signal }: AbortController): Promise<never> {
  const [code, by] = (await once(child, "exit", { signal })) as [number | null, NodeJS.Signals | null];
  if (by === "SIGTERM" || by === "SIGINT") throw new EncoderStopped(`The encoder was stopped (${by}).`);
  throw new Error(`The encoder has ended (${by ?? code}).`);
}

async function tooLate({ signal }: AbortController): Promise<never> {
  await pause(LONGEST_MS, undefined, { signal });
  throw new Error(`The picture was not encoded within ${LONGEST_MS / 60_000} minutes.`);
}
