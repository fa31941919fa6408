import { randomUUID } from "node:crypto";

/** Tracks the version of the published content: a page is fresh until the next publication, however old it is. */
export class PageFreshness {
  #present = "";
  /** Last reported by the content system. */
  #named = "";

  get present(): string {
    return this.#present;
  }

  /** After a publication: everything made before is stale. */
  published(version?: string): void {
    this.#named = version ?? this.#named;
    this.#present = version ?? randomUUID();
  }

  /** After a poll. Reporting the same version again doesn't undo a publication without a version. */
  found(version: string): void {
    if (version !== this.#named) this.published(version);
  }

  /** While no version is known, everything counts as current. */
  isPresent(version: string): boolean {
    return this.#present === "" || version === this.#present;
  }
}
