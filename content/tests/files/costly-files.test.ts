// @long content/src/appearance, content/src/inquiries, content/src/platform/process, content/src/files
import { readFileSync } from "node:fs";
import { handleEndpoints, type Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { createIntake } from "../../src/inquiries/intake/intake.ts";
import config from "../../src/payload.config.ts";
import { filledForm, formRequest, settleAgency } from "../../testing/contact-form.ts";
import { startContentSystem } from "../../testing/content-system.ts";

/** Number of rounds of requests while files are processed. */
const TURNS = 3;

const ACCOUNT = { email: "chefin@agentur.example", password: "lang genug für alle Fälle" };

let payload: Payload;
let token = "";

beforeAll(async () => {
  payload = await startContentSystem();
  await settleAgency(payload);
  await ensureFirstAdministrator(payload, ACCOUNT);
  token = (await payload.login({ collection: "users", data: ACCOUNT })).token ?? "";
});

const box = (type: string, data = Buffer.alloc(0)) => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + data.length);
  header.write(type, 4, "latin1");
  return Buffer.concat([header, data]);
};

/** A drawing within all limits, but with a filter that takes minutes. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f"><feMorphology radius="9"/></filter>${'<g filter="url(#f)"><path d="M0 0h9v9z"/></g>'.repeat(900)}</svg>`;

/** A film whose table declares billions of samples: they are counted until the timeout. */
function endless(): Buffer {
  const data = readFileSync("testing/films/phone.mp4");
  data.writeUInt32BE(0xffffffff, data.indexOf("stts", data.indexOf("stts") + 4) + 12);
  return data;
}

const one = { channels: 3, background: "#e8472b" } as const;

function ask(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
  const headers = new Headers({ authorization: `JWT ${token}` });
  if (type) headers.set("content-type", type);
  const request = new Request(`http://content/api/${path}`, { method, headers, ...(body ? { body } : {}) });
  return handleEndpoints({ config, request });
}

/** Sends the most expensive uploads that an editor can send. Code that reads foreign files adds its worst case here. */
async function worst(): Promise<Record<string, Promise<Response>>> {
  const large = await sharp({ create: { ...one, width: 9900, height: 9900 } })
    .png()
    .toBuffer();
  const wide = await sharp({ create: { ...one, width: 29_000_000, height: 1 }, limitInputPixels: false })
    .png()
    .toBuffer();
  const film = Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\0isom")),
    box("moov", Buffer.concat(Array(300_000).fill(box("free")))),
  ]);
  const upload = (name: string, type: string, data: Buffer) => {
    const body = new FormData();
    body.set("file", new Blob([new Uint8Array(data)], { type }), name);
    body.set("_payload", JSON.stringify({ alternativeText: "Ein Kreis" }));
    return ask("POST", "media", body);
  };
  const save = (path: string, data: object) => ask("POST", path, JSON.stringify(data), "application/json");
  const text = (content: string) => save("projects", { header: "Text", content, _status: "published" });
  return {
    "a mark": ask("POST", "globals/appearance/mark", DRAWING, "image/svg+xml"),
    "a mark that is saved": save("globals/appearance", {
      mark: `data:image/svg+xml;base64,${Buffer.from(DRAWING).toString("base64")}`,
    }),
    "a mark of pixels": ask("POST", "globals/appearance/mark", new Uint8Array(wide), "image/png"),
    "a picture": upload("gross.png", "image/png", large),
    "a film": upload("film.mp4", "video/mp4", film),
    "an endless film": upload("endlos.mp4", "video/mp4", endless()),
    "nested quotes": text(">".repeat(5000)),
    "broken links": text("[a](".repeat(25_000)),
    "broken marks": text("~~a".repeat(30_000)),
    "a filter": ask("GET", `projects?${"where[or][0]".concat("[and][0]".repeat(200))}[id][equals]=1`),
  };
}

test("content system and contact form respond while any upload is processed", async () => {
  const answers = Object.entries(await worst());
  let settled = false;
  const all = Promise.all(
    answers.map(async ([name, answer]) => [name, (await answer).status, await (await answer).text()] as const),
  ).finally(() => {
    settled = true;
  });
  const answered = async (work: Promise<Response>) => {
    const { status } = await work;
    return settled ? "too late" : status;
  };
  const intake = createIntake(async () => payload);
  // Everything while at least one file is being processed.
  for (let turn = 0; turn < TURNS; turn += 1) {
    expect(await answered(ask("GET", "users/me"))).toBe(200);
    expect(await answered(intake(formRequest(filledForm())))).toBe(200);
  }
  expect(await answered(ask("POST", "users/login", JSON.stringify(ACCOUNT), "application/json"))).toBe(200);
  const told = await all;
  for (const name of ["a mark", "a mark that is saved"]) {
    const [, status, text] = told.find(([each]) => each === name) ?? [];
    expect([status, text]).toEqual([
      400,
      expect.stringMatching(/zu aufwendig: .*vereinfachen Sie es.*oder nehmen Sie ein PNG/),
    ]);
  }
  expect(told.find(([name]) => name === "an endless film")?.slice(1)).toEqual([
    400,
    expect.stringContaining("Dieser Film ist beschädigt"),
  ]);
  expect(told.filter(([, status]) => status >= 500).map(([name]) => name)).toEqual([]);
});
