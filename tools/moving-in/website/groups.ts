import type { As } from "../../../content/src/moving-in/import-run.ts";
import type { Group } from "../model.ts";
import { isPortfolio } from "./kind-of-page.ts";
import type { ReadPage } from "./read-page.ts";

const LABELS: Record<string, string> = { post: "Beiträge", page: "Seiten" };

/** The group of each entry: its type in a WordPress; elsewhere the folder that it shares with others. */
export function groupKeys(entries: readonly ReadPage[]): Map<ReadPage, string> {
  const folders = new Map<string, number>();
  for (const { number, page } of entries) {
    const folder = folderOf(page.url);
    if (number === null) folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return new Map(
    entries.map((each) => {
      const type = each.kind.kind === "entry" ? each.kind.type : "";
      const folder = each.number === null && type !== "post" ? folderOf(each.page.url) : "";
      return [each, folder && (folders.get(folder) ?? 0) > 1 ? folder : type];
    }),
  );
}

/** The first segment of an address with several, such as `/projekte/`. */
function folderOf(url: string): string {
  const [, first = "", ...rest] = new URL(url).pathname.split("/");
  return rest.some(Boolean) ? `/${first}/` : "";
}

/**
 * All groups, and their default treatment.
 * @param types display names of WordPress's types
 */
export function groupsOf(
  keys: ReadonlyMap<ReadPage, string>,
  types: ReadonlyMap<string, string>,
  as: Readonly<Record<string, As>>,
): Omit<Group, "entries">[] {
  const names = new Map<string, Set<string>>();
  for (const [{ page }, key] of keys)
    names.set(key, (names.get(key) ?? new Set([key, types.get(key) ?? ""])).add(folderOf(page.url)));
  const isWork = (key: string) => !LABELS[key] && isPortfolio([...(names.get(key) ?? [])].join(" "));
  const hasWork = [...names.keys()].some(isWork);
  return [...names.keys()].map((key) => {
    const isFolder = key.startsWith("/");
    const proposed: As = isWork(key) || (key === "post" && !hasWork) ? "projects" : "pages";
    const label = LABELS[key] ?? types.get(key) ?? (isFolder ? `Seiten unter ${key}` : capital(key));
    const isAsked = key !== "page" && !isFolder && !isWork(key) && as[key] === undefined;
    return { key, label, as: as[key] ?? proposed, isAsked };
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
