/**
 * The rules of the HTTP Observatory (developer.mozilla.org/observatory, "Tests and scoring"), as far as one answer over
 * https can meet or break them. Every rule has one outcome, every outcome its published modifier.
 */
const MODIFIERS = {
  "csp-implemented-with-no-unsafe-default-src-none": 10,
  "csp-implemented-with-no-unsafe": 5,
  "csp-implemented-with-unsafe-inline-in-style-src-only": 0,
  "csp-implemented-with-insecure-scheme-in-passive-content-only": -10,
  "csp-implemented-with-unsafe-eval": -10,
  "csp-implemented-with-unsafe-inline": -20,
  "csp-implemented-with-insecure-scheme": -20,
  "csp-not-implemented": -25,
  "cookies-not-found": 0,
  "cookies-secure-with-httponly-sessions-and-samesite": 5,
  "cookies-secure-with-httponly-sessions": 0,
  "cookies-without-secure-flag-but-protected-by-hsts": -5,
  "cookies-without-secure-flag": -20,
  "cross-origin-resource-sharing-not-implemented": 0,
  "cross-origin-resource-sharing-implemented-with-public-access": 0,
  "cross-origin-resource-sharing-implemented-with-universal-access": -50,
  "redirection-not-needed-no-http": 0,
  "redirection-to-https": 0,
  "redirection-not-to-https": -20,
  "redirection-missing": -20,
  "referrer-policy-private": 5,
  "referrer-policy-not-implemented": 0,
  "referrer-policy-unsafe": -5,
  "hsts-implemented-max-age-at-least-six-months": 0,
  "hsts-implemented-max-age-less-than-six-months": -10,
  "hsts-not-implemented": -20,
  "sri-not-implemented-response-not-html": 0,
  "sri-not-implemented-but-no-scripts-loaded": 0,
  "sri-implemented-and-all-scripts-loaded-securely": 5,
  "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": 0,
  "sri-not-implemented-but-external-scripts-loaded-securely": -5,
  "sri-not-implemented-and-external-scripts-not-loaded-securely": -50,
  "x-content-type-options-nosniff": 0,
  "x-content-type-options-not-implemented": -5,
  "x-frame-options-implemented-via-csp": 5,
  "x-frame-options-sameorigin-or-deny": 5,
  "x-frame-options-not-implemented": -20,
  "cross-origin-resource-policy-implemented-with-same-origin": 10,
  "cross-origin-resource-policy-implemented-with-same-site": 10,
  "cross-origin-resource-policy-implemented-with-cross-origin": 0,
  "cross-origin-resource-policy-not-implemented": 0,
  "cross-origin-resource-policy-header-invalid": -5,
} as const;

export type Outcome = keyof typeof MODIFIERS;

/** What is judged: an answer's headers, its text, and where the same address leads to by http. */
export type Judged = { headers: Headers; html: string; httpRedirect: string | null };

const BASE = 100;

/** Bonuses count only for who has lost no more than this without them. */
const BONUS_FROM = 90;

const SIX_MONTHS_S = 15_552_000;
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/** The score of an answer (A+ from 100), and what every rule came to. */
export function observatory(judged: Judged): { score: number; outcomes: Outcome[] } {
  const outcomes = [
    contentSecurityPolicy(judged),
    cookies(judged),
    crossOriginResourceSharing(judged),
    redirection(judged),
    referrerPolicy(judged),
    strictTransportSecurity(judged),
    subresourceIntegrity(judged),
    contentTypeOptions(judged),
    frameOptions(judged),
    crossOriginResourcePolicy(judged),
  ];
  const modifiers = outcomes.map((outcome) => MODIFIERS[outcome]);
  const sum = (some: number[]) => some.reduce((total, each) => total + each, 0);
  const withoutBonus = BASE + sum(modifiers.filter((modifier) => modifier < 0));
  const bonus = sum(modifiers.filter((modifier) => modifier > 0));
  return { score: Math.max(0, withoutBonus) + (withoutBonus >= BONUS_FROM ? bonus : 0), outcomes };
}

function directives(headers: Headers): Map<string, string[]> {
  const parts = (headers.get("content-security-policy") ?? "").toLowerCase().split(";");
  return new Map(parts.map((part) => part.trim().split(/\s+/)).map(([name = "", ...values]) => [name, values]));
}

