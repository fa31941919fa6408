import fc from "fast-check";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../content/markdown/render.ts";
import { htmlOf, summaryOf } from "../../content/markdown/texts.ts";
import { createTextRenderer, isQuick } from "./text-renderer.ts";

const OPTIONS = { apiBaseUrl: "", topHeading: 2 } as const;

const SLOW_MACHINE = { textMs: 60_000, pageMs: 60_000 };

/** Longest field of a text, in characters. */
const LONGEST = 100_000;

const filled = (fragment: string, length = LONGEST) =>
  fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);

/** Longest time that this thread answers nothing while something is done, in ms; that of a busy machine included. */
async function longestHold(work: () => Promise<void>): Promise<number> {
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await work();
  clearInterval(timer);
  return longest;
}

test("texts that take a parser seconds or its whole stack become HTML, and others go on meanwhile", async () => {
  const plain: number[] = [];
  const render = createTextRenderer((length) => plain.push(length), { textMs: 500, pageMs: 60_000 });
  const options = { ...OPTIONS, render };
  const texts = ["*a_", ">", "]", `[a]: /${"x".repeat(1000)}\n\n${"[a]".repeat(9000)}`].map((each) => filled(each));
  texts.push(">".repeat(5000), "*a_".repeat(2500));
  const held = await longestHold(async () => {
    for (const text of texts) expect((await htmlOf(text, options)).length).toBeGreaterThanOrEqual(text.length / 4);
  });
  expect(held).toBeLessThan(1500); // each of them alone would hold it longer
  expect(plain.length).toBeGreaterThan(1);
  const begun = performance.now();
  for (const text of texts) await htmlOf(text, options);
  expect(performance.now() - begun, "what has been rendered is known").toBeLessThan(2000);
});

/** Of what Markdown is made. */
const SIGNS = [
  ..."*_~`[]()!<>\"'\\&#|^@:.=-+ \n\ta",
  ..."** ~~ `` ![[ ]( [^a] [^a]: ]: [a]: https:// www. x@y.z <a </a> <b> <!-- --> <? <![CDATA[ ]]> <script> &amp; |-|".split(
    " ",
  ),
  ...["- ", "1. ", "> ", "    ", "\n\n", "- [ ] ", "~~~\n", "```\n"],
];

test("of texts made of any signs, none that takes long is rendered at once", () => {
  const fragment = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 5 }).map((signs) => signs.join(""));
  const property = fc.property(fragment, fc.constantFrom(500, 3000, 10_000), (each, length) => {
    const text = filled(each, length);
    fc.pre(isQuick(text));
    const before = process.cpuUsage();
    renderMarkdown(text, OPTIONS);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000, JSON.stringify(each)).toBeLessThan(1500); // 150 ms on a machine that does nothing else
  });
  fc.assert(property, { numRuns: 60, maxSkipsPerRun: 1000 });
});

test("a short text gets its HTML in the same turn as others, a long one the same HTML as ever", async () => {
  const options = { ...OPTIONS, render: createTextRenderer(() => expect.unreachable(), SLOW_MACHINE) };
  const rich = "Wir **fotografieren** und [drehen](/film).\n\n- eins\n- zwei\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n";
  for (const text of [rich, filled(rich, 16_000), filled("Ein Satz, und noch einer. ", 144_000)])
    expect(await htmlOf(text, options)).toBe(renderMarkdown(text, OPTIONS));
  expect(await summaryOf(filled(rich, 16_000), options)).toBe("Wir fotografieren und drehen.");
});

test("a text is rendered once, however often its page is", async () => {
  const render = createTextRenderer(() => expect.unreachable());
  const job = { kind: "pieces", text: "Wir **fotografieren**.", options: OPTIONS } as const;
  expect(await render(job)).toBe(await render(job));
});

test("a text that cannot be read as Markdown stands there as it was typed, escaped", async () => {
  const html = await htmlOf(`${">".repeat(5000)} <b>&amp;\nzweite\n\ndritte "Zeile"`, OPTIONS);
  expect(html).toMatch(/^<p>(?:&gt;){5000} &lt;b&gt;&amp;amp;<br>\nzweite<\/p>\n<p>dritte &quot;Zeile&quot;<\/p>$/);
});
