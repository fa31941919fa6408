import { existsSync } from "node:fs";
import { ROOT } from "../environment.ts";
import { healthAt } from "./healthy.ts";
import { PLACES, runScript, settingsOfServer } from "./machine.ts";
import { CONTENT, hasSystemd, siteAt, sitePorts, siteUnit, stateOf } from "./systemd-services.ts";
import { nameOfVersion } from "./versions.ts";

/** Prints the status, a line per item; an exclamation mark means that something must be fixed. */
export async function status(): Promise<void> {
  const { CONTENT_URL, PORT } = settingsOfServer();
  const say = (isWrong: boolean, name: string, text: string) =>
    process.stdout.write(`${isWrong ? "!" : " "} ${name.padEnd(11)}${text}\n`);
  say(false, "version", nameOfVersion(ROOT));
  const units = hasSystemd();
  const sites = units ? await sitePorts() : [];
  const apps: [name: string, unit: string, url: string][] = [
    ["content", CONTENT, CONTENT_URL],
    ...(sites.length > 0 ? sites : [Number(PORT)]).map((port): [string, string, string] => [
      `site ${port}`,
      siteUnit(port),
      siteAt(port),
    ]),
  ];
  for (const [name, unit, url] of apps) {
    const { status: health = "", version = "" } = await healthAt(url);
    const state = units && existsSync(PLACES.settings) ? `${await stateOf(unit)}, ` : "";
    const hint = health === "ok" ? "" : `; journalctl -u ${unit} says why`;
    say(health !== "ok", name, `${state}${health}${version ? `, ${version}` : ""}${hint}`);
  }
  await runScript(["status"]);
}
