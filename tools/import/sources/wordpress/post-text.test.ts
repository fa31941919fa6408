import fc from "fast-check";
import { expect, test } from "vitest";
import { WordpressFiles } from "./files.ts";
import { postText } from "./post-text.ts";
import type { WxrItem } from "./wxr.ts";

const UPLOADS = "https://alt.example/wp-content/uploads/2020/05";

const item = (id: string, type: string, more: Partial<WxrItem>): WxrItem => ({
  id,
  type,
  status: "inherit",
  title: "",
  address: null,
  name: "",
  content: "",
  excerpt: "",
  date: null,
  hasPassword: false,
  isSticky: false,
  comments: 0,
  parent: "",
  fileAddress: null,
  meta: new Map(),
  terms: [],
  oldNames: [],
  ...more,
});

const files = new WordpressFiles(
  [
    item("11", "attachment", {
      fileAddress: `${UPLOADS}/muehle.jpg`,
      address: "https://alt.example/projekt/muehle/",
      excerpt: "Die Mühle, 2019",
      meta: new Map([["_wp_attachment_image_alt", "Eine Mühle"]]),
    }),
    item("12", "attachment", { fileAddress: `${UPLOADS}/bach.png`, parent: "1" }),
    item("13", "attachment", { fileAddress: `${UPLOADS}/film.mp4` }),
    item("14", "attachment", { fileAddress: `${UPLOADS}/ton.mp3` }),
    item("1", "post", { meta: new Map([["footnotes", '[{"id":"a-1","content":"Siehe <em>dort</em>."}]']]) }),
    item("31", "wp_block", { content: "<!-- wp:paragraph -->\n<p>Rufen Sie uns an.</p>\n<!-- /wp:paragraph -->" }),
    item("32", "wp_block", {
      content:
        '<!-- wp:heading {"metadata":{"name":"Titel"}} -->\n<h2>Vorlage</h2>\n<!-- /wp:heading -->\n<!-- wp:block {"ref":32} /-->',
    }),
  ],
  ["https://alt.example"],
);

const MILL = `![Eine Mühle](${UPLOADS}/muehle.jpg)`;
const BROOK = `![](${UPLOADS}/bach.png)`;
const read = (content: string) => postText(content, "1", files);
const markdown = (content: string) => read(content).markdown;

