import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Request, Route } from "@playwright/test";

const page = (response: ServerResponse, status: number, words: string) =>
  response.writeHead(status, { "content-type": "text/html" }).end(`<h1>${words}</h1>`);

/** Responses that aren't the content system's, as front servers, firewalls and bad connections give them. */
const ANSWERS = {
  "401": (response) => page(response, 401, "Unauthorized"),
  "415": (response) => page(response, 415, "Unsupported Media Type"),
  "500": (response) => page(response, 500, "Internal Server Error"),
  "502 with a page": (response) => page(response, 502, "Bad Gateway"),
  "200 with a page": (response) => page(response, 200, "Zugriff gesperrt"),
  "a redirect": (response, siteUrl) => response.writeHead(302, { location: `${siteUrl}/robots.txt` }).end(),
  "an empty body": (response) => response.writeHead(200, { "content-type": "application/json" }).end(),
  "half an answer": (response) =>
    response
      .writeHead(200, { "content-type": "application/json", "content-length": "400" })
      .write('{"message":"ok","doc":{', () => response.destroy()),
} satisfies Record<string, (response: ServerResponse, siteUrl: string) => unknown>;

export type WrongAnswer = keyof typeof ANSWERS;

export const WRONG_ANSWERS = Object.keys(ANSWERS) as WrongAnswer[];

/** Resolves when a request, or its redirect, is over. */
function answered(page: Page, meant: Request): Promise<void> {
  return new Promise((resolve) => {
    function note(request: Request): void {
      if (request.redirectedTo() || (request.redirectedFrom() ?? request) !== meant) return;
      page.off("requestfinished", note).off("requestfailed", note);
      resolve();
    }
    page.on("requestfinished", note).on("requestfailed", note);
  });
}

/** Gives a page wrong responses instead of the content system's. */
export async function wrongAnswers(siteUrl: string) {
  let whole = "";
  const server = createServer((request, response) => {
    if (request.url === "/") {
      response.writeHead(200, { "content-type": "text/x-component", "content-length": whole.length });
      response.write(whole.slice(0, whole.length / 2), () => response.destroy());
      return;
    }
    const name = decodeURIComponent(request.url?.slice(1) ?? "") as WrongAnswer;
    request.resume().on("end", () => ANSWERS[name](response, siteUrl));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    /**
     * Answers the request that `act` sends with a wrong response, and resolves once the page has handled it.
     * @param address a pattern of method and path: `POST /api/users/login`
     */
    async give(on: Page, answer: WrongAnswer, address: RegExp, act: () => Promise<void>): Promise<void> {
      const isMeant = (request: Request) => address.test(`${request.method()} ${new URL(request.url()).pathname}`);
      const over = new Promise<void>((resolve) => {
        void on.route(/.*/, (route) => {
          const request = route.request();
          if (!isMeant(request)) return route.fallback();
          void answered(on, request).then(resolve);
          return route.continue({ url: `http://127.0.0.1:${port}/${encodeURIComponent(answer)}` });
        });
      });
      await act();
      await over;
      await on.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await on.unroute(/.*/);
    },
    /** Responds with the first half of a text, then drops the connection. */
    break(route: Route, text: string): Promise<void> {
      whole = text;
      return route.continue({ url: `http://127.0.0.1:${port}/` });
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
    },
  };
}
