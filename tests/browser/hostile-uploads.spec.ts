import type { Page } from "@playwright/test";
import { picture } from "../../content/testing/pictures.ts";
import { administrator, signInByRest } from "../../testing/accounts.ts";
import { expect, test } from "../../testing/test.ts";

/** A JPEG that is a script and a page as well, kept as it is because it needs no change. */
async function polyglot(): Promise<Buffer> {
  const data = await picture(120, 80);
  const text = Buffer.from("*/=1;attacked=1;/*<html><script>parent.attacked=1</script><img src=x onerror=attacked=1>");
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([data.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, text, data.subarray(2)]);
}

/** Uploads a file as the admin does; answers with its address, or with why it was refused. */
async function upload(siteUrl: string, token: string, name: string, type: string, data: Buffer) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(data)], { type }), name);
  form.set("_payload", JSON.stringify({ alternativeText: "Ein Kreis auf rotem Grund" }));
  const response = await fetch(`${siteUrl}/api/media`, {
    method: "POST",
    headers: { authorization: `JWT ${token}` },
    body: form,
  });
  const answer = (await response.json()) as { doc?: { filename: string }; errors?: { message: string }[] };
  return {
    status: response.status,
    path: `/uploads/${answer.doc?.filename}`,
    message: answer.errors?.[0]?.message ?? "",
  };
}

/** Tries to use a file as script, style, frame and object of the page. Resolves when each has loaded or failed. */
function embed(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (src) => {
    const tries: [string, string, object][] = [
      ["script", "src", {}],
      ["script", "src", { type: "module" }],
      ["link", "href", { rel: "stylesheet" }],
      ["iframe", "src", {}],
      ["object", "data", {}],
      ["embed", "src", {}],
      ["img", "src", {}],
    ];
    const done = tries.map(([tag, attribute, more]) => {
      const element = Object.assign(document.createElement(tag), more);
      element.setAttribute(attribute, src);
      document.body.append(element);
      return new Promise((resolve) => {
        for (const name of ["load", "error", "securitypolicyviolation"]) element.addEventListener(name, resolve);
        document.addEventListener("securitypolicyviolation", resolve);
      });
    });
    await Promise.all(done);
  }, path);
}

test("an upload runs nothing, whether it is opened, embedded or named as a script", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/Content Security Policy|MIME type|sandbox|ERR_BLOCKED_BY|^failed: .* csp$/);
  const token = await signInByRest(siteUrl, administrator());
  const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="attacked=1"><script>attacked=1</script></svg>';
  for (const [name, type] of [
    ["x.svg", "image/svg+xml"],
    ["x.html", "text/html"],
    ["x.png", "image/png"],
    ["x.jpg", "image/svg+xml"],
  ] as const) {
    const refused = await upload(siteUrl, token, name, type, Buffer.from(script));
    expect(refused, name).toMatchObject({ status: 400, message: expect.stringContaining("Diese Datei ist kein") });
  }
  const { status, path } = await upload(siteUrl, token, 'a"><script>.html', "image/jpeg", await polyglot());
  expect(status).toBe(201);
  expect(path).toMatch(/^\/uploads\/[a-z0-9-]+_[0-9a-f]{10}\.jpg$/);

  await page.addInitScript(() =>
    Object.defineProperty(window, "attacked", { set: () => (document.title = "attacked") }),
  );
  await page.goto(path);
  expect(await page.evaluate(() => document.contentType)).toBe("image/jpeg");
  await page.goto("/impressum");
  await embed(page, path);
  expect(await page.title()).not.toBe("attacked");
});
