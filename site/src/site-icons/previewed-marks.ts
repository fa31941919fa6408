import { LRUCache } from "lru-cache";
import type { Mark } from "../content/domain.ts";

/** Previewed marks in memory, each at most 400 kB. */
const MARKS_MAX = 20;

/** Unpublished marks shown in previews, by id. */
export class PreviewedMarks {
  readonly #marks = new LRUCache<string, Mark>({ max: MARKS_MAX });

  remember(mark: Mark | null): void {
    if (mark) this.#marks.set(mark.id, mark);
  }

  find(id: string): Mark | null {
    return this.#marks.get(id) ?? null;
  }
}
