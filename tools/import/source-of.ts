import { basename } from "node:path";
import type { GivenFile } from "./given/given-file.ts";
import { givenFiles } from "./given/given-files.ts";
import { textsOfFiles } from "./given/given-text.ts";
import { type GivenKind, kindOfGiven } from "./given/kind-of-given.ts";
import type { Answers, Source, SourceContent } from "./model.ts";
import type { Role } from "./sources/csv/columns.ts";
import { csvSource } from "./sources/csv/read.ts";
import { folderSource } from "./sources/folder/read.ts";
import { ghostSource } from "./sources/ghost/read.ts";
import { strapiSource } from "./sources/strapi/read.ts";
import { wordpressSource } from "./sources/wordpress/read.ts";

/** Options by which a person says more about a source; each reader takes those that concern it. */
export type SourceOptions = {
  /** Addresses of the old website. */
  sites: string[];
  /** Of a Strapi. */
  token?: string | undefined;
  /** Of a WordPress. */
  postTypes?: string[] | undefined;
  taxonomies?: string[] | undefined;
  /** Names of a table's columns, by what they are to be. */
  columns?: Partial<Record<Role, string[]>> | undefined;
};

const WANTED =
  "Gebraucht wird der Export von WordPress oder Squarespace (XML, auch mehrere Dateien oder als Zip) oder von Ghost (JSON), eine Tabelle (CSV), ein Ordner mit einem Ordner voller Bilder für jedes Projekt (auch als Zip), oder die Adresse eines Strapi.";

type Known = { file: GivenFile; kind: GivenKind };
type Reader = {
  kind: GivenKind;
  /** Kinds of files that belong to it. */
  beside: readonly GivenKind[];
  source: (files: GivenFile[], beside: GivenFile[], label: string, options: SourceOptions) => Source;
};

/** In the order in which they are looked for. */
const READERS: readonly Reader[] = [
  {
    kind: "wordpress",
    beside: [],
    source: (files, _, file, options) => wordpressSource({ ...options, file, texts: () => textsOfFiles(files) }),
  },
  { kind: "ghost", beside: ["picture"], source: ghostSource },
  { kind: "csv", beside: ["picture"], source: csvSource },
  { kind: "picture", beside: ["text"], source: folderSource },
];

/** The most files that a sentence names. */
const MOST_NAMED = 5;

export const isAddress = (given: string) => /^https?:\/\//i.test(given);

/**
 * Finds out by its content which kind of source was given.
 *
 * @param from an address, or paths of files, folders and zips that belong together
 * @throws Error with a German sentence that says what it is, and what is wanted
 */
export async function sourceOf(from: readonly string[], given: SourceOptions): Promise<Source> {
  const options = { ...given, sites: given.sites.map((site) => site.replace(/\/+$/, "")) };
  const [first = ""] = from;
  if (from.length > 1 && from.some(isAddress))
    throw new Error("Bitte nur eine Adresse, oder nur Dateien: eines nach dem anderen.");
  if (isAddress(first)) return strapiSource({ ...options, address: first });
  const { known, refused } = await kindsOf(await givenFiles(from));
  const reader = READERS.find(({ kind }) => known.some((each) => each.kind === kind));
  const label = from.map((path) => basename(path)).join(", ");
  if (!reader)
    throw new Error(`${refused[0]?.join(" ") ?? `In „${label}“ ist nichts, woraus hier etwas wird.`} ${WANTED}`);
  const filesOf = (kinds: readonly GivenKind[]) =>
    known.filter(({ kind }) => kinds.includes(kind)).map(({ file }) => file);
  const source = reader.source(filesOf([reader.kind]), filesOf(reader.beside), label, options);
  const used = [reader.kind, ...reader.beside];
  const left = known.filter(({ kind }) => !used.includes(kind)).map(({ file }) => `„${file.path}“`);
  return withWarnings(source, [...onceEach(refused), ...(left.length > 0 ? [`Nicht gelesen: ${named(left)}.`] : [])]);
}

async function kindsOf(files: readonly GivenFile[]): Promise<{ known: Known[]; refused: [string, string][] }> {
  const known: Known[] = [];
  const refused: [string, string][] = [];
  for (const file of files) {
    const kind = await kindOfGiven(file);
    if (typeof kind === "string") known.push({ file, kind });
    else refused.push([`„${file.path}“`, kind.refusal]);
  }
  return { known, refused };
}

/** One sentence for each reason. */
function onceEach(refused: readonly [string, string][]): string[] {
  const names = new Map<string, string[]>();
  for (const [name, reason] of refused) names.set(reason, [...(names.get(reason) ?? []), name]);
  return [...names].map(([reason, [first, ...others]]) =>
    others.length === 0 ? `${first} ${reason}` : `${first} ${reason} Das gilt auch für: ${named(others)}.`,
  );
}

/** The same source, which is given its name only while it is read. */
function withWarnings(source: Source, warnings: string[]): Source {
  const { read } = source;
  const withAll = (content: SourceContent): SourceContent => {
    const { named } = content;
    const completedBy = (earlier: Answers) => withAll(named?.completedBy(earlier) ?? content);
    const all = { ...content, warnings: [...warnings, ...content.warnings] };
    return named ? { ...all, named: { ...named, completedBy } } : all;
  };
  const readAll = async () => {
    return withAll(await read());
  };
  return Object.assign(source, { read: readAll });
}

const named = (names: readonly string[]) =>
  names.slice(0, MOST_NAMED).join(", ") +
  (names.length > MOST_NAMED ? ` und ${names.length - MOST_NAMED} weitere` : "");
