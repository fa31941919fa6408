import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { wordpressSource } from "./read.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-squarespace-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In the form in which Squarespace writes it: paths as links, pages among the files, pictures that are loaded late. */
const EXPORT = `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/" version="2.0">
  <channel>
    <title>Studio Nord</title>
    <link>http://alt.example</link>
    <pubDate>Tue, 04 Mar 2025 08:55:11 +0000</pubDate>
    <description/>
    <language>de-DE</language>
    <wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_site_url>http://alt.example</wp:base_site_url>
    <wp:base_blog_url>http://alt.example</wp:base_blog_url>
    <wp:author><wp:author_id>5f</wp:author_id><wp:author_login>a@alt.example</wp:author_login></wp:author>
    <wp:category><wp:term_id>1</wp:term_id><wp:category_nicename>film</wp:category_nicename><wp:category_parent/><wp:cat_name><![CDATA[Film]]></wp:cat_name></wp:category>
    <item>
      <title>Studio</title><link>/home</link><content:encoded><![CDATA[<div class="sqs-layout"><p>Start</p></div>]]></content:encoded><excerpt:encoded/>
      <wp:post_name>home</wp:post_name><wp:post_type>page</wp:post_type><wp:post_id>1</wp:post_id><wp:status>publish</wp:status>
    </item>
    <item>
      <title>Die Mühle</title>
      <link>/blog/die-muehle</link>
      <content:encoded><![CDATA[<p class="" style="white-space:pre-wrap;">Ein Rad &amp; ein Bach.</p><figure class="sqs-block-image-figure intrinsic"><a href="https://x.example/"><img data-stretch="false" data-src="https://images.squarespace-cdn.com/content/v1/5f/1a/muehle.jpg?format=original" data-image="https://images.squarespace-cdn.com/content/v1/5f/1a/muehle.jpg" data-image-dimensions="2500x1667" alt="Eine Mühle" data-load="false"></a><figcaption class="image-caption-wrapper"><p class="">Die Mühle von Westen</p></figcaption></figure><div class="image-gallery-wrapper"><img src="https://static1.squarespace.com/static/5f/t/1b/1/rad.jpg" alt=""><noscript><img src="https://static1.squarespace.com/static/5f/t/1b/1/rad.jpg"></noscript></div><p>Mehr <a href="/blog/der-bach">hier</a>.</p>]]></content:encoded>
      <excerpt:encoded><![CDATA[<p>Kurz.</p>]]></excerpt:encoded>
      <wp:post_name>die-muehle</wp:post_name><wp:post_type>post</wp:post_type><wp:post_id>2</wp:post_id><wp:status>publish</wp:status>
      <pubDate>Tue, 04 Mar 2025 08:55:11 +0000</pubDate><wp:post_date>2025-03-04 08:55:11</wp:post_date><wp:post_date_gmt>2025-03-04 08:55:11</wp:post_date_gmt>
      <category domain="category" nicename="film"><![CDATA[Film]]></category>
      <category domain="post_tag" nicename="wasser"><![CDATA[Wasser]]></category>
      <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[4]]></wp:meta_value></wp:postmeta>
    </item>
    <item>
      <title>Der Bach</title><link>/blog/der-bach</link><content:encoded><![CDATA[<p>Wasser.</p>[audio src="x"]]]></content:encoded><excerpt:encoded/>
      <wp:post_name>der-bach</wp:post_name><wp:post_type>post</wp:post_type><wp:post_id>3</wp:post_id><wp:status>draft</wp:status>
      <wp:post_date>2025-03-05 08:55:11</wp:post_date>
      <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[5]]></wp:meta_value></wp:postmeta>
    </item>
    <item>
      <title>muehle</title><link>/blog/die-muehle</link><content:encoded/><excerpt:encoded/><wp:post_name/><wp:post_type>attachment</wp:post_type><wp:post_id>4</wp:post_id><wp:status>inherit</wp:status>
      <wp:attachment_url>https://images.squarespace-cdn.com/content/v1/5f/1a/titel.jpg</wp:attachment_url><wp:post_parent>2</wp:post_parent>
    </item>
    <item>
      <title/><link>/</link><wp:post_type>attachment</wp:post_type><wp:post_id>5</wp:post_id><wp:status>inherit</wp:status><wp:attachment_url>http://alt.example/</wp:attachment_url>
    </item>
  </channel>
</rss>
`;

test("Squarespace's export is read: its pictures, captions and links; what it lacks is said before", async () => {
  const file = join(folder, "Squarespace-Wordpress-Export.xml");
  writeFileSync(file, EXPORT);
  const { entries, warnings, targetOf } = await wordpressSource({ file }).read();
  const [mill, brook] = entries.filter(({ type }) => type === "projects");
  expect(mill).toMatchObject({
    title: "Die Mühle",
    address: "http://alt.example/blog/die-muehle",
    draft: false,
    fields: {
      teaser: "Kurz.",
      image: { file: { url: "https://images.squarespace-cdn.com/content/v1/5f/1a/titel.jpg" } },
      content: {
        markdown: [
          "Ein Rad & ein Bach.",
          "![Eine Mühle](https://images.squarespace-cdn.com/content/v1/5f/1a/muehle.jpg?format=original)",
          "[Die Mühle von Westen](https://x.example/)",
          "![](https://static1.squarespace.com/static/5f/t/1b/1/rad.jpg)",
          "Mehr [hier](/blog/der-bach).",
        ].join("\n\n"),
      },
    },
  });
  expect(brook).toMatchObject({ draft: true, fields: { image: null } });
  expect(targetOf("https://static1.squarespace.com/static/5f/t/1b/1/rad.jpg", "image", "")).toMatchObject({
    kind: "file",
  });
  expect(targetOf("/blog/der-bach", "link", "")).toEqual({ kind: "old page", shows: { type: "projects", id: "3" } });
  expect(warnings[0]).toMatch(/^Squarespace schreibt in seinen Export nur Blogbeiträge/);
  expect(entries.find(({ type }) => type === "pages")).toMatchObject({
    title: "Studio",
    heldBack: expect.stringContaining("die Startseite"),
    fields: { address: "home", content: { markdown: "Start" } },
  });
});