test.each([
  [
    "the library's words in a block stand once",
    `<!-- wp:image {"id":11} --><figure><img src="${UPLOADS}/muehle-300x200.jpg" class="wp-image-11"/><figcaption>Die  Mühle, 2019</figcaption></figure><!-- /wp:image -->`,
    MILL,
  ],
  [
    "the library's words in [caption] stand once",
    `[caption id="attachment_11" width="300"]<img src="${UPLOADS}/muehle-300x200.jpg" class="wp-image-11" /> Die Mühle, 2019[/caption]`,
    MILL,
  ],
  [
    "a place's own words go before the library's",
    `<figure><img src="${UPLOADS}/muehle.jpg"><figcaption>Von <em>Westen</em></figcaption></figure>`,
    `![Eine Mühle](${UPLOADS}/muehle.jpg "Von Westen")`,
  ],
  [
    "a link in a caption stays one",
    `<figure><img src="${UPLOADS}/bach.png"><figcaption>Foto: <a href="https://foto.example">Anna</a></figcaption></figure>`,
    `${BROOK}\n\nFoto: [Anna](https://foto.example)`,
  ],
  [
    "each picture of a gallery has its words, and so has the gallery",
    `<!-- wp:gallery --><figure class="wp-block-gallery"><figure class="wp-block-image"><img src="${UPLOADS}/muehle-1024x683.jpg" class="wp-image-11"/><figcaption>Links</figcaption></figure><figure><a href="${UPLOADS}/bach.png"><img src="${UPLOADS}/bach-300x200.png"/></a></figure><figcaption class="blocks-gallery-caption">Zwei Orte</figcaption></figure><!-- /wp:gallery -->`,
    `![Eine Mühle](${UPLOADS}/muehle.jpg "Links") ${BROOK}\n\nZwei Orte`,
  ],
  [
    "a gallery of the old block editor is a list",
    `<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure><img src="${UPLOADS}/muehle.jpg"/><figcaption>Links</figcaption></figure></li><li><figure><img src="${UPLOADS}/bach.png"/></figure></li></ul>`,
    `![Eine Mühle](${UPLOADS}/muehle.jpg "Links") ${BROOK}`,
  ],
  [
    "a slideshow has no buttons",
    `<div class="wp-block-jetpack-slideshow"><div class="swiper-container"><ul class="swiper-wrapper"><li class="swiper-slide"><figure><img src="${UPLOADS}/muehle.jpg"/></figure></li><li><figure><img src="${UPLOADS}/bach.png"/></figure></li></ul><a class="wp-block-jetpack-slideshow_button-prev swiper-button-prev" role="button"></a></div></div>`,
    `${MILL} ${BROOK}`,
  ],
  [
    "a picture that leads elsewhere is large, and the link below it",
    `<p><a href="https://kunde.example/"><img src="${UPLOADS}/bach.png" alt="Logo"></a></p>`,
    `![Logo](${UPLOADS}/bach.png)\n\n[Logo](https://kunde.example/)`,
  ],
  [
    "a picture that leads to its own page leads nowhere",
    `<a href="https://alt.example/projekt/muehle/"><img src="${UPLOADS}/muehle.jpg"></a>`,
    MILL,
  ],
  [
    "a picture beside words comes before them",
    `<a href="${UPLOADS}/bach.png"><img class="alignleft size-medium" src="${UPLOADS}/bach-300x200.png"></a>Am Bach.`,
    `${BROOK}\n\nAm Bach.`,
  ],
  [
    "a cover's background is a picture",
    `<!-- wp:cover {"hasParallax":true} --><div class="wp-block-cover has-parallax" style="background-image:url(${UPLOADS}/bach.png)"><div><p>Darüber</p></div></div><!-- /wp:cover -->`,
    `${BROOK}\n\nDarüber`,
  ],
  [
    "a group's background is a picture",
    `<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"${UPLOADS}/bach.png","id":12}}}} --><div class="wp-block-group"><!-- wp:paragraph --><p>Darüber</p><!-- /wp:paragraph --></div><!-- /wp:group -->`,
    `${BROOK}\n\nDarüber`,
  ],
  [
    "two pictures behind one another are two",
    `<div style="background: url('/a.jpg'), url(/b.jpg); color: red">Darüber</div>`,
    "![](/b.jpg)\n\n![](/a.jpg)\n\nDarüber",
  ],
  [
    "a picture that is loaded late is a picture once",
    `<p><img class="lazyload" src="data:image/gif;base64,R0lGOD" data-src="${UPLOADS}/bach-300x200.png"><noscript><img src="${UPLOADS}/bach-300x200.png"></noscript></p>`,
    BROOK,
  ],
  ["a picture for browsers without script is one", `<noscript><img src="${UPLOADS}/bach.png"></noscript>`, BROOK],
  [
    "of several sizes the largest is taken",
    `<img srcset="/a-300.jpg 300w, /a-1200.jpg 1200w, /a-600.jpg 600w">`,
    "![](/a-1200.jpg)",
  ],
  [
    "a file with a preview is one link",
    `<!-- wp:file --><div class="wp-block-file"><object class="wp-block-file__embed" data="/plan.pdf" type="application/pdf"></object><a href="/plan.pdf">Plan</a><a href="/plan.pdf" class="wp-block-file__button" download>Herunterladen</a></div><!-- /wp:file -->`,
    "[Plan](/plan.pdf)",
  ],
  ["sound is a link", `<figure><audio controls src="/ton.mp3"></audio></figure>`, "[/ton.mp3](/ton.mp3)"],
  [
    "a film has its words",
    `<figure class="wp-block-video"><video controls src="/film.mp4"></video><figcaption>Drehtag</figcaption></figure>`,
    '![](/film.mp4 "Drehtag")',
  ],
  [
    "a poem is no code",
    `<!-- wp:verse --><pre class="wp-block-verse">Zeile <em>eins</em>\nZeile zwei</pre><!-- /wp:verse -->`,
    "Zeile *eins*\\\nZeile zwei",
  ],
  [
    "a footnote is one",
    '<p>Ein Satz<sup data-fn="a-1" class="fn"><a href="#a-1" id="a-1-link">1</a></sup>.</p><!-- wp:footnotes /-->',
    "Ein Satz[^1].\n\n[^1]: Siehe *dort*.",
  ],
  ["a shared block is put in", `<!-- wp:block {"ref":31} /-->`, "Rufen Sie uns an."],
  [
    "a shared block may have words of its own",
    `<!-- wp:block {"ref":32,"content":{"Titel":{"content":"Eigenes"}}} /-->`,
    "## Eigenes",
  ],
  [
    "paragraphs before the first block are some",
    "Eins\n\nZwei\n\n<!-- wp:paragraph --><p>Drei</p><!-- /wp:paragraph -->",
    "Eins\n\nZwei\n\nDrei",
  ],
  ["links side by side are two", '<p><a href="/a">A</a><a href="/b">B</a></p>', "[A](/a) [B](/b)"],
  ["a button without address is its words", "<p><a>Mehr</a></p>", "Mehr"],
])("%s", (_, content, expected) => {
  expect(markdown(content)).toBe(expected);
});

