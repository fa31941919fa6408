import sharp from "sharp";
import { expect, test } from "vitest";
import { prepareMark } from "../mark.ts";
import { RefusedMark } from "../refused-mark.ts";

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
])("a mark keeps its shapes and nothing of %s", async (_, hostile, attributes?: string) => {
  const kept = await stored(svg(hostile + SHAPE, attributes)).catch((error: Error) => {
    expect(error).toBeInstanceOf(RefusedMark);
    return "";
  });
  expect(kept).not.toMatch(/script|alert|evil|on\w+=|foreign|@import|<style|<a[ >]|animate|<set|filter|DOCTYPE|<\?/i);
});

test.each([
  ["letters", '<text y="9">Name</text>', /Pfade/],
  ["a picture", '<image href="data:image/png;base64,AAAA" width="9" height="9"/>', /PNG/],
  ["nothing to see", '<rect width="9" height="9" fill="none"/>', /nichts zu sehen/],
])("a drawing with %s is refused in German, with what to do", async (_, inner, message) => {
  await expect(stored(svg(inner))).rejects.toThrow(message);
});

test("entities without end, something else and something huge are refused", async () => {
  const doubled = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join("");
  const flat = `<!ENTITY e20 "${"a".repeat(9999)}">`;
  for (const [entities, used] of [
    [`<!ENTITY e0 "aaaa">${doubled}`, 1],
    [flat, 99],
    ['<!ENTITY e20 "&e20;">', 1],
  ] as const) {
    const bomb = `<!DOCTYPE svg [${entities}]><svg xmlns="http://www.w3.org/2000/svg"><desc>${"&e20;".repeat(used)}</desc>${SHAPE}</svg>`;
    await expect(stored(bomb)).rejects.toThrow(/zu groß/);
  }
  await expect(stored("kein Bild")).rejects.toThrow(/lässt sich nicht lesen/);
  await expect(stored(svg(`<path d="${"M1 1".repeat(200_000)}"/>`))).rejects.toThrow(/zu groß/);
  await expect(prepareMark("data:text/html;base64,AAAA")).rejects.toThrow(/SVG- oder eine PNG/);
});

