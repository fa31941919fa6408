import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { askForVulnerabilities } from "../../scripts/known-vulnerabilities.ts";

/** A registry of our own that npm asks. */
async function startRegistry(answer: RequestListener): Promise<void> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  vi.stubEnv("npm_config_registry", `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  });
}

const advisory = {
  id: 1,
  url: "https://example.org/advisory",
  title: "Reads past the end",
  severity: "high",
  vulnerable_versions: ">0",
};

test("a known vulnerability of a package that runs on servers is named", async () => {
  await startRegistry(({ method }, response) => {
    if (method === "POST") response.end(JSON.stringify({ "range-parser": [advisory] }));
    else response.writeHead(404).end("{}");
  });
  expect(await askForVulnerabilities(60_000)).toMatch(/^WARNING, .*range-parser \(high\)/);
});

test("a registry that knows nothing is reported as such", async () => {
  await startRegistry((_, response) => void response.end("{}"));
  expect(await askForVulnerabilities(60_000)).toBe("none");
});

test.each<[string, RequestListener]>([
  ["refuses to tell", (_, response) => void response.writeHead(405).end("{}")],
  ["is silent", () => {}],
])("a registry that %s holds up nothing", async (_, answer) => {
  await startRegistry(answer);
  expect(await askForVulnerabilities(3000)).toBe("not asked, the registry gave no answer");
});
