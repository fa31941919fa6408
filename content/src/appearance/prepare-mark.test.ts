import sharp from "sharp";
import { expect, test } from "vitest";
import { prepareMark } from "./prepare-mark.ts";
import { RefusedMark } from "./refused-mark.ts";

const SHAPE = '<path fill="#123456" d="M10 10h80v20H10z"/>';
const svg = (inner: string, attributes = 'viewBox="0 0 100 40"') =>
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const address = (text: string) => `data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}`;

async function stored(text: string): Promise<string> {
  const { mark } = await prepareMark(address(text));
  return Buffer.from(mark.slice(mark.indexOf(",") + 1), "base64").toString("utf8");
}

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a script in CDATA", "<script><![CDATA[alert(1)]]></script>"],
  ["a handler", '<rect width="9" height="9" onload="alert(1)" onclick="alert(1)"/>'],
  ["a handler on the root", "", 'viewBox="0 0 100 40" onload="alert(1)"'],
  [
    "foreign content",
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.example"/></foreignObject>',
  ],
  ["a reference to elsewhere", '<use href="https://evil.example/a.svg#x"/><use xlink:href="//evil.example#x"/>'],
  ["a link", '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'],
  ["a paint from elsewhere", '<rect width="9" height="9" fill="url(https://evil.example/p#x)"/>'],
  ["a mask from beside", '<rect width="9" height="9" mask="url(evil.svg#x)"/>'],
  ["an imported style", '<style>@import "https://evil.example/x.css"; .a{fill:url(https://evil.example/p)}</style>'],
  [
    "a style with an address",
    '<rect width="9" height="9" style="fill:url(//evil.example/x);filter:url(//evil.example)"/>',
  ],
  [
    "an animation of a link",
    '<animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>',
  ],
  ["a filter that loads", '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>'],
  ["a handler behind a namespace", '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
  ["HTML that ends the drawing", "</svg><img src=x onerror=alert(1)><svg>"],
])("a mark keeps its shapes, but not %s", async (_, hostile, attributes?: string) => {
  const kept = await stored(svg(hostile + SHAPE, attributes)).catch((error: Error) => {
    expect(error).toBeInstanceOf(RefusedMark);
    return "";
  });
  expect(kept).not.toMatch(/script|alert|evil|on\w+=|foreign|@import|animate|<set|DOCTYPE|<\?|<!--/i);
});

test.each([
  ["an address in escaped letters", "<style>path{stroke:\\75 rl(//evil.example/x)}@\\69mport '//evil.example'</style>"],
  ["an address in half a comment", "<style>path{stroke:url(/**/'//evil.example/x')}</style>"],
  ["an address that is not closed", "<style>path{stroke:url(//evil.example/x</style>"],
  ["an import within an import", "<style>@im@import;port '//elsewhere.example';</style>"],
  ["a typeface from elsewhere", "<style>@font-face{font-family:x;src:url(//evil.example/x)}</style>"],
  ["what a program wrote for itself", "<metadata>evil</metadata><!-- evil --><?evil?><title>evil</title>"],
  [
    "an editor's namespace",
    '<e:view xmlns:e="http://evil.example/e">evil</e:view><g xmlns:e="http://evil.example/e" e:file="C:/evil"/>',
  ],
])("a mark is stored without %s", async (_, hostile) => {
  const kept = await stored(svg(hostile + SHAPE));
  expect(kept).toContain("<path");
  expect(kept).not.toMatch(/evil|@import/i);
});

test.each([
  ["a picture that is somewhere else", '<image href="https://evil.example/x.png" width="9" height="9"/>', /betten/],
  ["a drawing within", '<image href="data:image/svg+xml;base64,AAAA" width="9" height="9"/>', /betten/],
  ["a damaged picture", '<image href="data:image/png;base64,AAAA" width="9" height="9"/>', /lässt sich nicht lesen/],
  ["movement", '<rect width="9" height="9"><animate attributeName="x" to="9" dur="1s"/></rect>', /ohne Animation/],
  ["nothing to see", '<rect width="9" height="9" fill="none"/>', /nichts zu sehen/],
])("a drawing with %s is refused in German, with advice", async (_, inner, message) => {
  await expect(stored(svg(inner))).rejects.toThrow(message);
});

