import {
  InitialDataDocument,
  type InitialDataQuery,
  ProjectDetailsDocument,
  type ProjectDetailsQuery,
  ProjectsDocument,
  ProjectsOfCategoryDocument,
  type ProjectsQuery,
  type TypedDocumentString,
} from "@schaufenster/contract/documents";
import { errorCode } from "../error-code.ts";

/** How long Strapi may take for an answer or a file, in ms. */
const TIMEOUT_MS = 60_000;

/** A Strapi 4 that holds the specification's types: what its GraphQL and its uploads answer. */
export class StrapiSource {
  readonly origin: string;
  readonly #token: string | undefined;

  /** @param token an API token, where the types are not public */
  constructor(url: string, token?: string) {
    this.origin = new URL(url).origin;
    this.#token = token;
  }

  /** Services, menu items and references. */
  initial(): Promise<InitialDataQuery> {
    return this.#ask(InitialDataDocument, {});
  }

  /** One page of projects, from 1, and the categories that have any. */
  projects(page: number): Promise<ProjectsQuery> {
    return this.#ask(ProjectsDocument, { page });
  }

  /** A project with its text; null if it is not there (any more). */
  async project(id: string): Promise<NonNullable<ProjectDetailsQuery["project"]>["data"]> {
    return (await this.#ask(ProjectDetailsDocument, { id })).project?.data ?? null;
  }

  /** What stands above a category's list. */
  async descriptionOf(category: string): Promise<string | null> {
    const { category: found } = await this.#ask(ProjectsOfCategoryDocument, { page: 1, cat: category });
    return found?.data?.attributes?.description ?? null;
  }

  /** @throws Error if the file cannot be had */
  async file(url: string): Promise<{ data: Buffer; mimetype: string }> {
    const response = await reach(new URL(url, this.origin));
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const mimetype = (response.headers.get("content-type") ?? "").replace(/;.*$/, "").trim();
    return { data: Buffer.from(await response.arrayBuffer()), mimetype };
  }

  async #ask<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    const query = document.toString();
    const operationName = /\bquery\s+(\w+)/.exec(query)?.[1];
    const response = await reach(new URL("/graphql", this.origin), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      body: JSON.stringify({ operationName, variables, query }),
    });
    if (!response.ok) throw new Error(`${operationName}: Strapi answered ${response.status}`);
    const { data, errors } = (await response.json()) as { data?: Result; errors?: { message: string }[] };
    if (errors?.length || !data) throw new Error(`${operationName}: ${errors?.[0]?.message ?? "no data"}`);
    return data;
  }
}

/** @throws Error with a sentence that says what to do when no server answers */
async function reach(url: URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    throw new Error(
      `${url.origin} antwortet nicht (${errorCode(cause)}). Bitte prüfen Sie die Adresse und ob Strapi dort läuft.`,
      { cause },
    );
  }
}
