// @long tools/moving-in
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fetchFile } from "../../../tools/moving-in/files/fetch-file.ts";
import { isPublicAddress } from "../platform/http/public-address.ts";
import { every } from "../platform/process/every.ts";
import { OldServers } from "./old-servers.ts";

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  running.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Limits scaled down for a test, in the same proportions. */
const SOON = { silenceMs: 300, shortSilenceMs: 100, wastedByOneMs: 3000, wastedByAllMs: 60_000 };

test("an endless file is read only up to the size limit, whatever Content-Length says", async () => {
  const chunk = Buffer.alloc(1_000_000);
  let sent = 0;
  const url = await serve((_, response) => {
    const send = () => {
      while (!response.destroyed && response.write(chunk)) sent += 1;
    };
    response.on("drain", send);
    send();
  });
  const servers = new OldServers({ trusted: [url] });
  await expect(fetchFile(`${url}/endlos.jpg`, {}, servers)).rejects.toThrow("ist größer als 200 MB");
  expect(sent).toBeLessThan(400);
});

test("an unresponsive server gets only a few timeouts in total, however many files it has", async () => {
  let asked = 0;
  const url = await serve(() => {
    asked += 1;
  });
  const waited: (string | null)[] = [];
  const servers = new OldServers({ trusted: [url], limits: SOON, onWait: (host) => waited.push(host) });
  for (let file = 0; file < 500; file += 1) {
    await expect(fetchFile(`${url}/${file}.jpg`, {}, servers)).rejects.toThrow(/antwortet nicht/);
  }
  expect(asked).toBeLessThan(10);
});

test("a server that sends its file byte by byte is abandoned", async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { "content-length": 1000 });
    response.on(
      "close",
      every("drops", 50, async () => void response.write("x")),
    );
  });
  const servers = new OldServers({ trusted: [url], limits: { ...SOON, wastedByOneMs: 500 } });
  await expect(fetchFile(`${url}/1.jpg`, {}, servers)).rejects.toThrow(/ist abgebrochen/);
  await expect(fetchFile(`${url}/2.jpg`, {}, servers)).rejects.toThrow("wird nicht mehr gewartet");
});

test("no address in the private network is requested, by address, name or redirect, unless the user gave it", async () => {
  let asked = 0;
  const inside = await serve((_, response) => {
    asked += 1;
    response.end("geheim");
  });
  const { port } = new URL(inside);
  const old = await serve((_, response) => response.writeHead(302, { location: inside }).end());
  const servers = new OldServers({ trusted: [old] });
  for (const url of [
    inside,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
    old,
  ]) {
    await expect(servers.ask(url), url).rejects.toThrow("liegt im eigenen Netz");
  }
  expect(asked).toBe(0);
  expect(await (await new OldServers({ trusted: [old, inside] }).ask(old)).text()).toBe("geheim");
});

test.each([
  ["10.1.2.3", "172.16.0.1", "192.168.1.5", "169.254.169.254", "100.64.0.1", "0.0.0.0", "255.255.255.255", "224.0.0.1"],
  ["::1", "::", "fe80::1%eth0", "fd00::1", "fec0::1", "64:ff9b::a00:1", "2002:a00:1::", "::ffff:10.0.0.1", "kein.Name"],
])("%s and the like are not public addresses", (...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
  expect(["1.1.1.1", "2606:4700::1111"].filter(isPublicAddress)).toHaveLength(2);
});

test("redirects are limited, and a token is only sent to its own server", async () => {
  const tokens: (string | undefined)[] = [];
  const other = await serve((request, response) => {
    tokens.push(request.headers.authorization);
    response.end("da");
  });
  const old: string = await serve((request, response) => {
    tokens.push(request.headers.authorization);
    response.writeHead(302, { location: request.url === "/weiter" ? other : "/immer" }).end();
  });
  const servers = new OldServers({ trusted: [old, other] });
  const headers = { authorization: "Bearer x" };
  expect(await (await servers.ask(`${old}/weiter`, { headers })).text()).toBe("da");
  expect(tokens).toEqual(["Bearer x", undefined]);
  await expect(servers.ask(`${old}/immer`)).rejects.toThrow("leitet im Kreis");
});

test("a temporary error is retried; a file larger than Content-Length says is refused as such", async () => {
  let asked = 0;
  const url = await serve((_, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 500 : 200).end("x");
  });
  expect((await fetchFile(`${url}/a.jpg`, {}, new OldServers({ trusted: [url] }))).data.toString()).toBe("x");
  expect(asked).toBe(3);
});
