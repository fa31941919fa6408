import { basename } from "node:path";
import type { Decisions } from "../../content/src/moving-in/import-run.ts";
import type { OldServers } from "../../content/src/moving-in/old-servers.ts";
import { folderSource } from "./folder/folder-source.ts";
import type { GivenFile } from "./given/given-file.ts";
import { givenFiles } from "./given/given-files.ts";
import { kindOfGiven } from "./given/kind-of-given.ts";
import type { Source, SourceContent } from "./model.ts";
import { strapiAddress } from "./strapi/client.ts";
import { strapiSource } from "./strapi/strapi-source.ts";
import { websiteSource } from "./website/read-website.ts";

/** All options for a source; each reader uses those that it needs. */
export type SourceOptions = {
  /** For a Strapi: addresses of the website that showed its content. */
  sites: string[];
  token?: string | undefined;
  decisions: Decisions;
  servers: OldServers;
  /** Called with the number of pages read, and of known ones. */
  progress?: (done: number, total: number) => void;
};

const WANTED =
  "Gebraucht wird die Adresse der alten Website, oder ein Ordner mit einem Ordner voller Bilder für jedes Projekt (auch als Zip).";

const MOST_NAMED = 5;

export const isAddress = (given: string) => /^https?:\/\//i.test(given);

/**
 * Detects the kind of a source.
 * @param from an address, or paths of files, folders and zips that belong together
 * @throws Error with a German sentence that says what it is, and what is expected
 */
export async function sourceOf(from: readonly string[], options: SourceOptions): Promise<Source> {
  const [first = ""] = from;
  if (from.length > 1 && from.some(isAddress))
    throw new Error("Bitte nur eine Adresse, oder nur Dateien: eines nach dem anderen.");
  if (!isAddress(first)) return folderOf(from);
  const sites = options.sites.map((site) => site.replace(/\/+$/, ""));
  const isStrapi = options.token || (await answersAsStrapi(first, options.servers));
  return isStrapi ? strapiSource({ ...options, sites, address: first }) : websiteSource({ ...options, address: first });
}

/** A Strapi responds below /api in its own format, even if access is denied. */
async function answersAsStrapi(address: string, servers: OldServers): Promise<boolean> {
  try {
    const response = await servers.ask(`${strapiAddress(address)}/api/projects?pagination[pageSize]=1`);
    const answer = (await response.json()) as { data?: unknown; error?: { status?: number } };
    return Array.isArray(answer.data) || (answer.data === null && typeof answer.error?.status === "number");
  } catch {
    servers.throwIfStopped();
    return /\/graphql\/?$/.test(address);
  }
}

async function folderOf(from: readonly string[]): Promise<Source> {
  const pictures: GivenFile[] = [];
  const texts: GivenFile[] = [];
  const refused: [string, string][] = [];
  for (const file of await givenFiles(from)) {
    const kind = await kindOfGiven(file);
    if (kind === "picture") pictures.push(file);
    else if (kind === "text") texts.push(file);
    else refused.push([`„${file.path}“`, kind.refusal]);
  }
  const label = from.map((path) => basename(path)).join(", ");
  if (pictures.length === 0)
    throw new Error(`${refused[0]?.join(" ") ?? `In „${label}“ ist nichts, woraus hier etwas wird.`} ${WANTED}`);
  const source = folderSource(pictures, texts);
  const { read } = source;
  const withRefused = async (): Promise<SourceContent> => {
    const content = await read();
    return { ...content, warnings: [...onceEach(refused), ...content.warnings] };
  };
  return { ...source, read: withRefused };
}

function onceEach(refused: readonly [string, string][]): string[] {
  const names = new Map<string, string[]>();
  for (const [name, reason] of refused) names.set(reason, [...(names.get(reason) ?? []), name]);
  return [...names].map(([reason, [first, ...others]]) =>
    others.length === 0 ? `${first} ${reason}` : `${first} ${reason} Das gilt auch für: ${named(others)}.`,
  );
}

const named = (names: readonly string[]) =>
  names.slice(0, MOST_NAMED).join(", ") +
  (names.length > MOST_NAMED ? ` und ${names.length - MOST_NAMED} weitere` : "");
