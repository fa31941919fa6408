import { readdirSync, readFileSync } from "node:fs";

/** A request to a real Strapi 4.26 and its response; see site/testing/fixtures/strapi4. */
export type Recording = {
  request: { method: string; path: string; body?: { operationName?: string; variables?: Record<string, unknown> } };
  response: { status: number; headers: Record<string, string>; body: unknown };
};

const FOLDER = new URL("./fixtures/strapi4/", import.meta.url);

export function recording(name: string): Recording {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8"));
}

export function recordings(): Recording[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .map((file) => recording(file.replace(".json", "")));
}

export function recordedData<Query>(name: string): Query {
  return (recording(name).response.body as { data: Query }).data;
}
