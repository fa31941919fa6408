import type { Entry } from "../../model.ts";
import { addressesIn } from "../../texts/addresses.ts";
import { amountOf, joined, type Parts, partsOfFiles } from "../../texts/parts.ts";
import { plainText } from "../../texts/plain-text.ts";
import { entryOf, seriesOf } from "../found-project.ts";
import { builderPage } from "./builder.ts";
import { isCategory } from "./choices.ts";
import { type CustomFields, customFields } from "./fields.ts";
import type { WordpressFiles } from "./files.ts";
import { postText } from "./post-text.ts";
import { reasonForDraft } from "./public.ts";
import { searchWords } from "./search-words.ts";
import type { WxrItem } from "./wxr.ts";

const EMPTY =
  "Dort steht kein Text, den dieser Umzug lesen kann. Schreiben Sie einen und veröffentlichen Sie das Projekt.";

/** All that is needed to read a post; custom fields by the ids of posts. */
type Reading = {
  files: WordpressFiles;
  fields: ReadonlyMap<string, CustomFields>;
  taxonomies: ReadonlySet<string>;
  site: string;
};

/** A post as a project: its text with the series of its custom fields below, its picture, its order, and words for search engines. */
export function projectOf(post: WxrItem, { files, fields, taxonomies, site }: Reading): Entry {
  const notes: string[] = [];
  const header = plainText(post.title);
  const teaser = plainText(post.excerpt);
  const own = fields.get(post.id) ?? customFields(post, files);
  const titlePicture = files.file(post.meta.get("_thumbnail_id") ?? "");
  const lacksPicture = titlePicture === null && post.meta.has("_thumbnail_id");
  const image = titlePicture ?? own.single[0] ?? null;
  const there: Parts[] = [partsOfFiles([titlePicture])];
  const text = textOf(post, files, own.texts, { notes, there });
  const shown = own.series.concat(own.single.filter((file) => file !== image).map((file) => [file]));
  const used = shownIn(text, files);
  const series = shown.map((each) => seriesOf(each.filter(({ url }) => !used.has(url) && used.add(url))));
  const markdown = [text, ...series].filter(Boolean).join("\n\n");
  const search = searchWords({ item: post, title: header, excerpt: teaser, site }, files);
  const values = own.values.map(({ key, value }) => `${key}: „${value}“`);
  if (values.length > 0) notes.push(`Eigene Felder, für die es hier keinen Platz gibt – ${values.join(", ")}.`);
  if (own.missing > 0) notes.push(`${own.missing} Bilder eines eigenen Feldes stehen nicht in der Exportdatei.`);
  if (lacksPicture) notes.push("Sein Titelbild steht nicht in der Exportdatei.");
  const reason = reasonForDraft(post);
  const ids = post.terms
    .filter((term) => isCategory(term, taxonomies))
    .map(({ taxonomy, key }) => `${taxonomy}/${key}`);
  return {
    ...entryOf("projects", post.id, header, {
      header: header || null,
      teaser: teaser || null,
      content: markdown ? { kind: "markdown", markdown } : null,
      image: image ? { kind: "file", file: image } : null,
      categories: { kind: "categories", ids: [...new Set(ids)] },
      ...search.fields,
    }),
    address: post.address,
    draft: reason !== null,
    ...(markdown || teaser ? {} : { heldBack: EMPTY }),
    createdAt: post.date,
    plannedFor: post.status === "future" && !post.hasPassword ? post.date : null,
    ...(lacksPicture ? { lacking: ["image"] } : {}),
    there: amountOf(joined(...there)),
    notes: [...(reason ? [`Als Entwurf übernommen: ${reason}`] : []), ...notes, ...search.notes],
  };
}

/** The text of a post; where it is empty, the one of a builder, or of custom fields. */
function textOf(
  post: WxrItem,
  files: WordpressFiles,
  fields: { key: string; html: string }[],
  { notes, there }: { notes: string[]; there: Parts[] },
): string {
  const convert = (html: string) => {
    const { markdown, notes: said, there: own } = postText(html, post.id, files);
    notes.push(...said);
    there.push(own);
    return markdown;
  };
  const text = convert(post.content);
  const named = (list: string[]) => [...new Set(list)].map((each) => `„${each}“`).join(", ");
  if (text) {
    for (const { key, html } of fields) notes.push(`Das eigene Feld „${key}“ fehlt hier: „${plainText(html)}“`);
    return text;
  }
  const page = builderPage(post, files);
  if (page?.html) {
    const missing = page.others.length > 0 ? ` Ohne Entsprechung sind: ${named(page.others)}.` : "";
    notes.push(`Der Text stammt aus einem Baukasten; bitte vergleichen Sie ihn mit der alten Seite.${missing}`);
  }
  if (fields.length > 0) notes.push(`Der Text stammt aus eigenen Feldern: ${named(fields.map(({ key }) => key))}.`);
  return convert([page?.html ?? "", ...fields.map(({ html }) => html)].filter(Boolean).join("\n\n"));
}

/** Addresses of the files that a text shows. */
function shownIn(text: string, files: WordpressFiles): Set<string> {
  const targets = addressesIn(text).map(({ url, use }) => files.targetOf(url, use, ""));
  return new Set(targets.flatMap((target) => (target?.kind === "file" ? target.file.url : [])));
}
