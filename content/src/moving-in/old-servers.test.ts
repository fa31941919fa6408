// @long tools/moving-in
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fetchFile } from "../../../tools/moving-in/files/fetch-file.ts";
import { isPublicAddress } from "../http/public-address.ts";
import { every } from "../process/every.ts";
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

/** Limits of a test's length, in the same order of size to each other. */
const SOON = { silenceMs: 300, shortSilenceMs: 100, wastedByOneMs: 3000, wastedByAllMs: 60_000 };

test("a file that never ends is read no further than a file may be long, whatever its server says of it", async () => {
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

test("a server that takes connections and says nothing is waited for a few times in all, however many files it has", async () => {
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

test("a server that sends its file drop by drop is given up", async () => {
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

test("nothing within the own network is asked, by address, by name or by a redirect, unless its address was given", async () => {
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
])("%s and the like are no addresses of the Internet", (...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
  expect(["1.1.1.1", "2606:4700::1111"].filter(isPublicAddress)).toHaveLength(2);
});

test("redirects end, and a token goes to the server it is for alone", async () => {
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

test("what answers with an error at first is asked again; a file larger than its server said is refused as such", async () => {
  let asked = 0;
  const url = await serve((_, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 500 : 200).end("x");
  });
  expect((await fetchFile(`${url}/a.jpg`, {}, new OldServers({ trusted: [url] }))).data.toString()).toBe("x");
  expect(asked).toBe(3);
});
