import { networkInterfaces } from "node:os";

/** Values of HOST with which a server listens everywhere. */
const EVERYWHERE = ["0.0.0.0", "::"];

const LOOPBACK = /^(?:localhost|127\..*|\[::1\])$/;

/** This site's address for content: HOST if it names one, else loopback, or the machine's first address where content is on another. */
export function ownUrl(host: string | undefined, port: number, contentUrl: string): string {
  if (host && !EVERYWHERE.includes(host)) return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const isHere = LOOPBACK.test(new URL(contentUrl).hostname);
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const outer = addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  return `http://${(!isHere && outer) || "127.0.0.1"}:${port}`;
}