test.each([
  ["[instagram-feed]", ""],
  ["[slideshow]", ""],
  ["Vorher\n\n[metaslider-neu]\n\nNachher", "Vorher\n\nNachher"],
  ['<!-- wp:shortcode -->\n[rev_slider alias="start"]\n<!-- /wp:shortcode -->', ""],
  ["Seit [year] in Köln [/box]", "Seit in Köln"],
  ['[button link="https://kunde.example" color="blue"]Zum Kunden[/button]', "[Zum Kunden](https://kunde.example)"],
  ['[toggle title="Mehr zum Team"]Wir sind vier.[/toggle]', "**Mehr zum Team**\n\nWir sind vier."],
  ["[row][col][box]Innen[/box][/col][col]Daneben[/col][/row]", "Innen\n\nDaneben"],
  ["Ein [highlight]helles[/highlight] Wort", "Ein helles Wort"],
  ['So: [[gallery ids="1"]] geht das.', 'So: \\[gallery ids="1"] geht das.'],
  [`[gallery ids=“11,12”]`, `${MILL} ${BROOK}`],
  ["[gallery]", BROOK],
  ['[playlist ids="14"]', `<${UPLOADS}/ton.mp3>`],
  ["[youtube https://youtu.be/abc]", "<https://youtu.be/abc>"],
  ["[vimeo 12345678]", "<https://vimeo.com/12345678>"],
  [
    '[vc_row css=".vc_custom_1{background-image: url(https://alt.example/wp-content/uploads/2020/05/bach.png?id=12) !important;}"][vc_column][vc_custom_heading text="Das Haus"][vc_column_text]Am See.[/vc_column_text][vc_single_image image="11"][vc_gallery images="11,12"][vc_btn title="Zum Haus" link="url:https%3A%2F%2Fhaus.example%2F|target:_blank"][/vc_column][/vc_row]',
    `${BROOK}\n\n## Das Haus\n\nAm See.\n\n${MILL}\n\n${MILL} ${BROOK}\n\n[Zum Haus](https://haus.example/)`,
  ],
  [
    `[et_pb_section background_image="${UPLOADS}/bach.png"][et_pb_row][et_pb_column type="4_4"][et_pb_text admin_label="Zwei Spalten"]\n\nEin Text.\n\n[/et_pb_text][et_pb_image src="${UPLOADS}/muehle.jpg" alt="x" /][et_pb_button button_url="https://haus.example" button_text="Zum Haus" /][et_pb_gallery gallery_ids="11,12" /][/et_pb_column][/et_pb_row][/et_pb_section]`,
    `${BROOK}\n\nEin Text.\n\n${MILL}\n\n[Zum Haus](https://haus.example)\n\n${MILL} ${BROOK}`,
  ],
  [
    `[fusion_builder_container background_image=""][fusion_text]Ein Text.[/fusion_text][fusion_imageframe image_id="11|full"]${UPLOADS}/muehle.jpg[/fusion_imageframe][/fusion_builder_container]`,
    `Ein Text.\n\n${MILL}`,
  ],
])("%s is shown as %j", (content, expected) => {
  expect(markdown(content)).toBe(expected);
});

