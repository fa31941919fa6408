import { readFile } from "node:fs/promises";
import { errorCode } from "../../../../content/src/process/error-code.ts";
import type { Answers, Entry, OldAddress, OldPage, Source, SourceContent, Value } from "../../model.ts";
import { addressesIn } from "../../texts/addresses.ts";
import { plainText } from "../../texts/plain-text.ts";
import { entryOf } from "../found-project.ts";
import { pagesOf } from "../own-pages.ts";
import { pageFinder } from "../targets.ts";
import { isCategory, postTypeChoices, taxonomyChoices } from "./choices.ts";
import { customFields } from "./fields.ts";
import { WordpressFiles } from "./files.ts";
import { completedPictures, fieldsLeft, leftBehind, missingPictures, typesIn } from "./inventory.ts";
import { placesInMenus } from "./menus.ts";
import { Named } from "./named.ts";
import { oldAddresses } from "./old-addresses.ts";
import { oneOfParts } from "./parts.ts";
import { projectOf } from "./project.ts";
import { isSample, LEFT_OUT, reasonForDraft } from "./public.ts";
import { squarespace } from "./squarespace.ts";
import { withoutPlace } from "./without-place.ts";
import { parseWxr, type Wxr, type WxrItem } from "./wxr.ts";

/** Types and orders that are to be taken; without any, those that a portfolio most likely has. */
type Asked = { postTypes?: string[] | undefined; taxonomies?: string[] | undefined };

type Options = Asked & {
  /** Its name for people, and its path where `texts` is not given. */
  file: string;
  /** Reads the parts of which the export consists. */
  texts?: () => Promise<string[]>;
  sites?: string[];
};

/** WordPress's export file (WXR): posts, or other types, as projects. */
export function wordpressSource({ file, texts, sites = [], ...asked }: Options): Source {
  const source: Source = {
    label: `WordPress-Export ${file}`,
    name: "wordpress",
    origins: [...sites],
    headers: {},
    read: async () => {
      const wxr = oneOfParts((texts ? await texts() : [await readText(file)]).map(parseWxr));
      source.origins.push(...wxr.addresses);
      source.name = `wordpress ${wxr.addresses[0] ?? file}`;
      return contentOf(wxr, asked, source.origins);
    },
  };
  return source;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new Error(`${file} lässt sich nicht lesen (${errorCode(cause)}). Bitte prüfen Sie den Pfad.`, { cause });
  }
}

