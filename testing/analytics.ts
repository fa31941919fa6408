import { createServer } from "node:http";
import { listen } from "../site/testing/listen.ts";

/**
 * A fake of Matomo's script with the documented commands that the site uses. It sends one request for the page view and
 * one for each click.
 */
const MATOMO_SCRIPT = `(() => {
  let url, consented = false, required = false;
  const send = (what) => {
    if (required && !consented) return;
    document.cookie = "_pk_id.1.1fff=1; Path=/; SameSite=Strict";
    document.cookie = "_pk_ses.1.1fff=1; Path=/; SameSite=Strict";
    new Image().src = url + "?" + what;
  };
  const commands = {
    requireConsent: () => { required = true; },
    setConsentGiven: () => { consented = true; },
    forgetConsentGiven: () => { consented = false; document.cookie = "mtm_consent_removed=1; Path=/"; },
    setTrackerUrl: (value) => { url = value; },
    trackPageView: () => send("page"),
    enableLinkTracking: () => addEventListener("pointerdown", () => send("press")),
  };
  const run = ([name, ...values]) => commands[name]?.(...values);
  window._paq.forEach(run);
  window._paq = { push: run };
})();`;

/** The same for Google's: consent mode, its opt-out switch, and commands only as arguments objects, as documented. */
export const GOOGLE_SCRIPT = `(() => {
  let consented = false;
  let id;
  const send = (what) => {
    if (window["ga-disable-" + id] || !consented) return;
    document.cookie = "_ga=1; Path=/; SameSite=Strict";
    document.cookie = "_ga_AB12CD34EF=1; Path=/; SameSite=Strict";
    navigator.sendBeacon("https://region1.google-analytics.com/g/collect?" + what);
  };
  const run = (command) => {
    if (Object.prototype.toString.call(command) !== "[object Arguments]") throw new Error("not understood");
    const [name, first, settings] = command;
    if (name === "consent" && settings.analytics_storage) consented = settings.analytics_storage === "granted";
    if (name === "consent" && settings.ad_storage === "granted") throw new Error("advertising was never agreed to");
    if (name === "config") {
      if (!settings.anonymize_ip) throw new Error("the address is not anonymised");
      id = first;
      send("page");
    }
    if (name === "event") send(first);
  };
  window.dataLayer.forEach(run);
  const { dataLayer } = window;
  dataLayer.push = (command) => run(command);
  addEventListener("click", () => send("click"));
})();`;

/** A Matomo on loopback that records its requests. */
export async function startCollector() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    requests.push(path);
    const isScript = path.endsWith(".js");
    response.writeHead(isScript ? 200 : 204, isScript ? { "content-type": "text/javascript" } : {});
    response.end(isScript ? MATOMO_SCRIPT : undefined);
  });
  return { ...(await listen(server)), requests };
}
