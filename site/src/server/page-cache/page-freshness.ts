import { randomUUID } from "node:crypto";

/** Which version of the published content there is: a page is fresh until something is published, however old it is. */
export class PageFreshness {
  #present = "";
  /** The version that the content system has named last. */
  #named = "";

  /** The version that there is as far as is known; empty until the content system has said so once. */
  get present(): string {
    return this.#present;
  }

  /** Something was published: nobody is to see what was made before. */
  published(version?: string): void {
    this.#named = version ?? this.#named;
    this.#present = version ?? randomUUID();
  }

  /** The content system was asked. Naming the same version again takes back nothing that was published without one. */
  found(version: string): void {
    if (version !== this.#named) this.published(version);
  }

  /** Whether what was made of a version shows everything that was published. While nothing is known, nothing better can be had. */
  isPresent(version: string): boolean {
    return this.#present === "" || version === this.#present;
  }
}
