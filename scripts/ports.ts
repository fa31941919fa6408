import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { StartError } from "../content/src/platform/process/exit-codes.ts";

const HIGHEST = 65_535;

/** @throws StartError unless it is a valid port */
export function portNumber(name: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= HIGHEST) return port;
  throw new StartError(`${name}=${text} is not possible: it must be a whole number from 1 to ${HIGHEST}.`);
}

/**
 * Checks that both apps can listen before either is started.
 *
 * @param host of the site; undefined: all interfaces
 * @throws StartError that names the port and says what to do
 */
export async function checkPorts({ PORT, CONTENT_PORT, HOST }: NodeJS.ProcessEnv): Promise<void> {
  if (PORT === CONTENT_PORT) {
    throw new StartError(`PORT and CONTENT_PORT are both ${PORT}. Each app needs one of its own.`);
  }
  await checkPort("PORT", Number(PORT), HOST || undefined);
  await checkPort("CONTENT_PORT", Number(CONTENT_PORT), "127.0.0.1");
}

async function checkPort(name: string, port: number, host: string | undefined): Promise<void> {
  const code = await refusalOf(port, host);
  if (code) throw new StartError(describe(code, name, port, host));
}

export const isFree = async (port: number, host?: string): Promise<boolean> =>
  (await refusalOf(port, host)) !== "EADDRINUSE";

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Listens for a moment. @returns the error code; null if it works */
async function refusalOf(port: number, host: string | undefined): Promise<string | null> {
  const server = createServer();
  try {
    server.listen({ port, host });
    await once(server, "listening");
  } catch (error) {
    return (error as { code?: string }).code ?? "unknown";
  }
  server.close();
  await once(server, "close");
  return null;
}

function describe(code: string, name: string, port: number, host: string | undefined): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} (${name}) is in use by another program. Stop that one, or choose another port, for example ${name}=${port + 100}.`;
  }
  if (code === "EACCES") {
    return `This user may not listen on port ${port} (${name}). Choose one above 1023 and put a proxy in front.`;
  }
  return `HOST=${host} is not possible: this machine cannot listen on that address (${code}). Correct it, or leave it out for all.`;
}
