import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { FORWARDED_HEADERS, FORWARDED_SIGNATURE_HEADER, isForwardedBySite } from "@schaufenster/contract/forwarded";
import ipaddr from "ipaddr.js";

/** `next start` listens on all interfaces unless it is given one of these. */
const ADDRESS_OPTION = /^(?:-H|--hostname)(?:$|=|[^-])/;

/** Headers that content would believe, and that only the site may send. */
const CLAIMS = [...FORWARDED_HEADERS, "forwarded", "x-real-ip", "x-forwarded-port", FORWARDED_SIGNATURE_HEADER];

/**
 * Keeps every HTTP server of this process to loopback, unless the command that started it names an address: connections
 * that come in by another are closed at once. And takes from strangers what only the site may say: who asked, by which
 * host and protocol. An upgrade to another protocol, which Next would leave open without an answer, is a request like any
 * other; only the development server has a use for one.
 *
 * @param secretOf the secret that site and content share, as soon as it is known
 */
export function keepOutStrangers(
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

/** Believes forwarded headers from this machine or with the site's signature; else sets the peer's address. */
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
