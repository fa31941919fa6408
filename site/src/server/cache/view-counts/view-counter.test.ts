import { REFERRERS_MAX } from "@schaufenster/contract/figures";
import { expect, test } from "vitest";
import { type Counted, Tally } from "./tally.ts";
import { ViewCounter } from "./view-counter.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** A person who follows a link to the site. */
const VISIT = { host: "www.agentur.example", accept: "text/html,*/*;q=0.8", "user-agent": FIREFOX };

const reader = (headers: Record<string, string>) => (name: string) => headers[name];

function counter(isOn = true) {
  const counted: Counted[] = [];
  const views = new ViewCounter({ add: (each) => counted.push(...each), isOn: () => isOn, ownHost: "agentur.example" });
  return { views, counted };
}

const kind = (headers: Record<string, string>, method = "GET") =>
  counter().views.kindOf(method, reader({ ...VISIT, ...headers }));

test("opening a page counts as a view", () => {
  expect(kind({})).toBe("view");
  expect(kind({ "sec-fetch-dest": "document", "sec-gpc": "0", cookie: "XSRF-TOKEN=x" })).toBe("view");
});

test.each([
  ["a robot's", { "user-agent": GOOGLEBOT }],
  ["a program's", { "user-agent": "curl/8.5.0" }],
  ["one that does not say what browser it is", { "user-agent": "" }],
  ["one that takes anything, as scanners do", { accept: "*/*" }],
  ["one within a frame", { "sec-fetch-dest": "iframe" }],
  ["a script's", { "sec-fetch-dest": "empty" }],
  ["one of a visitor who sends Do Not Track", { dnt: "1" }],
  ["one of a visitor who sends Global Privacy Control", { "sec-gpc": "1" }],
  ["one of an editor who is signed in", { cookie: "a=b; payload-token=x" }],
  ["one that is rendered ahead", { "sec-purpose": "prefetch;prerender" }],
  ["one that is loaded ahead by an older browser", { "x-moz": "prefetch;x" }],
])("%s request is not a view", (_, headers) => {
  expect(kind(headers)).toBe("none");
});

test("a HEAD request is not a view, and nothing counts while the agency has statistics off", () => {
  expect(kind({}, "HEAD")).toBe("none");
  const { views } = counter(false);
  expect(views.kindOf("GET", reader(VISIT))).toBe("none");
  expect(views.isShown("GET", reader(VISIT))).toBe(false);
});

test("a prefetched page counts once, when it is shown, and without a referrer", () => {
  expect(kind({ "sec-purpose": "prefetch", "sec-fetch-dest": "document" })).toBe("ahead");
  const { views, counted } = counter();
  const shown = { ...VISIT, "sec-purpose": "prefetch", "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" };
  expect(views.isShown("GET", reader(shown))).toBe(true);
  expect(views.isShown("GET", reader({ ...shown, "sec-fetch-site": "cross-site" }))).toBe(false);
  views.countShown("project/12", reader({ ...shown, referer: "https://other.example/" }));
  expect(counted).toEqual([
    { kind: "page", name: "project/12" },
    { kind: "device", name: "desktop" },
  ]);
});

test("pages of a list count as one page, and a phone is recognized by its client hint or its name", () => {
  const { views, counted } = counter();
  views.countRequest("projects/2", reader({ ...VISIT, "user-agent": IPHONE }));
  views.countRequest("category/3/4", reader({ ...VISIT, "sec-ch-ua-mobile": "?1" }));
  views.countRequest("project/3", reader({ ...VISIT, "user-agent": IPHONE, "sec-ch-ua-mobile": "?0" }));
  expect(counted.map(({ name }) => name)).toEqual([
    ...["projects", "phone"],
    ...["category/3", "phone"],
    ...["project/3", "desktop"],
  ]);
});

test.each([
  ["https://www.suche.example/?q=geheim", ["suche.example"]],
  ["http://Blog.Beispiel.example:8080/a/b", ["blog.beispiel.example"]],
  ["https://müller.example/", ["xn--mller-kva.example"]],
  ["https://www.agentur.example/projekte", []],
  ["https://agentur.example/", []],
  ["android-app://com.example.mail/", []],
  ["https://[::1]/", []],
  [`https://${"a".repeat(60)}.${"b".repeat(60)}.example/`, []],
  ["nonsense", []],
])("of %s only the host is recorded, and nothing for the site's own pages", (referer, hosts) => {
  const { views, counted } = counter();
  views.countRequest("landing", reader({ ...VISIT, referer }));
  expect(counted.filter((each) => each.kind === "referrer").map(({ name }) => name)).toEqual(hosts);
});

test("sums are per day in Germany, and made-up hosts can't make them grow", () => {
  const tally = new Tally();
  tally.add({ kind: "page", name: "landing" }, new Date("2026-11-21T22:59:59Z"));
  tally.add({ kind: "page", name: "landing" }, new Date("2026-11-21T23:00:00Z"));
  tally.add({ kind: "page", name: "landing" }, new Date("2026-11-22T12:00:00Z"));
  expect(tally.sums()).toEqual([
    { kind: "page", name: "landing", day: "2026-11-21", views: 1 },
    { kind: "page", name: "landing", day: "2026-11-22", views: 2 },
  ]);
  const noon = new Date("2026-11-22T12:00:00Z");
  for (let each = 0; each < REFERRERS_MAX + 50; each += 1) {
    tally.add({ kind: "referrer", name: `h${each}.example` }, noon);
  }
  const hosts = tally.sums().filter((sum) => sum.kind === "referrer");
  expect(hosts).toHaveLength(REFERRERS_MAX + 1);
  expect(hosts.at(-1)).toEqual({ kind: "referrer", name: "*", day: "2026-11-22", views: 50 });
});
