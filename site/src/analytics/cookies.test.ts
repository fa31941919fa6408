import { expect, test } from "vitest";
import { hasAnalyticsCookies, removals } from "./cookies.ts";

const OWN = "cookie-consent-settings=%7B%7D; XSRF-TOKEN=1; x_ga=2";

test("withdrawing consent removes every analytics cookie on any host, and no other cookie", () => {
  const cookies = `_ga=GA1.1.2; ${OWN}; _ga_AB12CD34EF=GS1; _pk_id.1.1fff=3; _pk_ses.1.1fff=1; mtm_consent_removed=4`;
  expect(hasAnalyticsCookies(cookies)).toBe(true);
  const removed = removals(cookies, "www.musterlicht.example");
  for (const name of ["_ga", "_ga_AB12CD34EF", "_pk_id.1.1fff", "_pk_ses.1.1fff", "mtm_consent_removed"]) {
    expect(removed.filter((each) => each.startsWith(`${name}=;`))).toEqual([
      `${name}=; Max-Age=0; Path=/`,
      `${name}=; Max-Age=0; Path=/; Domain=www.musterlicht.example`,
      `${name}=; Max-Age=0; Path=/; Domain=musterlicht.example`,
      `${name}=; Max-Age=0; Path=/; Domain=example`,
    ]);
  }
  expect(removed).toHaveLength(5 * 4);
});

test("the site's own cookies aren't analytics cookies", () => {
  expect(hasAnalyticsCookies(OWN)).toBe(false);
  expect(hasAnalyticsCookies("")).toBe(false);
  expect(removals(OWN, "localhost")).toEqual([]);
});