test("what drawing programs write is kept: styles by class, gradients, used shapes; empty space around it is cut off", async () => {
  const drawn = svg(
    '<style>.st0{fill:#E30613;}.st1{fill:url(#g)}</style><defs><linearGradient id="g"><stop stop-color="#fff"/></linearGradient><path id="p" d="M30 20h20v10H30z"/></defs><rect class="st0" x="20" y="10" width="10" height="10"/><use xlink:href="#p" class="st1"/>',
  );
  const kept = await stored(drawn);
  expect(kept).toMatch(/fill="#E30613"/i);
  expect(kept).toMatch(/<path id="(\w)".*href="#\1"/);
  expect(kept).toMatch(/<linearGradient id="(\w)".*url\(#\1\)/);
  expect(kept).toContain("linearGradient");
  const { markWidth, markHeight } = await prepareMark(address(drawn));
  expect(markWidth / markHeight).toBeCloseTo(30 / 20, 1);
});

test("a mark that is stored again stays as it is", async () => {
  const once = await prepareMark(address(svg(SHAPE)));
  const twice = await prepareMark(once.mark);
  expect(twice.markWidth / twice.markHeight).toBeCloseTo(once.markWidth / once.markHeight, 1);
  expect((await prepareMark(twice.mark)).mark).toBe(twice.mark);
});

test("a dark mark belongs on the light ground, a light one on the dark, and one without transparency has its own", async () => {
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
])("%s is on the ground on which no notable part is lost", async (_, shape, letters, ground) => {
  const drawn = `<rect width="60" height="40" fill="${shape}"/><rect x="65" y="5" width="20" height="12" fill="${letters}"/>`;
  expect(await prepareMark(address(svg(drawn)))).toMatchObject({ markGround: ground, markOpaque: false });
});

test("a file that is neither SVG nor PNG is refused for what it is, not for its name", async () => {
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

test("a PNG is taken as one under any name; a large one is kept small", async () => {
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

test("what filters, markers and patterns may cost has an end; a usual shadow is far from it", async () => {
  const filtered = (parts: string, times: number) =>
    stored(
      svg(
        `<filter id="f_20653">${parts}</filter>${'<g filter="url(#f_20653)"><path d="M0 0h9v9z"/></g>'.repeat(times)}`,
      ),
    );
  await expect(filtered('<feMorphology radius="9"/>', 6)).rejects.toThrow(/verschachtelt/);
  await expect(filtered('<feTurbulence baseFrequency=".1" numOctaves="9"/>', 13)).rejects.toThrow(/verschachtelt/);
  await expect(filtered('<feGaussianBlur stdDeviation="9"/>'.repeat(10), 7)).rejects.toThrow(/verschachtelt/);
  expect(
    await filtered('<feOffset dy="1"/><feGaussianBlur stdDeviation="1"/><feBlend in="SourceGraphic"/>', 9),
  ).toMatch(/feBlend/);
  const far = svg(`<filter id="f" width="900" height="9" filterUnits="userSpaceOnUse"><feOffset/></filter>${SHAPE}`);
  await expect(stored(far)).rejects.toThrow(/weit über das Zeichen/);
  const blurred = (filter: string) => stored(svg(SHAPE.replace("<path", `<path filter="${filter}"`)));
  for (const length of ["9999px", "9e5px", "1E+3", ".9e6px", "99in", "999em", "9vmin"])
    for (const filter of [`blur(${length})`, `drop-shadow(0 -${length} 1px red)`])
      await expect(blurred(filter)).rejects.toThrow(/weit über|von anderem abhängt/);
  await expect(blurred("url(#f1000) blur(1px) drop-shadow(1px -1px .5em #123456)")).resolves.toContain("<path");
  const octaves = await filtered('<feTurbulence baseFrequency=".1" numOctaves="99999"/>', 1).catch(() => "");
  expect(octaves).not.toContain("99999");
  const dots = `<marker id="m">${SHAPE.repeat(20)}</marker><path marker-mid="url(#m)" d="${"M1 1".repeat(999)}"/>`;
  await expect(stored(svg(dots))).rejects.toThrow(/verschachtelt/);
  const patterns = Array.from(
    { length: 9 },
    (_, at) =>
      `<pattern id="p${at + 1}" width="1" height="1">${`<path d="M0 0h9v9z" fill="url(#p${at})"/>`.repeat(9)}</pattern>`,
  );
  await expect(stored(svg(`${patterns.join("")}<path d="M0 0h9v9z" fill="url(#p9)"/>`))).rejects.toThrow(
    /verschachtelt/,
  );
});

/** Parts a to j that each refer to the next one ten times. */
const tenfold = (part: (id: string, next: string) => string) =>
  Array.from("abcdefghij", (id, at) => part(id, "bcdefghijz".charAt(at))).join("");
const encoded = (id: string) => `%${id.charCodeAt(0).toString(16)}`;
const pattern = (id: string, fill: string) =>
  `<pattern id="${id}" width="1" height="1">${`<path d="M0 0h9v9z" fill="${fill}"/>`.repeat(10)}</pattern>`;
const known = (id: string) => `<path d="M0 0h0" fill="url(#${id})"/>`;
const ARROW = '<marker id="m"><rect width="9" height="9"/><line x2="9" marker-end="url(#m)"/></marker>';
const RECT = '<rect width="9" height="9"/>';

test.each([
  [
    "in percent signs",
    `<use href="#%61"/>${tenfold((id, next) => `<g id="${id}">${`<use href="#${encoded(next)}"/>`.repeat(10)}</g>`)}`,
  ],
  ["in capitals", tenfold((id, next) => pattern(id, `URL(#${next})`) + known(id))],
  ["with a blank behind", tenfold((id, next) => pattern(id, `url(#${next} )`) + known(id))],
  ["in quotes and percent signs", tenfold((id, next) => pattern(id, `url('#${encoded(next)}')`) + known(id))],
  [
    "in a style sheet, encoded",
    `<style>${tenfold((id, next) => `.${id}{fill:url(#${encoded(next)})}`)}</style>${tenfold((id) => pattern(id, "red").replaceAll("fill", `class="${id}" fill`))}`,
  ],
  ["of a line's end to itself", `${ARROW}<line x2="9" stroke="red" marker-end="url(#m)"/>`],
  [
    "to as many markers as a path is closed",
    `<marker id="m">${SHAPE.repeat(9)}</marker><path marker-mid="url(#m)" d="M0 0${"z".repeat(9999)}"/>`,
  ],
])("what references %s may multiply has an end", async (_, inner) => {
  await expect(stored(svg(inner + RECT))).rejects.toThrow(/verschachtelt/);
});

test("what is counted are the references that are stored: names are shortened before", async () => {
  const first = '<filter id="x"><feOffset/></filter><g filter="url(#x)"/>';
  const between = Array.from({ length: 51 }, (_, at) => `<path id="p${at}" d="M0 0"/><use href="#p${at}"/>`).join("");
  const costly = '<filter id="y"><feMorphology radius="9"/></filter><g filter="url(#y)"/>'; // becomes „ab“, and x becomes „a“
  const uses = '<path filter="url(#xb) url(#x)" d="M0 0h9v9z"/>'.repeat(9);
  await expect(stored(svg(first + between + costly + uses + SHAPE))).rejects.toThrow(/verschachtelt/);
});

test("names with percent signs, blanks and umlauts are found, written out or encoded", async () => {
  const fill = (id: string, reference: string) =>
    `<linearGradient id="${id}"><stop stop-color="red"/></linearGradient><path d="M0 0h50v40H0z" fill="${reference}"/>`;
  for (const [id, reference] of [
    ["50%", "url(#50%)"],
    ["50%", "url(#50%25)"],
    ["Verlauf ä", "url('#Verlauf%20%C3%A4')"],
    ["Verlauf_ä", "URL( #Verlauf_ä )"],
  ] as const)
    expect(await stored(svg(fill(id, reference) + SHAPE))).toMatch(/<linearGradient id="a".*fill="url\(#a\)"/);
  const used = (reference: string) =>
    stored(svg(`<defs><path id="ein Weg" d="M0 0h50v40H0z"/></defs><use href="${reference}"/>`));
  for (const reference of ["#ein Weg", "#ein%20Weg"]) expect(await used(reference)).toMatch(/<path id="a".*href="#a"/);
});

test("a drawing that says of its view box what holds anyway is kept without a drawing around it", async () => {
  const kept = await stored(svg(SHAPE, 'width="100" height="40" viewBox="0 0 100 40" preserveAspectRatio="xMidYMid"'));
  expect(kept.match(/<svg/g)).toHaveLength(1);
});

test("a drawing of very many points is kept with fewer digits", async () => {
  const points = Array.from({ length: 6000 }, (_, at) => `L${10 + at / 77.7} ${20 + Math.sin(at) / 7}`);
  expect((await stored(svg(`<path d="M10 10${points.join("")}L90 10z"/>`))).length).toBeLessThan(100_000);
});

test("a drawing that multiplies itself, or has a style for every shape, is refused before it costs anything", async () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  );
  const bomb = svg(`<defs><g id="l0">${SHAPE}</g>${levels.join("")}</defs><use href="#l12"/>`);
  await expect(stored(bomb)).rejects.toThrow(/verschachtelt/);
  await expect(stored(svg(`<g id="a"><use href="#a"/></g>${SHAPE}`))).rejects.toThrow(/verschachtelt/);
  const masks = bomb
    .replaceAll(/<use href="#(l\d+)"\/>/g, '<rect width="9" height="9" mask="url(#$1)"/>')
    .replaceAll("<g id", "<mask id")
    .replaceAll("</g>", "</mask>");
  await expect(stored(masks)).rejects.toThrow(/verschachtelt/);
  const rules = Array.from({ length: 300 }, (_, index) => `.c${index}{fill:#${100000 + index}}`).join("");
  const shapes = Array.from({ length: 300 }, (_, index) => `<path class="c${index}" d="M${index} 1h1v1z"/>`).join("");
  await expect(stored(svg(`<style>${rules}</style>${shapes}`))).rejects.toThrow(/verschachtelt/);
  const list = Array.from({ length: 300 }, (_, index) => `.c${index}`).join();
  await expect(stored(svg(`<style>${list}{fill:red}</style>${shapes}`))).rejects.toThrow(/verschachtelt/);
  const deep = `${"<g>".repeat(100)}${SHAPE}${"</g>".repeat(100)}`;
  await expect(stored(svg(`<style>${"g ".repeat(8)}*{fill:red}</style>${deep}`))).rejects.toThrow(/verschachtelt/);
  const usual =
    "/* Generator: Adobe Illustrator 25.0.0, a long name */ @media screen and (min-width: 0) { .a, g .b > .c{fill:red} }";
  expect(await stored(svg(`<style type="text/css">${usual}.st0{fill:red}</style>${SHAPE}`))).toContain("<path");
});
