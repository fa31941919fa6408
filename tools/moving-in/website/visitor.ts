import { type OldServers, ServerUnavailable } from "../../../content/src/moving-in/old-servers.ts";
import { BodyTooLarge, boundedBody } from "../../../content/src/platform/http/bounded-body.ts";
import { plainAddress } from "./addresses.ts";
import { decodePage } from "./decode.ts";

/** The response after all redirects on the same host. */
export type Answer = {
  /** The final address, and those redirected to it. */
  url: string;
  hops: string[];
  /** 0: no response, or a redirect to another host. */
  status: number;
  type: string;
  body: string;
  headers: Headers;
};

const REDIRECTS_MAX = 6;

/** Maximum size of a page, style sheet or list, in bytes. */
const MAX_BYTES = 10_000_000;

const HEADERS = { "user-agent": "Schaufenster-Umzug", accept: "text/html,application/json,application/xml,*/*" };

/** Requests one website anonymously, without following it elsewhere. */
export class Visitor {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly #servers: OldServers;
  /** Number of requests made. */
  asked = 0;

  constructor(origin: string, servers: OldServers) {
    this.origin = origin;
    this.#servers = servers;
  }

  /** @throws Error if the run has to stop; a server that doesn't respond gives an answer, too */
  async get(address: string): Promise<Answer> {
    const hops: string[] = [];
    let url = plainAddress(address, this.origin) ?? address;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const response = await this.#ask(url);
      const location = response?.headers.get("location");
      if (!response || !location || response.status < 300 || response.status >= 400)
        return { url, hops, ...(await readAnswer(response)) };
      await response.body?.cancel();
      hops.push(url);
      const next = plainAddress(location, url);
      if (!next?.startsWith(`${this.origin}/`)) return { url: next ?? url, hops, ...NOTHING };
      url = next;
    }
    return { url, hops, ...NOTHING };
  }

  /** Data of the website, with the page count from the header; null if there are none. */
  async json(address: string): Promise<{ data: unknown; pages: number } | null> {
    const { status, type, body, headers } = await this.get(address);
    if (status !== 200 || !/json/.test(type)) return null;
    try {
      return { data: JSON.parse(body), pages: Number(headers.get("x-wp-totalpages") ?? 1) };
    } catch {
      return null;
    }
  }

  async #ask(url: string): Promise<Response | null> {
    this.asked += 1;
    try {
      return await this.#servers.ask(url, { headers: HEADERS, follow: false });
    } catch (error) {
      if (error instanceof ServerUnavailable) return null;
      throw error;
    }
  }
}

const NOTHING = { status: 0, type: "", body: "", headers: new Headers() };

async function readAnswer(response: Response | null): Promise<Omit<Answer, "url" | "hops">> {
  if (!response) return NOTHING;
  const { status, headers } = response;
  const type = headers.get("content-type") ?? "";
  if (!/text|json|xml/.test(type)) {
    await response.body?.cancel();
    return { status, type, headers, body: "" };
  }
  try {
    return { status, type, headers, body: decodePage(await boundedBody(response, MAX_BYTES), type) };
  } catch (error) {
    if (error instanceof BodyTooLarge) return { status, type, headers, body: "" };
    return NOTHING; // cut off
  }
}

/** Maximum redirects from one spelling of a website's address to another. */
const SPELLINGS_MAX = 4;

/** A website's own origin: people leave out https and www, and some websites have no https. */
export async function originOf(address: string, servers: OldServers): Promise<string> {
  let { origin } = new URL(address);
  for (let asked = 0; asked < SPELLINGS_MAX; asked += 1) {
    const response = await servers.ask(`${origin}/`, { headers: HEADERS, follow: false }).catch(ifUnavailable);
    await response?.body?.cancel();
    const location = response?.headers.get("location") ?? "";
    const next = response ? otherSpelling(location, origin) : origin.replace(/^https:/, "http:");
    if (next === null || next === origin) return origin;
    origin = next;
  }
  return origin;
}

function otherSpelling(location: string, origin: string): string | null {
  if (!location || !URL.canParse(location, origin)) return null;
  const next = new URL(location, origin);
  return plainAddress(next.href, `${origin}/`)?.startsWith(`${origin}/`) ? next.origin : null;
}

function ifUnavailable(error: unknown): null {
  if (error instanceof ServerUnavailable) return null;
  throw error;
}
