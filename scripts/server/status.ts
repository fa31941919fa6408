import { existsSync } from "node:fs";
import { ROOT } from "../environment.ts";
import { readInstalled, readJournal } from "./journal.ts";
import { PLACES, runScript, settingsOfServer } from "./machine.ts";
import { CONTENT, hasSystemd, sitePorts, siteUnit, stateOf } from "./services.ts";
import { nameOfVersion } from "./versions.ts";

const TIMEOUT_MS = 5000;

type Health = { status?: string; version?: string };

/** The answer of an app at its /health. */
async function healthAt(url: string): Promise<Health> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (await response.json()) as Health;
  } catch {
    return { status: "does not answer" };
  }
}

/** Prints what runs and what is wrong, a line each; one that begins with an exclamation mark is for somebody to mend. */
export async function status(): Promise<void> {
  const { CONTENT_URL, PORT } = settingsOfServer();
  const say = (isWrong: boolean, name: string, text: string) =>
    process.stdout.write(`${isWrong ? "!" : " "} ${name.padEnd(11)}${text}\n`);
  say(false, "version", nameOfVersion(ROOT));
  const installed = readInstalled();
  if (installed && existsSync(installed.from))
    say(false, "before", `${nameOfVersion(installed.from)} (schaufenster rollback)`);
  if (readJournal()) say(true, "update", "one is under way, or broke off: schaufenster recover ends it");
  const units = hasSystemd();
  const sites = units ? await sitePorts() : [];
  const apps: [name: string, unit: string, url: string][] = [
    ["content", CONTENT, CONTENT_URL],
    ...(sites.length > 0 ? sites : [Number(PORT)]).map((port): [string, string, string] => [
      `site ${port}`,
      siteUnit(port),
      `http://127.0.0.1:${port}`,
    ]),
  ];
  for (const [name, unit, url] of apps) {
    const { status: health = "", version = "" } = await healthAt(url);
    const state = units && existsSync(PLACES.settings) ? `${await stateOf(unit)}, ` : "";
    const hint = health === "ok" ? "" : "; schaufenster logs says why";
    say(health !== "ok", name, `${state}${health}${version ? `, ${version}` : ""}${hint}`);
  }
  await runScript(ROOT, ["status"]);
}
