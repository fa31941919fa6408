import { type OldServers, ServerUnavailable } from "../../../content/src/moving-in/old-servers.ts";
import { BodyTooLarge, boundedBody } from "../../../content/src/platform/http/bounded-body.ts";
import { plainAddress } from "./addresses.ts";
import { decodePage } from "./decode.ts";

/** The answer to a request, at the end of all redirects on the same host. */
export type Answer = {
  /** Address that answered, and those that led there. */
  url: string;
  hops: string[];
  /** 0: nothing answered, or another host would have to. */
  status: number;
  type: string;
  body: string;
  headers: Headers;
};

const REDIRECTS_MAX = 6;

/** The longest page, stylesheet or list, in bytes. */
const MAX_BYTES = 10_000_000;

const HEADERS = { "user-agent": "Schaufenster-Umzug", accept: "text/html,application/json,application/xml,*/*" };

/** Asks one website as any stranger does: without a login, and nothing that it leads to elsewhere. */
export class Visitor {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly #servers: OldServers;
  /** How many requests were made. */
  asked = 0;

  constructor(origin: string, servers: OldServers) {
    this.origin = origin;
    this.#servers = servers;
  }

  /** @throws Error when all is to end; a server that does not answer is an answer */
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

  /** Data of the website, with the header by which lists tell their pages; null where there are none. */
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
    return NOTHING; // broken off
  }
}

/** Most redirects from one spelling of a website's address to another. */
const SPELLINGS_MAX = 4;

/** The origin under which a website shows itself: people leave out https and www, and some websites have no https. */
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