test("a bitmap in a drawing stays, without its metadata", async () => {
  const shape = sharp({ create: { width: 40, height: 20, channels: 3, background: "#08f" } });
  const jpeg = await shape
    .withExif({ IFD0: { Artist: "Niemand" } })
    .jpeg()
    .toBuffer();
  const image = `<image xlink:href="data:image/jpeg;base64,${jpeg.toString("base64")}" width="100" height="40"/>`;
  const [, content = ""] = /<image href="data:image\/jpeg;base64,([^"]+)"/.exec(await stored(svg(image))) ?? [];
  const kept = await sharp(Buffer.from(content, "base64")).metadata();
  expect(kept).toMatchObject({ format: "jpeg", width: 40, height: 20 });
  expect(kept.exif).toBeUndefined();
});

test("everything else stays unchanged", async () => {
  const inner =
    '<style>.a{fill:url(#Verlauf_ä);mix-blend-mode:multiply}</style><defs><linearGradient id="Verlauf_ä"><stop stop-color="red"/></linearGradient></defs><g class="a" transform="rotate(3)"><path d="M0 0h100v40z"/></g><rect width="100" height="40" fill="#fff" data-name="Ebene &amp; 1"/>';
  expect(await stored(svg(inner))).toContain(`>${inner}</svg>`);
});

test("text stays, with an embedded font", async () => {
  const inner =
    '<style>@font-face{font-family:x;src:url("data:font/woff2;base64,AAAA")}</style><text y="9">Name</text>';
  expect(await stored(svg(inner + SHAPE))).toContain(
    inner.replaceAll('"data:font/woff2;base64,AAAA"', "&quot;data:font/woff2;base64,AAAA&quot;"),
  );
});

test.each([
  ["a size that is rounded", 'width="90" height="100" viewBox="0 0 189 208"', 189 / 208],
  ["a size and no view box", 'width="50" height="20"', 50 / 20],
  ["a size in its style", 'style="width:40mm;height:20mm"', 2],
  ["a part of a page", 'width="100%" height="100%" viewBox="0 0 60 20"', 3],
  ["space at its sides", 'width="200" height="40" viewBox="0 0 100 40"', 200 / 40],
  ["its shape stretched", 'width="200" height="40" viewBox="0 0 100 40" preserveAspectRatio="none"', 200 / 40],
])("a mark with %s keeps its ratio, and isn't cropped", async (_, attributes, ratio) => {
  const { markWidth, markHeight, markOpaque } = await prepareMark(
    address(svg('<path fill="red" d="M-999-999h3000v3000h-3000z"/>', attributes)),
  );
  expect(markWidth / markHeight).toBeCloseTo(ratio, 1);
  expect(markOpaque).toBe(true);
});

test("a file's entities are expanded once, and external ones aren't", async () => {
  const withEntities = (entities: string, inner: string) =>
    `<!DOCTYPE svg [${entities}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">${inner}${SHAPE}</svg>`;
  expect(await stored(withEntities('<!ENTITY st0 "fill:red">', '<path style="&st0;" d="M0 0h9v9z"/>'))).toContain(
    'style="fill:red"',
  );
  for (const entities of [
    '<!ENTITY a "aaaa"><!ENTITY e "&a;&a;">',
    '<!ENTITY e "&e;">',
    '<!ENTITY e SYSTEM "file:///etc/passwd">',
    '<!ENTITY % p SYSTEM "http://evil.example/x.dtd">%p;',
    `<!ENTITY e "${"a".repeat(9999)}">`,
  ])
    await expect(stored(withEntities(entities, "<desc>&e;</desc>"))).rejects.toThrow(/lässt sich nicht lesen/);
  const flat = withEntities(`<!ENTITY e "${"a".repeat(499)}">`, `<desc>${"&e;".repeat(9999)}</desc>`);
  await expect(stored(flat)).rejects.toThrow(/zu groß/);
});

