import { request } from "node:https";

export const HOST = "www.example.org";

export type Answer = {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
};

export type Question = {
  method?: string;
  headers?: Record<string, string>;
  /** With a Content-Length header the request is only started. */
  body?: string | Buffer;
  /** The visitor's address, as set by a proxy in front. */
  from?: string;
  host?: string;
};

/**
 * One https request to a front server on loopback with a known certificate, on its own connection.
 * @throws Error if there is no response, or the certificate is different
 */
export function askFront(
  { port, ca }: { port: number; ca: string },
  path: string,
  { method = "GET", headers = {}, body, from = "203.0.113.1", host = HOST }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { host, "x-real-ip": from, ...headers };
    const options = { port, ca, servername: host, host: "127.0.0.1", path, method, headers: sent, agent: false };
    const asked = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        asked.destroy();
      });
    });
    asked.on("error", reject);
    if ("content-length" in headers) asked.write(body ?? " ");
    else asked.end(body);
  });
}
