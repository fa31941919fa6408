import type { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { readGivenFile, versionOf } from "../given/given-file-source.ts";
import type { Source, SourceFile } from "../model.ts";
import { type FetchedFile, FileUnavailable, fetchFile, stampOfFile } from "./fetch-file.ts";

/** A source's files: on a server, or among the given files. */
export class OldFiles {
  readonly #source: Source;
  readonly #servers: OldServers;

  constructor(source: Source, servers: OldServers) {
    this.#source = source;
    this.#servers = servers;
  }

  async stampOf({ url, smaller }: SourceFile): Promise<string | null> {
    const given = this.#source.given?.get(url);
    if (given) return versionOf(given).catch(() => null);
    const stamp = await stampOfFile(url, this.#headersFor(url), this.#servers);
    return stamp ?? (smaller ? stampOfFile(smaller, this.#headersFor(smaller), this.#servers) : null);
  }

  /** @throws FileUnavailable if neither it nor its smaller size is available */
  async fetch({ url, name, smaller }: SourceFile): Promise<FetchedFile & { remark?: string }> {
    const given = this.#source.given?.get(url);
    if (given) return readGivenFile(given);
    try {
      return await fetchFile(url, this.#headersFor(url), this.#servers);
    } catch (error) {
      if (!(error instanceof FileUnavailable) || !smaller) throw error;
      const fetched = await fetchFile(smaller, this.#headersFor(smaller), this.#servers);
      return { ...fetched, remark: `Von „${name}“ war nur eine kleinere Fassung zu haben: ${smaller}` };
    }
  }

  #headersFor(url: string): Record<string, string> {
    return this.#source.origins.some((origin) => url.startsWith(`${origin}/`)) ? this.#source.headers : {};
  }
}
