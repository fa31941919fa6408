import { LRUCache } from "lru-cache";
import type { Mark } from "../content/domain.ts";

/** Marks kept beside the published one, each at most 400 kB. */
const MARKS_MAX = 20;

/** Marks that previews show, and that are not published yet, by their ids. */
export class PreviewedMarks {
  readonly #marks = new LRUCache<string, Mark>({ max: MARKS_MAX });

  remember(mark: Mark | null): void {
    if (mark) this.#marks.set(mark.id, mark);
  }

  find(id: string): Mark | null {
    return this.#marks.get(id) ?? null;
  }
}
