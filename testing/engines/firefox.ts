import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import type { Driver, Preferences } from "./driver.ts";
import { type Program, startProgram } from "./program.ts";

/** Debian's path. */
export const FIREFOX = "/usr/bin/firefox-esr";

const PREFERENCES = {
  "marionette.port": 0,
  "intl.accept_languages": "de-DE,de",
  "toolkit.legacyUserProfileCustomizations.stylesheets": true,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.normandy.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

/** Otherwise its window is never narrower than 500 px. */
const NARROW = ":root { min-width: 0 !important; min-height: 0 !important; }";

/** Firefox's preferences for a visitor's settings, each with its default. */
const SETTINGS: Record<keyof Preferences, [name: string, value: boolean | number, otherwise: boolean | number][]> = {
  noScript: [["javascript.enabled", false, true]],
  reducedMotion: [["ui.prefersReducedMotion", 1, 0]],
  forcedColours: [
    ["browser.display.document_color_use", 2, 0],
    ["ui.useAccessibilityTheme", 1, 0],
  ],
  largeText: [
    ["font.size.variable.x-western", 32, 16],
    ["font.size.variable.x-unicode", 32, 16],
  ],
};

/** Starts Firefox headless. It speaks Marionette, the protocol that geckodriver translates WebDriver to. */
export async function startFirefox(folder: string): Promise<Program & { port: number }> {
  await mkdir(join(folder, "chrome"), { recursive: true });
  writeFileSync(join(folder, "chrome", "userChrome.css"), NARROW);
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(folder, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--marionette", "--remote-allow-system-access", "--profile", folder];
  const program = await startProgram(FIREFOX, args, { HOME: folder }, () => portOf(folder) !== null);
  return { ...program, port: portOf(folder) ?? 0 };
}

function portOf(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, "MarionetteActivePort"), "utf8")) || null;
  } catch {
    return null;
  }
}

/** A session of the Firefox that listens on this port; only one at a time. */
export async function openFirefox(port: number, preferences: Preferences): Promise<Driver> {
  const socket = connect(port, "127.0.0.1");
  const answers = readAnswers(socket);
  await answers.greeting;
  let id = 0;
  const send = (name: string, parameters: object = {}) => {
    const message = JSON.stringify([0, ++id, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return answers.answerTo(id);
  };
  await send("WebDriver:NewSession");
  await send("Marionette:SetContext", { value: "chrome" });
  await send("WebDriver:ExecuteScript", { script: SET_PREFERENCES, args: [settingsFor(preferences)] });
  await send("Marionette:SetContext", { value: "content" });
  return {
    command: async (name, parameters) => {
      // Marionette wraps the standard's plain values.
      const answer = (await send(`WebDriver:${name}`, parameters)) as { value?: unknown } | null;
      return answer && "value" in answer ? answer.value : answer;
    },
    end: async () => {
      await send("WebDriver:DeleteSession");
      socket.destroy();
    },
  };
}

const SET_PREFERENCES = `for (const [name, value] of arguments[0])
  typeof value === "boolean" ? Services.prefs.setBoolPref(name, value) : Services.prefs.setIntPref(name, value);`;

function settingsFor(preferences: Preferences): [string, boolean | number][] {
  return Object.entries(SETTINGS).flatMap(([key, settings]) =>
    settings.map(([name, value, otherwise]): [string, boolean | number] => [
      name,
      preferences[key as keyof Preferences] ? value : otherwise,
    ]),
  );
}

/** Marionette's messages are JSON prefixed with their length in bytes: `12:[1,1,null,{}]`. */
function readAnswers(socket: Socket) {
  type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };
  const waiting = new Map<number, Waiting>();
  const greeting = new Promise((resolve, reject) => waiting.set(0, { resolve, reject }));
  let bytes = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const colon = bytes.indexOf(":");
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (colon === -1 || bytes.length < end) return;
      const message = JSON.parse(bytes.subarray(colon + 1, end).toString());
      bytes = bytes.subarray(end);
      const [, id, error, value] = Array.isArray(message) ? message : [1, 0, null, message];
      const { resolve, reject } = waiting.get(id) as Waiting;
      waiting.delete(id);
      if (error) reject(new Error(`${error.error}: ${error.message}`));
      else resolve(value);
    }
  });
  void once(socket, "close").then(() => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has closed the connection"));
  });
  return {
    greeting,
    answerTo: (id: number) => new Promise((resolve, reject) => waiting.set(id, { resolve, reject })),
  };
}
