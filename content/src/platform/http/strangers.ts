import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { FORWARDED_HEADERS, FORWARDED_SIGNATURE_HEADER, isForwardedBySite } from "@schaufenster/contract/forwarded";
import ipaddr from "ipaddr.js";

/** `next start` listens on all interfaces unless it gets one of these. */
const ADDRESS_OPTION = /^(?:-H|--hostname)(?:$|=|[^-])/;

/** Trusted headers that only the site may send. */
const CLAIMS = [...FORWARDED_HEADERS, "forwarded", "x-real-ip", "x-forwarded-port", FORWARDED_SIGNATURE_HEADER];

/**
 * Restricts every HTTP server of this process to loopback, unless its command line names an address: other connections
 * are closed at once. Removes forwarded headers (client, host, protocol) from anyone but the site. Treats an upgrade to
 * another protocol as a normal request, since Next would leave it open without a response; only the development server
 * needs upgrades.
 *
 * @param secretOf the secret that site and content share, as soon as it is known
 */
export function dropUntrustedHeaders(
  secretOf: () => string | undefined = () => process.env.WEBHOOK_SECRET,
  startArguments: string[] = process.argv,
): void {
  if (!startArguments.some((argument) => ADDRESS_OPTION.test(argument))) {
    subscribe("net.server.socket", (message) => {
      const { socket } = message as { socket: Socket };
      if (!isLoopback(socket.localAddress)) socket.destroy();
    });
  }
  subscribe("http.server.request.start", (message) => {
    const { request, socket, server } = message as { request: IncomingMessage; socket: Socket; server: Server };
    if (process.env.NODE_ENV !== "development") server.removeAllListeners("upgrade");
    dropClaims(request.headers, socket.remoteAddress, secretOf());
  });
}

/** Keeps forwarded headers from this machine or with the site's signature; otherwise sets the peer's address. */
export function dropClaims(
  headers: IncomingMessage["headers"],
  peer: string | undefined,
  secret: string | undefined,
): void {
  if (isLoopback(peer) || (secret !== undefined && isForwardedBySite(headers, secret))) return;
  for (const name of CLAIMS) delete headers[name];
  if (peer !== undefined) headers["x-forwarded-for"] = peer;
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}