/** @param earlier what earlier files said of what this one names and does not hold */
function contentOf(wxr: Wxr, asked: Asked, origins: string[], earlier: Answers = {}): SourceContent {
  const types = postTypeChoices(wxr.items, asked.postTypes ?? []);
  const chosenTypes = chosenOf(types);
  const taken = wxr.items.filter(
    ({ type, status }) => (type === "page" || chosenTypes.has(type)) && !LEFT_OUT.has(status),
  );
  const own = taken.filter((item) => !isSample(item));
  const posts = own.filter(({ type }) => chosenTypes.has(type));
  if (posts.length === 0 && (asked.postTypes || own.length === 0))
    throw new Error(`Im Export gibt es nichts vom Typ „${asked.postTypes?.join("“, „") ?? "post"}“. ${typesIn(types)}`);
  const orders = taxonomyChoices(posts, asked.taxonomies ?? []);
  const { hosts, warnings } = squarespace(wxr);
  const named = new Named(earlier);
  const files = new WordpressFiles(wxr.items, [...origins, ...hosts], named);
  const categories = categoriesOf(wxr, posts, chosenOf(orders), named);
  const fields = new Map(own.map((post) => [post.id, customFields(post, files)]));
  const reading = { files, fields, taxonomies: chosenOf(orders), site: wxr.title };
  const projects = oldestFirst(posts).map((post) => projectOf(post, reading));
  const places = placesInMenus(wxr.items);
  const pages = pagesOf(
    own
      .filter(({ type }) => !chosenTypes.has(type))
      .map((page) => ({ page, entry: projectOf(page, reading), placement: places.get(page.id) ?? "none" })),
    wxr.addresses[0] ?? "",
  );
  const ids = new Set(categories.map(({ id }) => id));
  const addresses = oldAddresses(wxr, { types: chosenTypes, categories: ids, files });
  const find = finder(wxr, addresses, chosenTypes);
  const missing = [...missingPictures(own, files, fields), ...completedPictures(files, named)];
  const content: SourceContent = {
    entries: [...categories, ...projects, ...pages.entries],
    notes: [
      ...pages.notes,
      ...leftBehind(wxr, posts, orders),
      ...withoutPlace(wxr, taken, chosenOf(orders)),
      ...fieldsLeft(own, fields),
      "Leistungen, Referenzen und Menüeinträge gibt es in WordPress nicht: Legen Sie sie hier an.",
    ],
    warnings: [...warnings, ...missing],
    choices: [...types, ...orders],
    oldAddresses: addresses,
    stateOfOther: (type, id) => {
      if (type !== "projects" && type !== "pages") return "public"; // an export names what its posts use
      const item = wxr.items.find((each) => each.id === id);
      if (!item) return "unknown";
      return reasonForDraft(item) === null ? "public" : "not public";
    },
    targetOf: (address, ...use) => {
      const target = files.targetOf(address, ...use);
      if (target?.kind !== "old page") return target;
      const shows = named.ask(`link ${address}`, find(address).shows ?? null);
      if (!shows) return target;
      return "file" in shows ? { kind: "file", file: shows.file } : { ...target, shows };
    },
    named: {
      answers: () => {
        for (const { fields } of [...projects, ...pages.entries]) askForLinks(fields.content ?? null, content);
        return named.answers;
      },
      completedBy: (all) => (named.learn(all) ? contentOf(wxr, asked, origins, all) : content),
    },
  };
  return content;
}

function askForLinks(text: Value, { targetOf }: SourceContent): void {
  if (text === null || typeof text !== "object" || text.kind !== "markdown") return;
  for (const { url, use, alternativeText } of addressesIn(text.markdown)) targetOf(url, use, alternativeText);
}

const chosenOf = (choices: SourceContent["choices"]): Set<string> =>
  new Set(choices.flatMap(({ chosen, value }) => (chosen ? value : [])));

const oldestFirst = (posts: readonly WxrItem[]) =>
  posts.toSorted((a, b) => (a.date ?? "9").localeCompare(b.date ?? "9") || Number(a.id) - Number(b.id));

function categoriesOf(wxr: Wxr, posts: readonly WxrItem[], taxonomies: ReadonlySet<string>, named: Named): Entry[] {
  const used = posts.flatMap(({ terms }) => terms).filter((term) => isCategory(term, taxonomies));
  const names = new Map(used.map((term) => [`${term.taxonomy}/${term.key}`, term]));
  return [...names].map(([id, { name, key, taxonomy }]) => {
    const described = wxr.terms.find((term) => term.key === key && term.taxonomy === taxonomy);
    const description = plainText(named.ask(`term ${id}`, described?.description ?? null) ?? "") || null;
    return entryOf("categories", id, name, { name, description });
  });
}

/** Finds what an address of the old website shows: also posts that are not taken now, for they may be here already. */
function finder(
  { items }: Wxr,
  addresses: readonly OldAddress[],
  types: ReadonlySet<string>,
): (address: string) => OldPage {
  const posts = items.filter(({ type }) => type !== "attachment");
  const others = posts.flatMap(({ id, address, type: kind }) => {
    const type = kind === "page" && !types.has(kind) ? ("pages" as const) : ("projects" as const);
    return [address ?? "", `/?p=${id}`].map((each): OldAddress => ({ address: each, leadsTo: { type, id } }));
  });
  return pageFinder([...addresses, ...others]);
}
