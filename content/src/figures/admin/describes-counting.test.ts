import { expect, test } from "vitest";
import { describesCounting } from "./describes-counting.ts";

test("a public privacy policy that says nothing of the counting of views is noticed", () => {
  const said = (content: string | null, _status: "published" | "draft" = "published") =>
    describesCounting({ content, _status });
  expect(said("## Analyse\n\nWir werten nichts aus.")).toBe(false);
  expect(said("Außerdem zählen wir für 10 Minuten, wie viele Nachrichten von einem Anschluss kommen.")).toBe(false);
  expect(said(null)).toBe(false);
  expect(said("## Analyse\n\n{{Analyse}}")).toBe(true);
  expect(said("Wir zählen Aufrufe auf unserem Server.")).toBe(true);
  expect(said(null, "draft")).toBe(true);
});
