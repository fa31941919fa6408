// @long tools/moving-in, content/src/moving-in
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programFile } from "../../testing/programs.ts";
import { readStored } from "../../testing/stored-rows.ts";
import type { StrapiServer } from "../../testing/strapi.ts";
import { startAgencyStrapi } from "../../testing/strapi-agency.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-import-"));
let strapi: StrapiServer;

beforeAll(async () => {
  strapi = await startAgencyStrapi();
});
afterAll(async () => {
  await strapi.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Node's arguments for the command as users start it; the bundled one starts faster. */
const AS_STARTED = ["--import", "tsx", "../tools/moving-in/import-command.ts"];
const BUNDLED = [programFile("import-command")];

function start(command: string[]): ChildProcess {
  const env = { ...process.env, DATA_DIR: folder, CONTENT_URL: "http://127.0.0.1:9" };
  return spawn(process.execPath, [...command, strapi.url], { env, stdio: ["ignore", "pipe", "pipe"] });
}

async function run(how = AS_STARTED): Promise<{ code: number; output: string }> {
  const command = start(how);
  const chunks: Buffer[] = [];
  command.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  command.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(command, "close");
  return { code, output: Buffer.concat(chunks).toString() };
}

async function count(table: string): Promise<number> {
  const [row] = await readStored<{ n: unknown }>(
    { dataDir: folder, databaseUrl: process.env.DATABASE_URL },
    `SELECT count(*) AS n FROM ${table}`,
  );
  return Number(row?.n);
}

test("a concurrent import does nothing and says who is running one; a stopped one ends although a file keeps it waiting", async () => {
  const command = start(BUNDLED);
  const closed = once(command, "close");
  let second = { code: -1, output: "" };
  strapi.onFile = async () => {
    strapi.onFile = () => {};
    command.kill("SIGSTOP"); // the timeout of a silent server is 10 s, and the second import may take longer to start
    second = await run(BUNDLED);
    command.kill("SIGTERM");
    command.kill("SIGCONT");
    await closed;
  };
  expect(await closed).toEqual([1, null]);
  expect([second.code, second.output]).toEqual([
    2,
    expect.stringContaining("Gerade läuft schon ein Umzug (an der Befehlszeile gestartet, seit heute um "),
  ]);
  expect(await count("media")).toBe(0);
});

test("killed while fetching a file, early and late, and repeated: complete, with a report", async () => {
  for (const path of ["/uploads/IMG_0001_a.jpg", "/uploads/nur_im_text.webp"]) {
    const command = start(BUNDLED);
    const closed = once(command, "close");
    strapi.onFile = async (asked) => {
      if (asked !== path) return;
      strapi.onFile = () => {};
      command.kill("SIGKILL");
      await closed;
    };
    await closed;
    expect(command.signalCode).toBe("SIGKILL");
  }
  const { code, output } = await run();
  expect([code, output]).toEqual([3, expect.stringContaining("Es fehlen: 1 Datei;")]);
  expect([await count("projects"), await count("media"), await count("services"), await count("menuitems")]).toEqual([
    9, 4, 1, 6,
  ]);
  const [report = ""] = readdirSync(join(folder, "import-reports"));
  const text = readFileSync(join(folder, "import-reports", report), "utf8");
  for (const sentence of [
    "die E-Mail-Adresse, an die Anfragen",
    "Impressum und Datenschutzerklärung. Vorlagen stehen bereit",
    "Der Anker „Über uns“ heißt jetzt „ueber-uns“", // imported before the kill
  ]) {
    expect(text).toContain(sentence);
  }
});
