import { expect, test } from "vitest";
import { pages, projects, references, services, siteSettings } from "../../../tools/demo/agency/index.ts";

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

const TEXTS = textsIn([services, references, pages, projects.map(({ createdAt, ...texts }) => texts)]);

test("every price in the demo is marked as net, and the site says for whom (PAngV, §§ 1 and 3)", () => {
  const prices = TEXTS.flatMap((text) => text.match(/\d[\d.]*\s(?:Euro|€)\s?[\p{L}]*/gu) ?? []);
  expect(prices.length).toBeGreaterThanOrEqual(5);
  expect(prices.filter((price) => !price.endsWith(" netto"))).toEqual([]);
  expect(siteSettings.priceNote).toMatch(/Unternehmen.*Nettopreise zuzüglich Umsatzsteuer/);
});

test("numbers of more than three digits are formatted alike, except for years and addresses", () => {
  const long = TEXTS.filter((text) => !text.includes("http")).flatMap(
    (text) => text.match(/(?<![\d.\w-])\d{4,}\b/g) ?? [],
  );
  expect(long.filter((number) => !/^(?:19|20)\d\d$/.test(number))).toEqual([]);
});
