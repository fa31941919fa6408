import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const SCRIPT_PATH = "/faults-of-the-page.js";

/**
 * First in every page: reports the page's errors. WebKit's driver doesn't report the console. The delay drops the errors of
 * loads that a navigation cuts short: the page is gone by then.
 */
const SCRIPT = `(() => {
  const send = (fault) => navigator.sendBeacon("${SCRIPT_PATH}", location.pathname + ": " + fault);
  const tell = (fault) => setTimeout(send, 250, fault);
  for (const kind of ["error", "warn"]) {
    const original = console[kind];
    console[kind] = (...words) => { tell("console: " + words.join(" ")); original.apply(console, words); };
  }
  addEventListener("error", ({ target, message }) =>
    tell(target === window ? "uncaught: " + message : "not loaded: " + (target.currentSrc || target.src || target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => {
    // WebKit's own promise of a page transition that the next navigation has cut short.
    if (!/view transition/.test(reason)) tell("unhandled: " + reason);
  });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell("policy: " + violatedDirective + " " + blockedURI));
})();`;

/** The site as the engines see it, and its pages' errors since the last call. */
export type ObservedSite = {
  url: string;
  takeFaults: () => string[];
  /** Holds requests whose address has this prefix until the returned function is called. */
  hold: (path: string) => () => void;
  end: () => void;
};

/** A proxy for the site; its pages get an additional script from their own address, as the policy requires. */
export async function observeSite(siteUrl: string): Promise<ObservedSite> {
  const faults: string[] = [];
  let held: { path: string; until: Promise<void> } | null = null;

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (held && asked.url?.startsWith(held.path)) await held.until;
    const headers = { ...asked.headers };
    if (asked.headers["sec-fetch-dest"] === "document" || /text\/html/.test(asked.headers.accept ?? "")) {
      headers["accept-encoding"] = "identity";
    }
    const forwarded = request(new URL(asked.url ?? "/", siteUrl), { method: asked.method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, withoutLength(response.headers));
      if (!/^text\/html/.test(response.headers["content-type"] ?? "") || headers["accept-encoding"] !== "identity") {
        response.pipe(answer);
        return;
      }
      let page = "";
      response.setEncoding("utf8").on("data", (chunk) => (page += chunk));
      response.on("end", () => answer.end(page.replace("<head>", `<head><script src="${SCRIPT_PATH}"></script>`)));
    });
    forwarded.on("error", () => answer.destroy());
    asked.pipe(forwarded);
  }

  const server = createServer((asked, answer) => {
    if (asked.url !== SCRIPT_PATH) return void pass(asked, answer);
    if (asked.method === "GET") return answer.setHeader("content-type", "text/javascript").end(SCRIPT);
    let fault = "";
    asked.setEncoding("utf8").on("data", (chunk) => (fault += chunk));
    asked.on("end", () => {
      faults.push(fault);
      answer.writeHead(204).end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeFaults: () => faults.splice(0),
    hold: (path) => {
      let release = () => {};
      held = { path, until: new Promise((resolve) => (release = resolve)) };
      return () => {
        held = null;
        release();
      };
    },
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function withoutLength({ "content-length": _, ...headers }: IncomingMessage["headers"]): IncomingMessage["headers"] {
  return headers;
}
