import { randomUUID } from "node:crypto";

/**
 * How long pages that were made before a change may still be shown when nobody told of the change and it was found by asking,
 * in ms: with ANNOUNCE_EVERY_MS, until which it is found, less than a minute.
 */
export const GRACE_MS = 30_000;

/** Publications that are remembered at most. */
const PUBLICATIONS_MAX = 100;

/** Begins a version that the content system has not named; the source of what was published nobody knows where. */
const UNTOLD = "untold";

/** A publication: the slug of its collection or global, and of which version it made another. */
type Publication = { before: string; source: string };

/**
 * Which version of the published content there is, and whether what was made of another may still be shown: a page is fresh
 * until something was published, not until a clock says so.
 */
export class PageFreshness {
  readonly #now: () => number;
  #present = "";
  #former = "";
  #graceUntil = Number.NEGATIVE_INFINITY;
  /** The version that the content system has named last. */
  #named = "";
  /** The version that was named last before something was published of which none was told: that one's successor holds it. */
  #untoldSince = "";
  /** By the version that each has made, the oldest first. */
  readonly #publications = new Map<string, Publication>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The version that there is as far as is known; empty until the content system has said so once. */
  get present(): string {
    return this.#present;
  }

  /** Something was published: nobody is to see what was made before. Without a version it is named here. */
  published(version?: string, publication?: Publication): void {
    if (!version) this.#untoldSince = this.#named;
    if (version && publication) this.#remember(version, publication);
    const isLate = version !== this.#present && (version === this.#named || (version && this.sourcesSince(version)));
    if (version && isLate) return; // there is a later one
    if (version) this.#named = version;
    this.#present = version ?? `${UNTOLD} ${randomUUID()}`;
    this.#graceUntil = Number.NEGATIVE_INFINITY;
  }

  /** The content system was asked. If something has changed, what was made before is shown while it is made anew. */
  found(version: string): void {
    if (version === this.#named) return; // and what nobody has named since stays as it is
    this.#named = version;
    if (version === this.#present) return;
    this.#graceUntil = this.#present === "" ? Number.NEGATIVE_INFINITY : this.#now() + GRACE_MS;
    this.#former = this.#present;
    this.#present = version;
  }

  /** Whether what was made of a version shows all that was published. While nothing is known, nothing better can be had. */
  isPresent(version: string): boolean {
    return this.#present === "" || version === this.#present;
  }

  /** Takes a version. @returns the sources of what was published since, each as often as it was; null if they are not known */
  sourcesSince(version: string): string[] | null {
    const sources: string[] = [];
    for (let at = this.#present; at !== version; ) {
      const publication = this.#publications.get(at);
      if (!publication || sources.length === PUBLICATIONS_MAX) return null;
      sources.push(publication.source);
      at = publication.before;
    }
    return sources;
  }

  #remember(version: string, publication: Publication): void {
    const isMore = this.#present.startsWith(UNTOLD) || publication.before === this.#untoldSince;
    this.#publications.set(version, isMore ? { ...publication, source: UNTOLD } : publication);
    const [oldest = ""] = this.#publications.keys();
    if (this.#publications.size > PUBLICATIONS_MAX) this.#publications.delete(oldest);
  }

  /** Whether what was made of a version may be shown to somebody who does not wait for better. */
  mayBeShown(version: string): boolean {
    return this.isPresent(version) || (version === this.#former && this.#now() < this.#graceUntil);
  }
}
