import { vi } from "vitest";
import { freePort } from "../apps.ts";
import { askFront, HOST } from "./ask.ts";
import { startCaddy } from "./caddy.ts";
import { makeCertificate } from "./certificate.ts";
import { type Engine, isInstalled } from "./engine.ts";
import { startNginx, writeNginx } from "./nginx.ts";

/** A front server for one site, with its https port and certificate. */
export type Front = Engine & { port: number; ca: string };

type Options = { folder: string; site: number; cacheDir?: string };

async function behindNginx({ site, ...options }: Options): Promise<Front> {
  const ports = { https: await freePort(), http: await freePort() };
  const certificate = makeCertificate(options.folder, [HOST]);
  const all = { ...options, ports, sites: [site], certificate };
  return { ...(await startNginx(writeNginx(all), all)), port: ports.https, ca: certificate.text };
}

async function behindCaddy(options: Options): Promise<Front> {
  const ports = { https: await freePort(), http: await freePort() };
  const front = { ...(await startCaddy({ ...options, ports })), port: ports.https };
  await vi.waitFor(() => askFront(front, "/"), { interval: 100, timeout: 120_000 }); // needs a certificate first
  return front;
}

const ALL: [program: string, start: (options: Options) => Promise<Front>][] = [
  ["nginx", behindNginx],
  ["caddy", behindCaddy],
];

/** The shipped front servers that this machine has. */
export const FRONTS = ALL.filter(([program]) => isInstalled(program));
