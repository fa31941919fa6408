import { lookup } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import { connect } from "node:tls";
import { DAY_MS } from "../content/src/process/day.ts";

const CERTIFICATE_DAYS = 14;
const TIMEOUT_MS = 10_000;
const HTTPS_PORT = 443;

/** @returns when the certificate that a host shows ends. @throws Error when it is none for this host */
function certificateOf(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: TIMEOUT_MS }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket
      .once("error", ({ code = "" }: NodeJS.ErrnoException) =>
        reject(
          new Error(`${host} shows no certificate that a browser takes (${code}). The front server's log says why.`),
        ),
      )
      .once("timeout", () => socket.destroy(new Error(`${host} does not answer on port ${port}.`)));
  });
}

/**
 * Goes the way that visitors come: DNS, certificate, and the front server.
 *
 * @returns where the host leads, and for how long its certificate lasts
 * @throws Error whose sentence says what keeps visitors out, or soon will
 */
export async function visitorsWay(publicUrl: string): Promise<string> {
  const { hostname, protocol, port } = new URL(publicUrl);
  const addresses = await lookup(hostname, { all: true }).catch(() => {
    throw new Error(`${hostname} leads nowhere: its DNS entry is missing, or is not known here yet.`);
  });
  const own = Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address));
  const isHere = addresses.some(({ address }) => own.includes(address));
  const where = isHere ? "this server" : "no address that this server knows of: right behind a proxy, else wrong";
  const found = `${hostname} leads to ${addresses.map(({ address }) => address).join(", ")}, ${where}`;
  const end = protocol === "https:" ? await certificateOf(hostname, Number(port) || HTTPS_PORT) : null;
  const days = end && Math.floor((end.getTime() - Date.now()) / DAY_MS);
  if (days !== null && days < CERTIFICATE_DAYS)
    throw new Error(`The certificate ends in ${days} days, and nothing has renewed it.`);
  const url = new URL("/health", publicUrl);
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!answer?.ok) throw new Error(`${url} ${answer ? `answers ${answer.status}` : "does not answer"}.`);
  return days === null ? found : `${found}; its certificate is good for ${days} days`;
}
