import type { TypedDocumentString } from "@schaufenster/contract/documents";
import type { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { BodyTooLarge, boundedBody } from "../../../content/src/platform/http/bounded-body.ts";
import { errorCode } from "../../../content/src/platform/process/error-code.ts";

/** Strapi takes longer to respond than a file server: timeouts in ms, and the maximum length of a response. */
const SLOW_ANSWERS = { silenceMs: 60_000, shortSilenceMs: 60_000, wastedByOneMs: 600_000 };
const MAX_ANSWER_BYTES = 100_000_000;

const TOKEN_HINT =
  "Machen Sie im Strapi die Typen öffentlich lesbar (Einstellungen → Rollen → Public: find und findOne), oder geben Sie mit --token ein API-Token an.";

/**
 * @param given as typed or copied, possibly ending with `/graphql` or `/admin`
 * @returns the Strapi's address without a trailing slash
 * @throws Error with a German sentence
 */
export function strapiAddress(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `„${given}“ ist keine Adresse eines Strapi. Sie beginnt mit http:// oder https://, zum Beispiel https://cms.example.org`,
    );
  }
  return url.origin + url.pathname.replace(/(\/(graphql|admin))?\/*$/, "");
}

/** Something other than the GraphQL of a Strapi 4 with the specification's types responded. */
export class OtherSchema extends Error {}

type RestAnswer = { data?: Record<string, unknown>[]; meta?: { pagination?: { pageCount?: number } } };

/** Queries a Strapi 4 by GraphQL, others by REST. */
export class StrapiClient {
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly servers: OldServers;

  /** @param token an API token, if the types aren't public */
  constructor(address: string, servers: OldServers, token?: string) {
    this.address = strapiAddress(address);
    this.servers = servers.with(SLOW_ANSWERS);
    this.headers = token ? { authorization: `Bearer ${token}` } : {};
  }

  /** Headers of a request for a file: only this Strapi gets the token. */
  headersFor(url: string): Record<string, string> {
    return url.startsWith(`${this.address}/`) ? this.headers : {};
  }

  /** @throws Error with a German sentence that says what to do */
  async ask<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables) {
    return (await this.askText(document.toString(), variables)) as Result;
  }

  /** @throws as {@link ask} */
  async askText(query: string, variables: unknown): Promise<unknown> {
    const operationName = /\bquery\s+(\w+)/.exec(query)?.[1];
    const response = await this.#reach("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...this.headers },
      body: JSON.stringify({ operationName, variables, query }),
    });
    const text = await this.#textOf(response);
    const answer = asJson(text);
    const { data, errors } = answer ?? {};
    const reason = errors?.map(({ message }) => message).join("; ");
    if (response.status === 401 || response.status === 403 || /forbidden/i.test(reason ?? "")) {
      throw new Error(
        `${this.address} gibt ${operationName} nicht heraus (${reason || response.status}). ${TOKEN_HINT}`,
      );
    }
    if (!answer || response.status === 404) {
      throw new OtherSchema(
        `Unter ${this.address} antwortet kein Strapi mit GraphQL (Status ${response.status}) und keins mit REST. Bitte prüfen Sie die Adresse.`,
      );
    }
    if (/cannot query field|unknown (type|argument)/i.test(reason ?? "")) {
      throw new OtherSchema(
        `Unter ${this.address} läuft kein Strapi mit den Typen dieser Website: Leistungen, Referenzen, Menüeinträge, Kategorien und Projekte (${reason}).`,
      );
    }
    if (reason || !response.ok || !data) {
      throw new Error(
        `${this.address} hat auf ${operationName} mit einem Fehler geantwortet (Status ${response.status}): ${reason || "keine Daten"}. Bitte versuchen Sie es noch einmal; bleibt es dabei, steht der Grund im Protokoll des Strapi.`,
      );
    }
    return data;
  }

  /**
   * @returns null if it doesn't respond like a Strapi
   * @throws Error with a German sentence
   */
  async askRest(path: string, type: string): Promise<RestAnswer | null> {
    const response = await this.#reach(path, { headers: this.headers });
    const answer = asJson(await this.#textOf(response)) as RestAnswer | null;
    if (answer && (response.status === 401 || response.status === 403))
      throw new Error(`${this.address} gibt „${type}“ nicht heraus (Status ${response.status}). ${TOKEN_HINT}`);
    return response.ok ? answer : null;
  }

  async #textOf(response: Response): Promise<string> {
    try {
      return (await boundedBody(response, MAX_ANSWER_BYTES)).toString();
    } catch (cause) {
      const reason = cause instanceof BodyTooLarge ? "ist länger als 100 MB" : `ist abgebrochen (${errorCode(cause)})`;
      throw new Error(`Die Antwort von ${this.address} ${reason}. Bitte prüfen Sie die Adresse.`, { cause });
    }
  }

  async #reach(path: string, init: Parameters<OldServers["ask"]>[1]): Promise<Response> {
    try {
      return await this.servers.ask(this.address + path, init);
    } catch (cause) {
      throw new Error(
        `${this.address} antwortet nicht (${errorCode(cause)}). Bitte prüfen Sie die Adresse und ob Strapi dort läuft.`,
        { cause },
      );
    }
  }
}

function asJson(text: string): { data?: unknown; errors?: { message: string }[] } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}