test("other and huge files are refused", async () => {
  await expect(stored(svg("<defs/>", ""))).rejects.toThrow(/nichts zu sehen/);
  await expect(stored("kein Bild")).rejects.toThrow(/lässt sich nicht lesen/);
  await expect(stored(svg("<path>"))).rejects.toThrow(/lässt sich nicht lesen/);
  await expect(stored("<html><svg/></html>")).rejects.toThrow(/lässt sich nicht lesen/);
  await expect(stored(svg(`<path d="${"M1 1".repeat(800_000)}"/>`))).rejects.toThrow(/zu groß/);
  await expect(stored(svg(`<path d="${"M1 1h9v9z".repeat(60_000)}"/>`))).rejects.toThrow(/sehr viele Einzelheiten/);
  await expect(stored(svg(`${"<g>".repeat(99_999)}${SHAPE}`))).rejects.toThrow(/verschachtelt/);
  await expect(prepareMark("data:text/html;base64,AAAA")).rejects.toThrow(/SVG- oder eine PNG/);
});

test("a drawing of any size in units is accepted", async () => {
  const drawn = svg('<path d="M0 0h9e8v9e8z"/>', 'width="1e9" height="1e9"');
  const { markWidth, markHeight } = await prepareMark(address(drawn));
  expect(markWidth / markHeight).toBeCloseTo(1, 1);
});

test("output of drawing programs is kept: styles by class, gradients, used shapes; empty space around it is cropped", async () => {
  const drawn = svg(
    '<style>.st0{fill:#E30613;}.st1{fill:url(#g)}</style><defs><linearGradient id="g"><stop stop-color="#fff"/></linearGradient><path id="p" d="M30 20h20v10H30z"/></defs><rect class="st0" x="20" y="10" width="10" height="10"/><use xlink:href="#p" class="st1"/>',
  );
  const kept = await stored(drawn);
  expect(kept).toContain("<style>.st0{fill:#E30613;}.st1{fill:url(#g)}</style>");
  expect(kept).toMatch(/<path id="p".*href="#p"/);
  const { markWidth, markHeight } = await prepareMark(address(drawn));
  expect(markWidth / markHeight).toBeCloseTo(30 / 20, 1);
});

test("a mark that is stored again stays unchanged", async () => {
  const once = await prepareMark(address(svg(SHAPE)));
  const twice = await prepareMark(once.mark);
  expect(twice.markWidth / twice.markHeight).toBeCloseTo(once.markWidth / once.markHeight, 1);
  expect((await prepareMark(twice.mark)).mark).toBe(twice.mark);
});

test("a dark mark is placed on light, a light one on dark, and an opaque one has its own background", async () => {
  expect(await prepareMark(address(svg(SHAPE)))).toMatchObject({
    markGround: "paper",
  });
  expect(await prepareMark(address(svg('<circle cx="20" cy="20" r="9" fill="#ffe"/>')))).toMatchObject({
    markGround: "ink",
    markOpaque: false,
  });
  expect(await prepareMark(address(svg('<rect width="100" height="40" fill="red"/>')))).toMatchObject({
    markOpaque: true,
  });
});

test.each([
  ["a bright shape beside dark letters", "#e5097f", "#2b2a29", "paper"],
  ["a green shape beside white letters", "#1f7a3a", "#ffffff", "ink"],
  ["a pale shape beside few dark letters", "#f4f4f4", "#111111", "ink"],
])("%s is placed on the background on which no notable part is lost", async (_, shape, letters, ground) => {
  const drawn = `<rect width="60" height="40" fill="${shape}"/><rect x="65" y="5" width="20" height="12" fill="${letters}"/>`;
  expect(await prepareMark(address(svg(drawn)))).toMatchObject({ markGround: ground, markOpaque: false });
});

