import { lookup } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import { connect } from "node:tls";
import { DAY_MS } from "../process/day.ts";

const CERTIFICATE_DAYS = 14;
const TIMEOUT_MS = 10_000;
const HTTPS_PORT = 443;

/** Why visitors can't reach the site, or soon won't: in English for the command line, in German for the admin. */
export class SiteUnreachable extends Error {
  readonly inGerman: string;

  constructor(message: string, inGerman: string) {
    super(message);
    this.inGerman = inGerman;
  }
}

/** @returns when a host's certificate expires. @throws SiteUnreachable if it isn't valid for this host */
function certificateOf(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: TIMEOUT_MS }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket
      .once("error", (error: NodeJS.ErrnoException) =>
        reject(
          error instanceof SiteUnreachable
            ? error
            : new SiteUnreachable(
                `${host} shows no certificate that a browser takes (${error.code}). The front server's log says why.`,
                `${host} zeigt kein Zertifikat, das ein Browser annimmt (${error.code}). Es kommt von selbst, sobald der Name zu diesem Server führt; sonst sieht, wer den Server betreibt, im Protokoll, woran es liegt.`,
              ),
        ),
      )
      .once("timeout", () =>
        socket.destroy(
          new SiteUnreachable(
            `${host} does not answer on port ${port}.`,
            `${host} antwortet nicht. Führt der Name zu diesem Server? Ob dessen Ports 80 und 443 offen sind, prüft, wer ihn betreibt.`,
          ),
        ),
      );
  });
}

/**
 * Checks the path of visitors' requests: DNS, certificate and front server.
 *
 * @returns where the host resolves to, and how long its certificate is valid
 * @throws SiteUnreachable
 */
export async function checkVisitorAccess(publicUrl: string): Promise<string> {
  const { hostname, protocol, port } = new URL(publicUrl);
  const addresses = await lookup(hostname, { all: true }).catch(() => {
    throw new SiteUnreachable(
      `${hostname} leads nowhere: its DNS entry is missing, or is not known here yet.`,
      `${hostname} führt noch nirgendwohin: Beim Anbieter der Domain fehlt der DNS-Eintrag (A oder AAAA) zu diesem Server, oder er ist noch nicht überall bekannt.`,
    );
  });
  const own = Object.values(networkInterfaces()).flatMap((each = []) => each.map(({ address }) => address));
  const isHere = addresses.some(({ address }) => own.includes(address));
  const where = isHere ? "this server" : "no address that this server knows of: right behind a proxy, else wrong";
  const found = `${hostname} leads to ${addresses.map(({ address }) => address).join(", ")}, ${where}`;
  const end = protocol === "https:" ? await certificateOf(hostname, Number(port) || HTTPS_PORT) : null;
  const days = end && Math.floor((end.getTime() - Date.now()) / DAY_MS);
  if (days !== null && days < CERTIFICATE_DAYS)
    throw new SiteUnreachable(
      `The certificate ends in ${days} days, and nothing has renewed it.`,
      `Das Zertifikat von ${hostname} endet in ${days} Tagen, und nichts hat es erneuert. Das behebt, wer den Server betreibt.`,
    );
  const url = new URL("/health", publicUrl);
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!answer?.ok)
    throw new SiteUnreachable(
      `${url} ${answer ? `answers ${answer.status}` : "does not answer"}.`,
      `Unter ${url.origin} antwortet diese Website nicht. Führt der Name zu diesem Server? Ob dort alles läuft, prüft, wer ihn betreibt.`,
    );
  return days === null ? found : `${found}; its certificate is good for ${days} days`;
}
