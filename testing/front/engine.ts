import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../../scripts/environment.ts";

const POLL_MS = 20;

export function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`], { stdio: "ignore" }).status === 0;
}

/**
 * A file of deploy/ as shipped, with the values that its first lines call yours replaced.
 * @throws Error if one of the texts is missing: then the shipped file wouldn't be tested
 */
export function shipped(name: string, yours: [shipped: string | RegExp, own: string][]): string {
  return yours.reduce(
    (text, [old, own]) => {
      const changed = text.replaceAll(typeof old === "string" ? old : new RegExp(old, "g"), own);
      if (changed === text) throw new Error(`deploy/${name} has no ${old}`);
      return changed;
    },
    readFileSync(join(ROOT, "deploy", name), "utf8"),
  );
}

/** A front server that runs until it is ended. */
export type Engine = {
  end: () => Promise<void>;
  printed: () => string;
};

/**
 * Starts a front server in the foreground. Resolves when it listens.
 * @throws Error with its output if it ends instead
 */
export async function startEngine(
  command: string,
  args: string[],
  { port, env }: { port: number; env?: NodeJS.ProcessEnv },
): Promise<Engine> {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, ...env } });
  let printed = "";
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${command} has exited: ${printed}`);
    await pause(POLL_MS);
  }
  return { end: () => endOf(child), printed: () => printed };
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("connect", () => socket.destroy());
    socket.on("error", () => resolve(false));
  });
}
