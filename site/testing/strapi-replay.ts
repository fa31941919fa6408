import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";
import { greyPng } from "./pixel.ts";
import { type Recording, recording, recordings } from "./recorded.ts";

/** A picture for every address below /uploads/ (in px), and the first box of a film (ISO 14496-12, 4.3). */
const PICTURE = { type: "image/png", body: greyPng(16) };
const FILM = { type: "video/mp4", body: Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1") };

/** Strapi's response to an operation on types that it doesn't have, such as InitialDataOwn. */
const UNKNOWN_FIELD = "error-unknown-root-field";

/** Strapi's response if part of a query isn't public, such as its library. */
const FORBIDDEN = "error-forbidden-beside-allowed";

export type StrapiReplay = {
  url: string;
  /** Names of the operations queried so far, in order. */
  operations: string[];
  /**
   * Answers every request with this status or body from now on, or not at all; null ends this and drops pending
   * requests.
   */
  failWith: (failure: Failure | null) => void;
  /** Number of unanswered requests that the client has aborted. */
  givenUp: () => number;
  /** Answers an operation with the recorded data changed by `change` from now on. */
  alter: (operationName: string, change: (data: never) => void) => void;
  forbid: (operationName: string) => void;
  close: () => Promise<void>;
};

/** Not recorded: the operation is newer. */
const LAST_CHANGES: Recording["response"] = {
  status: 200,
  headers: { "content-type": "application/json" },
  body: { data: { projects: { data: [], meta: { pagination: { total: 21 } } }, categories: null } },
};

type Failure = number | { status: number; body: string } | "silence";

/**
 * A server on its own port that answers as a real Strapi 4 did, by operation name and variables. It is a foreign
 * content system: only the specification's types, so no InitialDataOwn.
 * Pages and ids that weren't recorded don't exist.
 * @param port 0 picks a free one
 */
export async function startStrapiReplay(port = 0): Promise<StrapiReplay> {
  const answers = new Map(recordings().map((entry) => [keyOf(entry.request.body), entry]));
  const operations: string[] = [];
  const changes = new Map<string, Change>();
  const forbidden = new Set<string>();
  let failure: Failure | null = null;
  let givenUp = 0;
  const silent = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    if (failure === "silence") {
      silent.add(response);
      response.once("close", () => {
        if (silent.delete(response)) givenUp += 1;
      });
      return;
    }
    if (typeof failure === "number") return answer(response, { status: failure, headers: {}, body: "down" });
    if (failure) return answer(response, { ...failure, headers: { "content-type": "application/json" } });
    if (request.url?.startsWith("/uploads/"))
      return answerFile(response, request.url.endsWith(".mp4") ? FILM : PICTURE);
    const asked: Recording["request"]["body"] = JSON.parse((await bodyOf(request)) || "{}");
    operations.push(asked?.operationName ?? "");
    const name = asked?.operationName ?? "";
    if (forbidden.has(name)) return answer(response, recording(FORBIDDEN).response);
    const recorded = (answers.get(keyOf(asked)) ?? absent(asked)).response;
    return answer(response, altered(recorded, changes.get(name)));
  });
  return {
    ...(await listen(server, port)),
    operations,
    failWith: (next) => {
      failure = next;
      for (const response of silent) if (silent.delete(response)) response.destroy();
    },
    givenUp: () => givenUp,
    alter: (operationName, change) => {
      changes.set(operationName, change);
    },
    forbid: (operationName) => void forbidden.add(operationName),
  };
}

type Change = (data: never) => void;

function altered(recorded: Recording["response"], change?: Change): Recording["response"] {
  if (!change) return recorded;
  const copy = structuredClone(recorded);
  change((copy.body as { data: never }).data);
  return copy;
}

function keyOf(body: Recording["request"]["body"]): string {
  return `${body?.operationName} ${JSON.stringify(Object.entries(body?.variables ?? {}).sort())}`;
}

/** Strapi's response beyond the end, or for an unknown id. */
function absent(body: Recording["request"]["body"]): Recording {
  switch (body?.operationName) {
    case "FilesOfText":
      return recording(FORBIDDEN);
    case "LastChanges":
      return { ...recording("projects-page-beyond-end"), response: LAST_CHANGES };
    case "Projects":
      return recording("projects-page-beyond-end");
    case "ProjectDetails":
      return recording("project-details-unknown-id");
    case "ProjectsOfCategory":
      return recording("projects-of-category-unknown");
    default:
      return recording(UNKNOWN_FIELD);
  }
}

function answer(response: ServerResponse, { status, headers, body }: Recording["response"]): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { "content-type": headers["content-type"] ?? "text/plain" });
  response.end(text);
}

function answerFile(response: ServerResponse, { type, body }: { type: string; body: Buffer }): void {
  response.writeHead(200, { "content-type": type, "content-length": body.length });
  response.end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
