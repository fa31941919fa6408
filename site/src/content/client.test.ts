import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { InitialDataDocument, ProjectDetailsDocument } from "@schaufenster/contract/documents";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../testing/listen.ts";
import { createContentClient } from "./client.ts";
import {
  type ContentError,
  ContentMissingError,
  ContentParseError,
  ContentQueryError,
  ContentStatusError,
  ContentUnreachableError,
} from "./errors.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const { url, close } = await listen(createServer(handle));
  closing.push(close);
  return url;
}

async function failureOf(status: number, body: string): Promise<unknown> {
  const baseUrl = await serve((_, response) => response.writeHead(status, { location: "/elsewhere" }).end(body));
  return createContentClient({ baseUrl })
    .query(InitialDataDocument, {})
    .catch((error: unknown) => error);
}

test.each([300, 302, 400, 404, 500, 503])("a status of %i is reported as in spec §8", async (status) => {
  const error = await failureOf(status, "{}");
  expect(error).toBeInstanceOf(ContentStatusError);
  expect((error as Error).message).toBe(`Response not successful: Received status code ${status}`);
});

test("a response that isn't JSON is a parse error (spec §8)", async () => {
  expect(await failureOf(200, "<html>")).toBeInstanceOf(ContentParseError);
});

test.each(["{}", "null", "[]", '"data"', '{"error":{}}', '{"data":null}'])(
  "the response %s is a missing response (spec §8)",
  async (body) => {
    const error = await failureOf(200, body);
    expect(error).toBeInstanceOf(ContentMissingError);
    expect((error as Error).message).toBe("Server response was missing for query 'InitialData'.");
  },
);

test("errors beside data are failures: no partial page is shown", async () => {
  const error = await failureOf(
    200,
    '{"data":{"services":null},"errors":[{"message":"Forbidden access"},{"message":"b"}]}',
  );
  expect(error).toBeInstanceOf(ContentQueryError);
  expect((error as ContentError).message).toBe("Forbidden access; b");
  expect((error as ContentError).operationName).toBe("InitialData");
});

test("an unresponsive or missing content system is unreachable, and the failure is reported once", async () => {
  const reported: ContentError[] = [];
  const onFailure = (error: ContentError) => reported.push(error);
  const silent = await serve(() => {});
  const client = createContentClient({ baseUrl: silent, timeoutMs: 50, onFailure });
  await expect(client.query(InitialDataDocument, {})).rejects.toThrow("No answer within 50 ms");
  const gone = createContentClient({ baseUrl: "http://127.0.0.1:1", onFailure });
  await expect(gone.query(InitialDataDocument, {})).rejects.toBeInstanceOf(ContentUnreachableError);
  expect(reported).toHaveLength(2);
});

test("a query is a POST of operationName, variables and query, with the request id (spec §7)", async () => {
  const received: { request: IncomingMessage; body: string }[] = [];
  const baseUrl = await serve((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({ request, body });
      response.end('{"data":{"project":null}}');
    });
  });
  const client = createContentClient({ baseUrl });
  const answer = await client.query(ProjectDetailsDocument, { id: "21" }, { requestId: "visit-0001" });
  expect(answer).toEqual({ project: null });
  expect(received).toHaveLength(1);
  expect(received[0]?.request).toMatchObject({ method: "POST", url: "/graphql" });
  expect(received[0]?.request.headers).toMatchObject({
    "content-type": "application/json",
    "x-request-id": "visit-0001",
  });
  const body = JSON.parse(received[0]?.body ?? "");
  expect(body).toMatchObject({ operationName: "ProjectDetails", variables: { id: "21" } });
  expect(body.query).toContain("query ProjectDetails($id: ID!)");
});
