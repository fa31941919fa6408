import { missedPathOf } from "@schaufenster/contract/missed-paths";
import type { Counted } from "./tally.ts";
import {
  deviceOf,
  isCounted,
  isNavigation,
  isSearchEngine,
  purposeOf,
  type ReadHeader,
  referrerOf,
} from "./who-is-counted.ts";

/** Requested by a browser when it shows a prefetched page; the page's key follows. */
export const VIEWS_PATH = "/views";

type Options = {
  add: (counted: Counted[]) => void;
  isOn: () => boolean;
  /** This site's host, besides the request's Host. */
  ownHost: string;
};

/**
 * A request for a page is a view; a prefetch, which counts when the page is shown; or neither. A prerender (Chrome's
 * address bar) is neither: it follows its links before anyone sees it.
 */
type Kind = "view" | "ahead" | "none";

/**
 * Counts views from the headers that browsers send anyway: nothing is stored in a browser or read from it (§ 25 TDDDG),
 * and only sums are kept (docs/decisions/117).
 */
export class ViewCounter {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  kindOf(method: string, header: ReadHeader): Kind {
    if (method !== "GET" || !this.#options.isOn() || !isNavigation(header) || !isCounted(header)) return "none";
    const purpose = purposeOf(header);
    if (purpose === null) return "view";
    return purpose === "prefetch" ? "ahead" : "none";
  }

  countRequest(pageKey: string, header: ReadHeader): void {
    const referrer = this.#referrerOf(header);
    this.#options.add([
      ...viewOf(pageKey, header),
      ...(referrer ? [{ kind: "referrer", name: referrer } as const] : []),
    ]);
  }

  /** Counts a 404; search engines count, too, since a path they request was linked once. */
  countMissed(method: string, pathname: string, header: ReadHeader): void {
    const { add, isOn } = this.#options;
    const isEngine = isSearchEngine(header);
    if (method !== "GET" || !isOn() || !isNavigation(header) || !(isEngine || isCounted(header))) return;
    const isLinked = isEngine || this.#referrerOf(header) !== null;
    const path = purposeOf(header) === null ? missedPathOf(pathname, isLinked) : null;
    if (path !== null) add([{ kind: "missed", name: path }]);
  }

  #referrerOf(header: ReadHeader): string | null {
    const asked = header("host")?.replace(/:\d+$/, "") ?? "";
    return referrerOf(header, [this.#options.ownHost, asked]);
  }

  /** Whether a request for {@link VIEWS_PATH} reports a shown page by a person who may be counted. */
  isShown(method: string, header: ReadHeader): boolean {
    const from = header("sec-fetch-site");
    return (
      method === "GET" && this.#options.isOn() && (from === undefined || from === "same-origin") && isCounted(header)
    );
  }

  /** Counts a prefetched page that is now shown. It was reached by a link of this site. */
  countShown(pageKey: string, header: ReadHeader): void {
    this.#options.add(viewOf(pageKey, header));
  }
}

function viewOf(pageKey: string, header: ReadHeader): Counted[] {
  return [
    { kind: "page", name: nameOf(pageKey) },
    { kind: "device", name: deviceOf(header) },
  ];
}

/** All pages of a list count as one: 'projects/2' is 'projects', 'category/3/2' is 'category/3'. */
function nameOf(pageKey: string): string {
  return pageKey.replace(/^(projects|category\/\d+)\/\d+$/, "$1");
}
