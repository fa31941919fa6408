import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { admittedCall } from "../../src/access/server-functions.ts";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { startContentSystem } from "../../testing/content-system.ts";

const ACCOUNT = { email: "chefin@agentur.example", password: "lang genug für alle Fälle" };

let payload: Payload;
let session: Record<string, string>;

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, ACCOUNT);
  const { token } = await payload.login({ collection: "users", data: ACCOUNT });
  session = { authorization: `JWT ${token}` };
});

const call = (name: string, headers: Record<string, string>, others = {}) =>
  admittedCall({ name, args: {}, ...others } as never, new Headers(headers), payload);

test.each(["form-state", "render-list", "constructor", "nichts"])(
  "a stranger can't call %s of the admin",
  async (name) => {
    expect(await call(name, {})).toBeNull();
    expect(await call(name, { authorization: "JWT x" })).toBeNull();
  },
);

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"])(
  "%s, which every object has, isn't a function of the admin for anyone",
  async (name) => {
    expect(await call(name, session)).toBeNull();
  },
);

test("an editor can't request the form of another account, or of an inquiry without the right to read it: that would lock them", async () => {
  const editor = { email: "edda@agentur.example", password: "noch ein langes Wort hier" };
  const { id } = await payload.create({ collection: "users", data: { ...editor, name: "Edda", role: "editor" } });
  const { token } = await payload.login({ collection: "users", data: editor });
  const asked = async (collectionSlug: string, entry: number, headers = { authorization: `JWT ${token}` }) =>
    (await call("form-state", headers, { args: { collectionSlug, id: entry, returnLockStatus: true } })) !== null;
  expect(await asked("users", id)).toBe(true);
  expect(await asked("projects", 1)).toBe(true);
  expect([await asked("users", id - 1), await asked("inquiries", 1)]).toEqual([false, false]);
  expect(await asked("users", id, session as { authorization: string })).toBe(true);
});

test("signed-in users call them from the admin's own page, only by name and arguments", async () => {
  expect(await call("form-state", session, { serverFunctions: { x: 1 } })).toEqual({ name: "form-state", args: {} });
  expect(await call("form-state", { ...session, "sec-fetch-site": "cross-site" })).toBeNull();
});
