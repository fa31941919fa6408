import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Steps on disk that are undone together, in reverse order. */
export class UndoableSteps {
  readonly #moves: { from: string; to: string }[] = [];
  readonly #folders: string[] = [];

  /** Moves a file or folder on the same disk. */
  async move(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
    this.#moves.push({ from, to });
  }

  /** Creates a folder, which is removed with its contents once the moves are undone. */
  async make(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    this.#folders.push(folder);
  }

  /** @throws the error of the first move that can't be undone; all folders stay then */
  async undo(): Promise<void> {
    for (const { from, to } of this.#moves.splice(0).toReversed()) await rename(to, from);
    for (const folder of this.#folders.splice(0)) await rm(folder, { recursive: true, force: true });
  }
}
