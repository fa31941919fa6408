/** A post or page of Ghost, as an export of its versions 1 to 6 has it. */
export type GhostPost = {
  id: string;
  title: string;
  slug: string;
  html: string | null;
  lexical: string | null;
  mobiledoc: string | null;
  plaintext: string | null;
  feature_image: string | null;
  /** Once a number. */
  page: unknown;
  type: string | null;
  status: string;
  visibility: string | null;
  created_at: string | null;
  published_at: string | null;
  custom_excerpt: string | null;
  canonical_url: string | null;
};

type Tag = { id: string; name: string; slug: string; visibility: string | null; description: string | null };

type Meta = {
  post_id: string;
  meta_description: string | null;
  feature_image_alt: string | null;
  feature_image_caption: string | null;
};

export type GhostExport = {
  title: string;
  posts: GhostPost[];
  /** By the ids of posts, in Ghost's order: the first is the main one. */
  tags: Map<string, Tag[]>;
  meta: Map<string, Meta>;
  /** Addresses in the main navigation and in the one at the end of each page. */
  menus: { first: string[]; second: string[] };
  /** How many there are of what stays behind. */
  counts: { members: number; comments: number };
};

type Row = Record<string, unknown>;

/** @throws Error with a German sentence */
export function parseGhost(text: string, name: string): GhostExport {
  const data = dataOf(text);
  if (!data || !Array.isArray(data.posts))
    throw new Error(
      `„${name}“ ist kein vollständiger Export von Ghost. Laden Sie ihn noch einmal herunter: Settings → Import/Export → Export.`,
    );
  const rows = <Kind>(table: string) => (Array.isArray(data[table]) ? data[table] : []) as (Kind & Row)[];
  const tagOf = new Map(rows<Tag>("tags").map((tag) => [String(tag.id), tag]));
  const links = rows<{ post_id: unknown; tag_id: unknown; sort_order?: number }>("posts_tags");
  const tags = new Map<string, Tag[]>();
  for (const { post_id, tag_id } of links.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))) {
    const tag = tagOf.get(String(tag_id));
    if (tag) tags.set(String(post_id), [...(tags.get(String(post_id)) ?? []), tag]);
  }
  const posts = rows<GhostPost>("posts").map((post) => ({ ...post, id: String(post.id) }));
  // Before version 3 these words stood in the posts themselves.
  const meta = [
    ...posts.map((post) => ({ ...post, post_id: post.id })),
    ...rows<Meta>("posts_meta"),
  ] as unknown as Meta[];
  const setting = (name: string) =>
    String(rows<{ key: string; value: unknown }>("settings").find(({ key }) => key === name)?.value ?? "");
  return {
    title: setting("title"),
    posts,
    tags,
    meta: new Map(meta.map((each) => [String(each.post_id), each])),
    menus: { first: menuOf(setting("navigation")), second: menuOf(setting("secondary_navigation")) },
    counts: { members: rows("members").length, comments: rows("comments").length },
  };
}

function dataOf(text: string): Row | null {
  try {
    const all = JSON.parse(text) as { db?: { data?: Row }[]; data?: Row };
    return all.db?.[0]?.data ?? all.data ?? null;
  } catch {
    return null;
  }
}

/** Addresses of a menu, which is JSON within the JSON; none of what cannot be read. */
function menuOf(json: string): string[] {
  try {
    const entries: unknown = JSON.parse(json);
    return Array.isArray(entries) ? entries.flatMap(({ url }) => (typeof url === "string" ? url : [])) : [];
  } catch {
    return [];
  }
}