test.each([
  '<pre><code>[gallery ids="1"]</code></pre>',
  '<p>Schreiben Sie <code>[gallery ids="1"]</code></p>',
  "[code]if (a[0] &lt; [gallery]) {}[/code]",
])("code stays as it is: %s", (content) => {
  expect(markdown(content)).toContain("[gallery");
});

test("what nobody can show is named, once each", () => {
  const { markdown: text, notes } = read(
    '<!-- wp:latest-posts /--><!-- wp:latest-posts /--><!-- wp:social-links --><ul><!-- wp:social-link {"url":"https://sozial.example/wir"} /--></ul><!-- /wp:social-links --><!-- wp:block {"ref":99} /--><!--nextpage-->[kontaktformular id="7"][kontaktformular id="7"]<p><img src="data:image/png;base64,' +
      "A".repeat(500) +
      '"></p>',
  );
  expect(text).toBe("");
  expect(notes).toEqual([
    expect.stringContaining("wiederverwendbarer Block (Nummer 99)"),
    "Der Text war in 2 Seiten geteilt; hier ist er eine.",
    "Links zu sozialen Netzen fehlen im Text: https://sozial.example/wir",
    "Blöcke, die erst WordPress füllt, fehlen im Text: Neueste Beiträge (2).",
    "Der Baustein [kontaktformular] eines Plugins fehlt im Text.",
    "Im Text fehlen Bilder: data:image/png;base64,AAAAAAAA…",
  ]);
});

test("a plugin's block without content shows the words and pictures in its data", () => {
  const { markdown: text, notes } = read(
    '<!-- wp:acf/galerie {"name":"acf/galerie","data":{"beschreibung":"Ein schöner Ort","_beschreibung":"field_1","bild":11,"spalten":"12"}} /-->',
  );
  expect(text).toBe(`**Ein schöner Ort**\n\n${MILL}`);
  expect(notes).toEqual(["Vom Block „acf/galerie“ eines Plugins stehen nur Wörter, Bilder und Links im Text."]);
});

const WORDS =
  "der die das und oder Haus Straße schön sieht über Bilder Mühle sic und-oder schwarz-weiß siehe oben Anm. d. Red. Foto: Abb. 3 1 … E-Mail Video Galerie Kontakt im in Klammern z. B. vgl. S. 12 Übersetzung lt. Tel. a b x ca. 5,5 €".split(
    " ",
  );

test("German words in brackets stay where they are, whatever stands around them", () => {
  const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }).map((each) => each.join(" "));
  fc.assert(
    fc.property(words, words, words, (before, inside, after) => {
      const text = markdown(`<p>Satz ${before} [${inside}] ${after} Ende.</p>`).replaceAll("\\", "");
      expect(text).toContain(`[${inside}]`);
    }),
  );
});

test("no mark of a plugin reaches a visitor, and none of the words in it is lost", () => {
  const name = fc.constantFrom("vc_row", "et_pb_text", "my-button", "box", "su_note", "tab", "unbekannt");
  const value = fc.constantFrom(' id="7"', " farbe='rot'", ' size="l" style="a: b"', "");
  const tree = fc.letrec<{ part: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom("Ein Satz.", "Zwei Wörter", "<p>Ein Absatz</p>", `<img src="${UPLOADS}/bach.png">`),
      fc.tuple(name, value, tie("part")).map(([tag, values, inner]) => `[${tag}${values}]${inner}[/${tag}]`),
      fc.tuple(tie("part"), tie("part")).map((parts) => parts.join("\n\n")),
    ),
  })).part;
  fc.assert(
    fc.property(tree, (content) => {
      const { markdown: text } = read(content);
      expect(text).not.toMatch(/\[\/?(vc_row|et_pb_text|my-button|box|su_note|tab|unbekannt)/);
      const words = (from: string) => from.replace(/\[[^\]]*\]|<[^>]*>|\([^)]*\)/g, " ").match(/\p{L}+/gu) ?? [];
      expect(words(text)).toEqual(words(content));
      expect(text.split("bach.png").length).toBe(content.split("bach.png").length);
    }),
    { numRuns: 60 },
  );
});
