import { expect, test } from "vitest";
import { type OldServers, ServerUnavailable } from "../../../content/src/moving-in/old-servers.ts";
import { originOf } from "./visitor.ts";

/** Servers that respond with a redirect, with a page, or not at all. */
function answering(answers: Record<string, string | null>): OldServers {
  const ask = async (url: string) => {
    const location = answers[url];
    if (location === undefined) throw new ServerUnavailable("antwortet nicht");
    return location === null ? new Response("") : new Response("", { status: 301, headers: { location } });
  };
  return { ask } as unknown as OldServers;
}

test.each([
  ["https://alt.example", { "https://alt.example/": null }, "https://alt.example"],
  [
    "https://alt.example",
    { "https://alt.example/": "https://www.alt.example/", "https://www.alt.example/": null },
    "https://www.alt.example",
  ],
  [
    "http://www.alt.example/seite",
    { "http://www.alt.example/": "https://alt.example/", "https://alt.example/": "/start/" },
    "https://alt.example",
  ],
  ["https://alt.example", { "http://alt.example/": null }, "http://alt.example"],
  ["https://alt.example", { "https://alt.example/": "https://neu.example/" }, "https://alt.example"],
  ["https://alt.example", {}, "http://alt.example"],
] as [string, Record<string, string | null>, string][])(
  "%s is resolved to its own spelling",
  async (address, answers, origin) => {
    expect(await originOf(address, answering(answers))).toBe(origin);
  },
);