test("a file that is neither SVG nor PNG is refused by content, not by name", async () => {
  const shape = { create: { width: 9, height: 9, channels: 3 as const, background: "#08f" } };
  const jpeg = await sharp(shape).jpeg().toBuffer();
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
  const broken = (await sharp(shape).png().toBuffer()).fill(7, 40);
  for (const [file, message] of [
    [jpeg, /^Das ist eine JPEG-Datei\./],
    [jpeg.subarray(0, 100), /^Das ist eine JPEG-Datei\./],
    [await sharp(shape).webp().toBuffer(), /^Das ist eine WEBP-Datei\./],
    [Buffer.from("%PDF-1.7 <svg>"), /^Das ist eine PDF-Datei\./],
    [heic, /^Das ist eine HEIC-Datei\./],
    [broken, /^Diese Datei lässt sich nicht lesen\./],
    [Buffer.alloc(300_000, "Brief"), /^Diese Datei lässt sich nicht lesen\./],
    [Buffer.alloc(0), /^Diese Datei ist leer\./],
  ] as const)
    for (const type of ["svg+xml", "png"])
      await expect(prepareMark(`data:image/${type};base64,${file.toString("base64")}`)).rejects.toThrow(message);
});

test("a PNG is recognized under any name, and a large one is scaled down", async () => {
  const drawing = {
    create: {
      width: 3000,
      height: 900,
      channels: 4 as const,
      background: "#0000",
    },
  };
  const shape = Buffer.from(
    '<svg viewBox="0 0 9 3" width="1800" height="600"><path fill="#08f" d="M0 0h9v3H0z"/></svg>',
  );
  const picture = sharp(drawing).composite([{ input: shape }]);
  const { mark, markWidth, markHeight, markOpaque } = await prepareMark(
    `data:image/svg+xml;base64,${(await picture.clone().png().toBuffer()).toString("base64")}`,
  );
  expect(mark).toMatch(/^data:image\/png;/);
  expect({
    ratio: Math.round((markWidth / markHeight) * 10),
    markOpaque,
  }).toEqual({ ratio: 30, markOpaque: true });
  expect(mark.length).toBeLessThan(20_000);
});

test("space around a drawing isn't cropped if only a browser knows its extent", async () => {
  for (const inner of [
    "<style>path{transform-origin:9px 9px}</style>",
    "<style>.a{stroke:var(--x)}</style>",
    '<rect x="50%" width="9" height="9"/>',
    '<text y="9">Name</text>',
    '<path stroke="oklch(60% 0.2 30)" d="M0 0h9"/>',
  ])
    expect(await stored(svg(inner + SHAPE))).toContain('viewBox="0 0 100 40"');
  const generator = "/* Generator: a program */ .a{fill:red;line-height:125%;-inkscape-font-specification:x}";
  expect(await stored(svg(`<style>${generator}</style>${SHAPE}`))).not.toContain('viewBox="0 0 100 40"');
});

test("ids with percent signs, spaces and umlauts are found, encoded or not", async () => {
  const fill = (id: string, reference: string) =>
    `<linearGradient id="${id}"><stop stop-color="red"/></linearGradient><path d="M0 0h50v40H0z" fill="${reference}"/>`;
  for (const [id, reference] of [
    ["50%", "url(#50%)"],
    ["50%", "url(#50%25)"],
    ["Verlauf ä", "url('#Verlauf%20%C3%A4')"],
    ["Verlauf_ä", "URL( #Verlauf_ä )"],
  ] as const) {
    const { markWidth, markHeight } = await prepareMark(address(svg(fill(id, reference))));
    expect(markWidth / markHeight).toBeCloseTo(50 / 40, 1);
  }
  for (const reference of ["#ein Weg", "#ein%20Weg"])
    expect(
      await stored(svg(`<defs><path id="ein Weg" d="M0 0h50v40H0z"/></defs><use href="${reference}"/>`)),
    ).toContain('<use href="#ein Weg"/>');
});
