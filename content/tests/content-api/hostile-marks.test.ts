// @long content/src/appearance, content/src/platform/process
import { type Endpoint, handleEndpoints, type Payload } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import config from "../../src/payload.config.ts";
import { log } from "../../src/platform/process/log.ts";
import { startContentSystem } from "../../testing/content-system.ts";

let payload: Payload;
let token = "";

beforeAll(async () => {
  payload = await startContentSystem();
  const account = { email: "chefin@agentur.example", password: "lang genug für alle Fälle" };
  await ensureFirstAdministrator(payload, account);
  token = (await payload.login({ collection: "users", data: account })).token ?? "";
});

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

/** Within all limits, but with a filter that takes minutes. */
const ENDLESS = svg(
  `<filter id="f"><feMorphology radius="9"/></filter>${'<g filter="url(#f)"><path d="M0 0h9v9z"/></g>'.repeat(900)}`,
);

const ask = (method: NonNullable<Endpoint["method"]>, path: string, type: string, body: string) => {
  const headers = { authorization: `JWT ${token}`, "content-type": type };
  return handleEndpoints({ config, request: new Request(`http://content/api/${path}`, { method, headers, body }) });
};

const save = (mark: string) =>
  ask(
    "post",
    "globals/appearance",
    "application/json",
    JSON.stringify({ mark: `data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}` }),
  );

test("a mark that takes forever is aborted with a message, others can save meanwhile, and the next one is accepted", async () => {
  vi.spyOn(log, "warn").mockImplementation(() => {});
  const answered: string[] = [];
  const note = <T>(what: string, work: Promise<T>) => work.finally(() => answered.push(what));
  const endless = note("mark", save(ENDLESS));
  const write = { collection: "categories", data: { name: "Währenddessen", _status: "published" } } as const;
  await note("category", payload.create(write));
  const { status } = await endless;
  expect(answered).toEqual(["category", "mark"]);
  expect([status, await (await endless).text()]).toEqual([
    400,
    expect.stringMatching(/zu aufwendig: .*oder nehmen Sie ein PNG/),
  ]);
  const taken = await save(svg('<path fill="#123456" d="M0 0h9v9z"/>'));
  expect(taken.status).toBe(200);
  expect((await payload.findGlobal({ slug: "appearance" })).mark).toMatch(/^data:image\/svg\+xml;base64,/);
});
