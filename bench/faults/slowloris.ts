import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { Agency } from "../../testing/agency.ts";
import { type Answer, at, tally } from "../../testing/ask.ts";
import type { Campaign, Findings } from "./campaign.ts";

const SLOW_HEADERS = 300;
const SLOW_BODIES = 300;
const SLOW_READERS = 100;
const IDLE = 2500;

/** Requests that a slow reader sends without waiting: some that are allowed, and far too many. */
const PIPELINED = 5;
const FAR_TOO_MANY = 40;

/** How long it goes on, in s: longer than the slowest is suffered. */
const ATTACK_S = 170;

const MEMORY_MB = 500;

/** Connections that cost the server a place and the attacker nothing. */
export const slowloris: Campaign = async (findings) => {
  await slow(findings);
  await idle(findings);
  await fewDescriptors(findings);
};

type Attack = { socket: Socket; drip: () => void };

function open(port: number, begin: string, drip: (socket: Socket) => void): Attack {
  const socket = connect(port, "127.0.0.1", () => socket.write(begin));
  socket.on("error", () => {});
  return { socket, drip: () => !socket.destroyed && drip(socket) };
}

const many = (count: number, make: () => Attack) => Array.from({ length: count }, make);

/** How many of them the server has not cut off. */
const alive = (attacks: Attack[]) => attacks.filter(({ socket }) => !socket.destroyed).length;

async function slow(findings: Findings): Promise<void> {
  const agency = new Agency();
  await agency.start();
  const before = agency.memory();
  const { port } = agency;
  const post = (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
  const byte = (socket: Socket) => socket.write("x");
  const kinds: Record<string, Attack[]> = {
    "header byte by byte": many(SLOW_HEADERS, () => open(port, "GET / HTTP/1.1\r\nx-a: ", byte)),
    "message byte by byte": many(SLOW_BODIES / 3, () => open(port, post(CONTACT_PATH), byte)),
    "query byte by byte": many(SLOW_BODIES / 3, () => open(port, post("/graphql"), byte)),
    "sign-in byte by byte": many(SLOW_BODIES / 3, () => open(port, post("/api/users/login"), byte)),
    "reads nothing": many(SLOW_READERS, () => reader(port, largestUpload(agency.dataDir), () => {})),
    "sends too many at once": many(SLOW_READERS, () =>
      reader(port, largestUpload(agency.dataDir), () => {}, FAR_TOO_MANY),
    ),
    "reads a little": many(SLOW_READERS, () =>
      reader(port, largestUpload(agency.dataDir), (socket) => socket.read(10)),
    ),
  };
  const others: Answer[] = [];
  const started = performance.now();
  let count = 0;
  for (; performance.now() - started < ATTACK_S * 1000; await later(1000)) {
    for (const attack of Object.values(kinds).flat()) attack.drip();
    const subject = `Während des Angriffs, Nr. ${++count}`;
    others.push(await agency.get("/"), await agency.get("/projekte"), await agency.inquire(subject));
  }
  const left = Object.entries(kinds).map(([name, attacks]) => `${name} ${alive(attacks)} of ${attacks.length}`);
  findings.note(
    `others meanwhile: ${tally(others)}, p99 ${at(others, 0.99)} ms; memory ${before} → ${agency.memory()}`,
  );
  findings.note(`not cut off after ${ATTACK_S} s: ${left.join(", ")}`);
  for (const { status } of others) findings.check(status === 200, `somebody else was answered with ${status}`);
  // Who takes a piece of the answer now and then is on a bad line, and costs no more than that piece.
  for (const [name, attacks] of Object.entries(kinds)) {
    findings.check(alive(attacks) === 0 || name === "reads a little", `${name}: not cut off`);
  }
  for (const { socket } of Object.values(kinds).flat()) socket.destroy();
  await agency.end();
}

/** Asks for a large file again and again over one connection, so that no buffer between holds it all. */
function reader(port: number, name: string, drip: (socket: Socket) => void, requests = PIPELINED): Attack {
  const attack = open(port, `GET /uploads/${name} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(requests), drip);
  attack.socket.pause();
  // A paused socket does not notice its end; writing to it does.
  const drained = () => {
    attack.drip();
    attack.socket.write("\r\n"); // allowed between requests (RFC 9112, 2.2)
  };
  return { ...attack, drip: drained };
}

function largestUpload(dataDir: string): string {
  const folder = join(dataDir, "uploads");
  const size = (name: string) => statSync(join(folder, name)).size;
  return readdirSync(folder).reduce((a, b) => (size(a) > size(b) ? a : b));
}

async function idle(findings: Findings): Promise<void> {
  const agency = new Agency();
  await agency.start();
  const before = { site: agency.megabytes("site"), content: agency.megabytes("content") };
  const again = "GET /health HTTP/1.1\r\nhost: x\r\n\r\n";
  const idlers: Attack[] = [];
  for (let count = 0; count < IDLE; count += 1) {
    idlers.push(open(agency.port, again, (socket) => socket.write(again)));
    if (count % 100 === 0) await later(20);
  }
  for (const { socket } of idlers) socket.resume();
  const others: Answer[] = [];
  let peak = 0;
  for (let second = 0; second < 20; second += 1) {
    if (second % 3 === 0) for (const { drip } of idlers) drip();
    peak = Math.max(peak, alive(idlers));
    others.push(await agency.get("/"), await agency.inquire(`Neben ${IDLE} Verbindungen, Nr. ${second}`));
    await later(1000);
  }
  findings.note(
    `${peak} kept-alive connections: others ${tally(others)}, p99 ${at(others, 0.99)} ms; ${agency.memory()}`,
  );
  for (const { status } of others) findings.check(status === 200, `beside idle connections: ${status}`);
  findings.check(peak >= 2000, `only ${peak} connections were kept`);
  const more = agency.megabytes("site") - before.site;
  findings.check(more < MEMORY_MB, `the site holds ${more} MB more`);
  for (const { socket } of idlers) socket.destroy();
  await agency.end();
}

async function fewDescriptors(findings: Findings): Promise<void> {
  const agency = new Agency();
  await agency.start();
  const pid = agency.pid("site");
  execFileSync("prlimit", ["--pid", String(pid), "--nofile=256:256"]);
  const sockets = many(600, () => open(agency.port, "GET / HTTP/1.1\r\nhost: x\r\n\r\n", () => {}));
  await later(3000);
  const descriptors = readdirSync(`/proc/${pid}/fd`).length;
  const refused = 600 - alive(sockets);
  for (const { socket } of sockets) socket.destroy();
  await later(1000);
  const answers = [await agency.get("/"), await agency.get("/projekte"), await agency.inquire("Nach EMFILE")];
  findings.note(
    `256 descriptors, 600 connections: ${refused} refused, ${descriptors} open; afterwards ${tally(answers)}`,
  );
  findings.check(agency.pid("site") === pid, "the site's process ended");
  for (const { status } of answers) findings.check(status === 200, `after EMFILE: ${status || "no answer"}`);
  await agency.end();
}
