import { format } from "node:util";
import { APIError, type Payload } from "payload";
import pino from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { admittedCall } from "../../src/access/server-functions.ts";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { logConsoleErrors, logOptions } from "../../src/platform/process/log.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { refuseWrites } from "../../testing/refused-writes.ts";
import { type Rest, restOf } from "../../testing/rest.ts";

const ACCOUNT = { email: "chefin@agentur.example", password: "lang genug für alle Fälle" };

let payload: Payload;
let rest: Rest;

let lines: string[] = [];

const output = { write: (line: string) => void lines.push(line) };

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, ACCOUNT);
  rest = await restOf(payload, null);
  payload.logger = pino({ ...logOptions, level: "info" }, output) as unknown as Payload["logger"];
});

beforeEach(() => {
  lines = [];
});

test("if the database can't be written, the log contains neither account nor password hash", async () => {
  const { docs } = await payload.find({ collection: "users", showHiddenFields: true });
  const { salt = "", hash = "" } = docs[0] ?? {};
  expect([salt?.length, hash?.length]).not.toContain(0);
  const takeAgain = await refuseWrites(payload, "UPDATE", "users");
  try {
    const { status, body } = await rest("POST", "/users/login", ACCOUNT);
    // Simulates a full disk on PostgreSQL.
    expect([500, 507]).toContain(status);
    expect(JSON.parse(body).errors[0].message).toMatch(/^Da ist etwas schief|kein Speicherplatz mehr frei/);
  } finally {
    await takeAgain();
  }
  const written = lines.join("");
  expect(written).toMatch(/"code":"(?:SQLITE_CONSTRAINT|53100)/);
  for (const secret of [salt, hash, ACCOUNT.email]) expect(written).not.toContain(secret);
});

test("a library that logs an error as text exposes no query values either", async () => {
  const values = ["erika@beispiel.example", 'sie sagte "ja"\n    at home (1:2)', "pbkdf2-sha256-v1:8964bd4e"];
  const failed = Object.assign(new Error(`Failed query: insert into users values (?, ?)\nparams: ${values}`), {
    query: "insert into users values (?, ?)",
    params: values,
    cause: Object.assign(new Error("duplicate key"), { detail: `Key (email)=(${values[0]}) already exists.` }),
  });
  payload.logger.error(failed);
  payload.logger.error({ err: failed }, failed.message);
  payload.logger.error(format("⨯", failed));
  payload.logger.error(`not sent: ${failed.message}`);
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    expect(() => JSON.parse(line)).not.toThrow();
    expect(line).not.toMatch(/erika|sie sagte|at home|8964bd4e/);
  }
});

test("failed logins log short lines without a stack, throttled", async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await rest("POST", "/users/login", { email: `wer${attempt}@fremd.example`, password: "geraten" });
  }
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(5);
  for (const line of lines) expect(line.length).toBeLessThan(200);
});

test("errors caused by strangers are throttled, and refusals have no stack", async () => {
  const { error } = console;
  logConsoleErrors(pino(logOptions, output).child({}, { level: "info" }));
  try {
    for (let n = 0; n < 300; n += 1) await admittedCall({ name: "form-state", args: {} }, new Headers(), payload);
    const refusal = new APIError("No", 403);
    for (let n = 0; n < 300; n += 1) console.error(refusal);
    expect(lines.length).toBeLessThanOrEqual(10);
    for (const line of lines) expect([line.includes(" at "), line.length < 200]).toEqual([false, true]);
    lines = [];
    for (let n = 0; n < 300; n += 1) console.error(new SyntaxError(`Failed to find Server Action "${n}"`));
    expect(lines.length).toBeLessThanOrEqual(5);
  } finally {
    console.error = error;
  }
});
