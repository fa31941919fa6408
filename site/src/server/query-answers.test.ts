import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { PREVIEW_HEADER } from "@schaufenster/contract/preview";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "../testing/listen.ts";
import { startTestSite, type TestSite } from "../testing/site.ts";
import { refresh } from "./app.ts";

/** What the content system has been asked, and how it answers. */
let asked: string[];
let answer: (response: ServerResponse, question: string) => void;
let site: TestSite;
let close: () => Promise<unknown>;

beforeEach(async () => {
  asked = [];
  answer = (response, question) => {
    response.writeHead(200, { "content-type": "application/json; charset=utf-8", "x-content-type-options": "nosniff" });
    response.end(JSON.stringify({ data: { echo: question, count: asked.length } }));
  };
  const content = await listen(
    createServer(async (request: IncomingMessage, response) => {
      const question = Buffer.concat(await request.toArray()).toString();
      if (!question.includes("{ mine")) return response.writeHead(500).end(); // the site's own
      asked.push(question);
      answer(response, question);
    }),
  );
  site = await startTestSite(content.url);
  close = () => Promise.all([site.close(), content.close()]);
});
afterEach(() => close());

const question = (what: string) => JSON.stringify({ query: `{ mine(what: "${what}") }` });

function ask(what: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: question(what),
  });
}

const text = async (response: Promise<Response>) => (await response).text();

test("the same question is answered again word for word, with an id of its own, and content is asked once", async () => {
  const [first, second] = [await ask("a"), await ask("a")];
  expect(await second.text()).toBe(await first.text());
  expect(asked).toHaveLength(1);
  const headers = (response: Response) =>
    Object.fromEntries(
      [...response.headers].filter(
        ([name]) => !["date", "x-request-id", "transfer-encoding", "content-length"].includes(name),
      ),
    );
  expect(headers(second)).toEqual(headers(first));
  expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  expect(second.headers.get("strict-transport-security")).toBe(first.headers.get("strict-transport-security"));
});

test("another question, another format and a draft are other things", async () => {
  await ask("a");
  await ask("b");
  await ask("a", { accept: "application/graphql-response+json" });
  expect(asked).toHaveLength(3);
  await ask("a", { [PREVIEW_HEADER]: "token" });
  await ask("a", { [PREVIEW_HEADER]: "token" });
  expect(asked).toHaveLength(5);
  await ask("a");
  expect(asked).toHaveLength(5);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["an error", (response) => response.writeHead(500).end("{}")],
  [
    "an answer with errors",
    (response) => response.writeHead(200, { "content-type": "application/json" }).end('{"errors":[{}]}'),
  ],
  ["something else than JSON", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>")],
  [
    "an answer that breaks off",
    (response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 100 }).write('{"data":');
      setTimeout(() => response.destroy(), 20);
    },
  ],
])("%s is not kept", async (_, answerWith) => {
  answer = answerWith;
  for (let count = 1; count <= 2; count += 1) {
    await text(ask("a")).catch(() => "");
    expect(asked).toHaveLength(count);
  }
});

test("after a publish nobody gets the old answer, nor one that was on its way then", async () => {
  const before = await text(ask("a"));
  refresh(site.parts);
  expect(await text(ask("a"))).not.toBe(before);

  const usual = answer;
  let finish = () => {};
  answer = (response) => {
    finish = () => response.writeHead(200, { "content-type": "application/json" }).end('{"data":{"old":true}}');
  };
  const slow = text(ask("b"));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  refresh(site.parts);
  finish();
  expect(await slow).toContain('"old"');
  answer = usual;
  expect(await text(ask("b"))).not.toContain('"old"');
});

test("what many different questions take up has an end", async () => {
  const long = "x".repeat(60_000);
  for (let count = 0; count < 200; count += 1) await text(ask(`${count} ${long}`));
  expect(asked).toHaveLength(200);
  await text(ask(`199 ${long}`));
  expect(asked).toHaveLength(200);
  await text(ask(`0 ${long}`));
  expect(asked).toHaveLength(201);
}, 30_000);