function contentSecurityPolicy({ headers }: Judged): Outcome {
  if (!headers.has("content-security-policy")) return "csp-not-implemented";
  const policy = directives(headers);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const insecure = (name: string) => sourcesOf(name).some((source) => /^(?:http|ftp):/.test(source));
  const broad = (name: string) => sourcesOf(name).some((source) => ["*", "https:", "http:", "data:"].includes(source));
  const inline = (name: string) => sourcesOf(name).includes("'unsafe-inline'");
  if (insecure("script-src") || insecure("style-src") || insecure("connect-src")) {
    return "csp-implemented-with-insecure-scheme";
  }
  if (inline("script-src") || broad("script-src") || broad("object-src")) return "csp-implemented-with-unsafe-inline";
  if (sourcesOf("script-src").includes("'unsafe-eval'")) return "csp-implemented-with-unsafe-eval";
  if (insecure("img-src") || insecure("media-src")) {
    return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  }
  if (inline("style-src") || broad("style-src")) return "csp-implemented-with-unsafe-inline-in-style-src-only";
  return policy.get("default-src")?.join() === "'none'"
    ? "csp-implemented-with-no-unsafe-default-src-none"
    : "csp-implemented-with-no-unsafe";
}

function cookies({ headers }: Judged): Outcome {
  const set = headers.getSetCookie();
  if (set.length === 0) return "cookies-not-found";
  if (set.some((cookie) => !/;\s*secure/i.test(cookie))) {
    return headers.has("strict-transport-security")
      ? "cookies-without-secure-flag-but-protected-by-hsts"
      : "cookies-without-secure-flag";
  }
  return set.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie))
    ? "cookies-secure-with-httponly-sessions-and-samesite"
    : "cookies-secure-with-httponly-sessions";
}

function crossOriginResourceSharing({ headers }: Judged): Outcome {
  const allowed = headers.get("access-control-allow-origin");
  if (allowed === null) return "cross-origin-resource-sharing-not-implemented";
  return headers.get("access-control-allow-credentials") === "true"
    ? "cross-origin-resource-sharing-implemented-with-universal-access"
    : "cross-origin-resource-sharing-implemented-with-public-access";
}

function redirection({ httpRedirect }: Judged): Outcome {
  if (httpRedirect === null) return "redirection-missing";
  return httpRedirect.startsWith("https:") ? "redirection-to-https" : "redirection-not-to-https";
}

function referrerPolicy({ headers }: Judged): Outcome {
  const policy = headers.get("referrer-policy");
  if (policy === null) return "referrer-policy-not-implemented";
  return PRIVATE_REFERRERS.includes(policy) ? "referrer-policy-private" : "referrer-policy-unsafe";
}

function strictTransportSecurity({ headers }: Judged): Outcome {
  const age = /max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1];
  if (age === undefined) return "hsts-not-implemented";
  return Number(age) >= SIX_MONTHS_S
    ? "hsts-implemented-max-age-at-least-six-months"
    : "hsts-implemented-max-age-less-than-six-months";
}

function subresourceIntegrity({ headers, html }: Judged): Outcome {
  if (!headers.get("content-type")?.startsWith("text/html")) return "sri-not-implemented-response-not-html";
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  if (scripts.length === 0) return "sri-not-implemented-but-no-scripts-loaded";
  if (scripts.every(([tag]) => tag.includes("integrity="))) return "sri-implemented-and-all-scripts-loaded-securely";
  const foreign = scripts.filter(([, src = ""]) => !/^\/(?!\/)/.test(src));
  if (foreign.length === 0) return "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
  return foreign.every(([, src = ""]) => src.startsWith("https:"))
    ? "sri-not-implemented-but-external-scripts-loaded-securely"
    : "sri-not-implemented-and-external-scripts-not-loaded-securely";
}

function contentTypeOptions({ headers }: Judged): Outcome {
  return headers.get("x-content-type-options") === "nosniff"
    ? "x-content-type-options-nosniff"
    : "x-content-type-options-not-implemented";
}

function frameOptions({ headers }: Judged): Outcome {
  const ancestors = directives(headers).get("frame-ancestors");
  if (ancestors && !ancestors.includes("*")) return "x-frame-options-implemented-via-csp";
  return /^(?:deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "")
    ? "x-frame-options-sameorigin-or-deny"
    : "x-frame-options-not-implemented";
}

function crossOriginResourcePolicy({ headers }: Judged): Outcome {
  const policy = headers.get("cross-origin-resource-policy");
  switch (policy) {
    case null:
      return "cross-origin-resource-policy-not-implemented";
    case "same-origin":
    case "same-site":
    case "cross-origin":
      return `cross-origin-resource-policy-implemented-with-${policy}`;
    default:
      return "cross-origin-resource-policy-header-invalid";
  }
}
