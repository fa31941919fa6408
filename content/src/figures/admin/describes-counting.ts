import type { Page } from "../../payload-types.ts";

/** The placeholder that describes it, or words of the agency's own. */
const DESCRIBED = /\{\{Analyse\}\}|(?:Aufruf|Besuch)[^.]*zähl|zähl[^.]*(?:Aufruf|Besuch)/i;

/** Whether visitors are told that views are counted (Art. 13 DSGVO). A policy that is not public yet says nothing. */
export function describesCounting({ _status, content }: Pick<Page, "_status" | "content">): boolean {
  return _status !== "published" || DESCRIBED.test(content ?? "");
}
