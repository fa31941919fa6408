import type { Payload } from "payload";

type Slug = "services" | "references" | "menuitems" | "projects" | "categories" | "media";

/** What was kept of an entry: its id here, and what it was made from. */
type Known = { id: number; source: string };

/** Remembers which entry here was made from which entry there, so that a second import changes instead of doubling. */
export class KnownEntries {
  readonly #payload: Payload;
  readonly #origin: string;

  constructor(payload: Payload, origin: string) {
    this.#payload = payload;
    this.#origin = origin;
  }

  /** The entry made before, if it is still there. */
  async find(slug: Slug, foreignId: string): Promise<Known | null> {
    const known = await this.#payload.kv.get<Known>(this.#key(slug, foreignId));
    if (!known) return null;
    const { totalDocs } = await this.#payload.count({ collection: slug, where: { id: { equals: known.id } } });
    return totalDocs > 0 ? known : null;
  }

  async keep(slug: Slug, foreignId: string, known: Known): Promise<void> {
    await this.#payload.kv.set(this.#key(slug, foreignId), known);
  }

  #key(slug: Slug, foreignId: string): string {
    return `import:${this.#origin}:${slug}:${foreignId}`;
  }
}
