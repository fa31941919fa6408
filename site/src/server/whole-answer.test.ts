import type { Socket } from "node:net";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import type { Replay } from "./replays.ts";
import { WholeAnswer } from "./whole-answer.ts";

const replayOf = (body: string): Replay => {
  const bytes = Buffer.from(body);
  const page = { path: "/", digest: "", body: { br: bytes, gzip: bytes, identity: bytes } };
  return { key: "landing", page, headers: ["content-length", String(bytes.length)], body: bytes };
};

const id = (digit: string) => digit.repeat(36);

/** A connection over which nothing has gone until it is taken. */
function slowConnection() {
  const held: { bytes: Uint8Array; done: () => void }[] = [];
  const socket = new Writable({ write: (bytes, _, done) => held.push({ bytes, done }), decodeStrings: true });
  const take = () => {
    let text = "";
    for (let next = held.shift(); next; next = held.shift()) {
      text += Buffer.from(next.bytes).toString("latin1");
      next.done();
    }
    return text;
  };
  return { socket: socket as unknown as Socket, pieces: () => held.length, take };
}

const withoutDate = (answer: string) => answer.replace(/Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/, "Date: …");

const expected = (requestId: string, body: string) =>
  [
    "HTTP/1.1 200 OK",
    `content-length: ${body.length}`,
    `x-request-id: ${requestId}`,
    "Date: …",
    "Connection: keep-alive",
    "Keep-Alive: timeout=5",
    `\r\n${body}`,
  ].join("\r\n");

test("an answer goes out in one write, with the id and the date of now", () => {
  const answer = new WholeAnswer(replayOf("<p>Hallo</p>"), 5000);
  for (const digit of ["1", "2"]) {
    const { socket, pieces, take } = slowConnection();
    answer.send(socket, id(digit));
    expect(pieces()).toBe(1);
    const text = take();
    expect(withoutDate(text)).toBe(expected(id(digit), "<p>Hallo</p>"));
    const [, date = ""] = /Date: (.*)\r/.exec(text) ?? [];
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(2000);
  }
});

test("who takes an answer slowly gets their own, whoever is answered meanwhile", () => {
  const answer = new WholeAnswer(replayOf("<p>Hallo</p>"), 5000);
  const connections = ["1", "2", "3"].map((digit) => ({ digit, ...slowConnection() }));
  for (const { digit, socket } of connections) answer.send(socket, id(digit));
  for (const { digit, take } of connections) expect(withoutDate(take())).toBe(expected(id(digit), "<p>Hallo</p>"));
});

test.each([
  ["an id of a proxy's, of another length", "<p>Hallo</p>", "proxy-42"],
  ["a body too large to be kept twice", "x".repeat(70_000), id("4")],
])("%s arrives as well", (_, body, requestId) => {
  const { socket, take } = slowConnection();
  new WholeAnswer(replayOf(body), 5000).send(socket, requestId);
  let text = take();
  for (let more = take(); more; more = take()) text += more;
  expect(withoutDate(text) === expected(requestId, body)).toBe(true);
});
