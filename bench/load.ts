import { spawnSync } from "node:child_process";
import { median } from "../testing/median.ts";
import type { Target } from "./visits.ts";

const SECONDS = 6;
const CONNECTIONS = 32;
const RUNS = 3;

/** The URL for wrk and curl: the front server's own port if its name can't be resolved. */
const addressOf = ({ origin, port }: Target, path: string) =>
  new URL(path, port === null ? origin : `${new URL(origin).protocol}//127.0.0.1:${port}`).href;

/**
 * Requests per second with wrk, one thread and 32 connections; the median of three runs of 6 s.
 * @throws Error if a response isn't successful
 */
export function requestsPerSecond(target: Target, path: string): number {
  const headers = [`Host: ${new URL(target.origin).host}`, "Accept-Encoding: br, gzip", "Accept: image/avif,*/*"];
  const options = [`-t1`, `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...headers.flatMap((header) => ["-H", header])];
  const runs = Array.from({ length: RUNS }, () => {
    const { stdout } = spawnSync("wrk", [...options, addressOf(target, path)], { encoding: "utf8" });
    const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
    if (!rate || stdout.includes("Non-2xx")) throw new Error(`wrk got no successful responses for ${path}:\n${stdout}`);
    return Number(rate);
  });
  return median(runs);
}

/** The front page's first picture; null without one. */
export function findPicture(target: Target): string | null {
  const host = new URL(target.origin).host;
  const { stdout } = spawnSync("curl", ["-sk", "-H", `Host: ${host}`, addressOf(target, target.front)], {
    encoding: "utf8",
    maxBuffer: 16 * 1024 * 1024,
  });
  const [, source] = /<img[^>]*\ssrc="([^"]+)"/.exec(stdout) ?? [];
  return source ? source.replaceAll("&amp;", "&").replace(target.origin, "") : null;
}
