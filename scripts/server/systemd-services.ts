import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { reasonIn, untilHealthy } from "./healthy.ts";

const run = promisify(execFile);

export const CONTENT = "schaufenster-content";

const SITE = /schaufenster-site@(\d+)\.service/;

const POLL_MS = 1000;

/** Calls systemctl. @throws Error with its message */
export async function systemctl(...args: string[]): Promise<string> {
  try {
    return (await run("systemctl", args)).stdout.trim();
  } catch (error) {
    const { stderr = "", message } = error as { stderr?: string; message: string };
    throw new Error(`systemctl ${args.join(" ")}: ${stderr.trim() || message}`);
  }
}

/** Whether systemd is running (sd_booted(3)); with another root a substitute is used. */
export const hasSystemd = (): boolean => existsSync("/run/systemd/system") || Boolean(process.env.SCHAUFENSTER_ROOT);

/** A unit's state in systemd's terms: active, inactive, failed, activating. */
export async function stateOf(unit: string): Promise<string> {
  const { stdout } = await run("systemctl", ["is-active", unit]).catch((error: { stdout?: string }) => error);
  return stdout?.trim() || "unknown";
}

export const isEnabled = (unit: string): Promise<boolean> =>
  systemctl("is-enabled", unit).then(
    () => true,
    () => false,
  );

/**
 * Resolves when a unit's app is healthy. @throws Error with its last output when the unit fails for good, or after a
 * timeout
 */
export async function untilStarted(unit: string, health: string): Promise<void> {
  const wait = new AbortController();
  const ended = async (): Promise<never> => {
    do await pause(POLL_MS, undefined, { signal: wait.signal });
    while (!["failed", "inactive"].includes(await stateOf(unit)));
    const { stdout } = await run("journalctl", ["-u", unit, "-n", "40", "-o", "cat"]).catch(() => ({ stdout: "" }));
    throw new Error(`${unit} has exited, and a restart would not help. ${reasonIn(stdout)}`);
  };
  await untilHealthy(health, ended()).finally(() => wait.abort());
}

export async function sitePorts(): Promise<number[]> {
  const list = await systemctl("list-units", "--all", "--plain", "--no-legend", "schaufenster-site@*").catch(() => "");
  return list.split("\n").flatMap((line) => Number(SITE.exec(line)?.[1] ?? Number.NaN) || []);
}

export const siteUnit = (port: number): string => `schaufenster-site@${port}`;
export const siteAt = (port: number): string => `http://127.0.0.1:${port}`;
