import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Limiters } from "../limiters.ts";

/** Upper bounds of the histogram buckets, in s: from a cached page to a visitor who has left. */
const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];

export type Metrics = {
  registry: Registry;
  countRequest: (status: number, ms: number) => void;
  /** From memory, or after the visitor waited. */
  countPage: (from: "cache" | "render") => void;
  /** Includes the time for content. */
  countRender: (ms: number) => void;
};

/** @param limiters read when Prometheus scrapes */
export function createMetrics(limiters: Limiters): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "schaufenster_http_request_seconds",
    help: "Requests and how long their answers took, by class of status.",
    labelNames: ["status"] as const,
    buckets: SECONDS,
    registers,
  });
  const pages = new Counter({
    name: "schaufenster_pages_total",
    help: "Pages given, from the cache or after a render that the visitor waited for.",
    labelNames: ["from"] as const,
    registers,
  });
  const renders = new Histogram({
    name: "schaufenster_render_seconds",
    help: "Renders of pages and how long they took, with the content they asked for.",
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: "schaufenster_queue",
    help: "What runs and what waits, by kind of work.",
    labelNames: ["kind", "state"] as const,
    registers,
    collect() {
      for (const [kind, { running, waiting }] of Object.entries(limiters)) {
        this.set({ kind, state: "running" }, running);
        this.set({ kind, state: "waiting" }, waiting);
      }
    },
  });
  return {
    registry,
    countRequest: (status, ms) => requests.observe({ status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    countPage: (from) => pages.inc({ from }),
    countRender: (ms) => renders.observe(ms / 1000),
  };
}
