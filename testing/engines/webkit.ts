import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../apps.ts";
import { BROWSER_ENDED, type Command, type Driver, type Preferences } from "./driver.ts";
import { type Program, startProgram } from "./program.ts";

/** Debian's webkit2gtk-driver. */
export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";

/** A virtual display: WebKitGTK has no headless mode. */
export const XVFB = "/usr/bin/Xvfb";

const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** Timeout per command; a page takes a few seconds on a busy machine. */
const LONGEST_COMMAND_MS = 20_000;

/** Timeout for opening the first browser, in ms: it is read from disk, and scans media plugins. */
const LONGEST_FIRST_START_MS = 120_000;

/** Otherwise its window is never narrower than 447 px. */
const NARROW =
  "button, entry, headerbar, toolbar, toolbutton, box, image { padding: 0; margin: 0; border-width: 0; min-width: 0 }";

/** The standard's endpoints (WebDriver, section 6.3): method and path below the session's; `{id}` is the element's. */
const ENDPOINTS: Record<Command, [method: "GET" | "POST" | "DELETE", path: string]> = {
  Navigate: ["POST", "url"],
  Refresh: ["POST", "refresh"],
  Back: ["POST", "back"],
  ExecuteScript: ["POST", "execute/sync"],
  SetWindowRect: ["POST", "window/rect"],
  DeleteAllCookies: ["DELETE", "cookie"],
  AddCookie: ["POST", "cookie"],
  ElementClick: ["POST", "element/{id}/click"],
  GetActiveElement: ["GET", "element/active"],
  GetComputedRole: ["GET", "element/{id}/computedrole"],
  GetComputedLabel: ["GET", "element/{id}/computedlabel"],
  PerformActions: ["POST", "actions"],
  TakeScreenshot: ["GET", "screenshot"],
  Print: ["POST", "print"], // in the standard, but not yet in WebKit's driver
};

/** Starts a display and a first browser on it, so that the next ones open quickly. */
export async function startWebkit(folder: string): Promise<Program & { display: string }> {
  mkdirSync(join(folder, "gtk-3.0"), { recursive: true });
  writeFileSync(join(folder, "gtk-3.0", "gtk.css"), NARROW);
  const program = await startDisplay();
  const first = await openWebkit(program.display, folder, {}, LONGEST_FIRST_START_MS);
  await first.end();
  return program;
}

async function startDisplay(): Promise<Program & { display: string }> {
  // Any number without a socket will do.
  const display = `:${1000 + (process.pid % 30_000)}`;
  const program = await startProgram(XVFB, [display, "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {}, () =>
    existsSync(`/tmp/.X11-unix/X${display.slice(1)}`),
  );
  return { ...program, display };
}

/**
 * A browser with its own driver on this display: a driver whose browser has ended refuses the next one, or never
 * responds again.
 */
export async function openWebkit(
  display: string,
  folder: string,
  preferences: Preferences,
  longestMs = LONGEST_COMMAND_MS,
): Promise<Driver> {
  const { noScript, reducedMotion } = preferences;
  const gtk = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`;
  writeFileSync(join(folder, "gtk-3.0", "settings.ini"), gtk);
  const args = ["--automation", ...(noScript ? ["--enable-javascript=false"] : [])];
  const browser = { "webkitgtk:browserOptions": { binary: MINI_BROWSER, args } };
  const { url, end } = await startDriver(display, folder);
  try {
    const capabilities = { alwaysMatch: browser };
    const started = await ask("POST", `${url}/session`, { capabilities }, longestMs);
    const session = `${url}/session/${(started as { sessionId: string }).sessionId}`;
    return {
      command: (name, { id, ...parameters }: Record<string, unknown> = {}) => {
        const [method, path] = ENDPOINTS[name];
        return ask(
          method,
          `${session}/${path.replace("{id}", String(id))}`,
          method === "POST" ? parameters : undefined,
        );
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Ends with its browser. */
async function startDriver(display: string, folder: string): Promise<Program & { url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // The consent dialog is German for a browser without a language of its own.
  const env = { DISPLAY: display, LANG: "C.UTF-8", XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder };
  const program = await startProgram(WEBKIT_DRIVER, [`--port=${port}`], env, () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { ...program, url };
}

/**
 * @throws Error that begins with BROWSER_ENDED if the browser has ended: the driver says so, or waits for it forever
 */
async function ask(method: string, url: string, body?: object, longestMs = LONGEST_COMMAND_MS): Promise<unknown> {
  const signal = AbortSignal.timeout(longestMs);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch((error) => {
    throw signal.aborted ? new Error(`${BROWSER_ENDED}: no answer to ${method} ${url}`) : error;
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(error === "invalid session id" ? `${BROWSER_ENDED}: ${error}` : `${error}: ${message}`);
}
