import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PQueue from "p-queue";
import { digestOf, type SocialCardContent } from "./card-content.ts";

/** Maximum number of cards on disk, about 80 kB each; the oldest are deleted first. */
const CARDS_MAX = 2000;

/** Fraction of {@link CARDS_MAX} kept when deleting. */
const KEEP = 0.9;

const DIGEST = /^[\w-]{16}$/;

/** Null if the picture's file is unavailable. */
export type FetchPicture = (card: SocialCardContent) => Promise<Buffer | null>;

/** Social cards, drawn one at a time on the first request, and kept on disk. */
export class SocialCards {
  readonly #folder: string;
  readonly #fetchPicture: FetchPicture;
  readonly #drawing = new Map<string, Promise<Buffer>>();
  /** Many links shared at once must not slow down pages. */
  readonly #queue = new PQueue({ concurrency: 1 });

  constructor({ folder, fetchPicture }: { folder: string; fetchPicture: FetchPicture }) {
    this.#folder = folder;
    this.#fetchPicture = fetchPicture;
  }

  /** A stored card by its digest; null if there is none. */
  async kept(digest: string): Promise<Buffer | null> {
    if (!DIGEST.test(digest)) return null;
    return readFile(this.#fileOf(digest)).catch(() => null);
  }

  async get(card: SocialCardContent): Promise<Buffer> {
    const digest = digestOf(card);
    const kept = await this.kept(digest);
    if (kept) return kept;
    const drawing = this.#drawing.get(digest) ?? this.#queue.add(() => this.#draw(card, digest));
    this.#drawing.set(digest, drawing);
    return drawing.finally(() => this.#drawing.delete(digest));
  }

  #fileOf(digest: string): string {
    return join(this.#folder, `${digest}.jpg`);
  }

  async #draw(card: SocialCardContent, digest: string): Promise<Buffer> {
    const picture = card.picture && (await this.#fetchPicture(card));
    const { drawCard } = await import("./draw.tsx"); // lazy, so that startup doesn't load the drawing code
    const drawn = await drawCard(card, picture);
    // A card whose picture is temporarily unavailable isn't kept, nor is any on a full disk.
    if (picture || !card.picture) await this.#keep(digest, drawn).catch(() => {});
    return drawn;
  }

  async #keep(digest: string, drawn: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const unfinished = `${this.#fileOf(digest)}.${process.pid}.part`;
    await writeFile(unfinished, drawn);
    await rename(unfinished, this.#fileOf(digest));
    const names = await readdir(this.#folder);
    if (names.length <= CARDS_MAX) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, modifiedAt: (await stat(join(this.#folder, name))).mtimeMs })),
    );
    const oldest = files.sort((a, b) => a.modifiedAt - b.modifiedAt).slice(0, names.length - CARDS_MAX * KEEP);
    await Promise.all(oldest.map(({ name }) => rm(join(this.#folder, name), { force: true })));
  }
}
