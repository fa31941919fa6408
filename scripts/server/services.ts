import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

export const CONTENT = "schaufenster-content";

const SITE = /schaufenster-site@(\d+)\.service/;

const POLL_MS = 1000;

/** Asks systemd. @throws Error with its own words */
export async function systemctl(...args: string[]): Promise<string> {
  try {
    return (await run("systemctl", args)).stdout.trim();
  } catch (error) {
    const { stderr = "", message } = error as { stderr?: string; message: string };
    throw new Error(`systemctl ${args.join(" ")}: ${stderr.trim() || message}`);
  }
}

/** Whether this machine was started by systemd (sd_booted(3)); where the server's files lie elsewhere, something takes its place. */
export const hasSystemd = (): boolean =>
  existsSync("/run/systemd/system") || process.env.SCHAUFENSTER_ROOT !== undefined;

/** Whether a unit runs, in systemd's word: active, inactive, failed, activating. */
export async function stateOf(unit: string): Promise<string> {
  const { stdout } = await run("systemctl", ["is-active", unit]).catch((error: { stdout?: string }) => error);
  return stdout?.trim() || "unknown";
}

/** Waits until a unit has ended and is not started again, or for the signal. @throws Error that says so */
export async function whenEnded(unit: string, signal: AbortSignal): Promise<never> {
  for (;;) {
    await pause(POLL_MS, undefined, { signal });
    if (["failed", "inactive"].includes(await stateOf(unit)))
      throw new Error(`${unit} has ended, and a new start would not help: see schaufenster logs`);
  }
}

/** Ports of the sites that systemd knows. */
export async function sitePorts(): Promise<number[]> {
  const list = await systemctl("list-units", "--all", "--plain", "--no-legend", "schaufenster-site@*").catch(() => "");
  return list.split("\n").flatMap((line) => Number(SITE.exec(line)?.[1] ?? Number.NaN) || []);
}

export const siteUnit = (port: number): string => `schaufenster-site@${port}`;
