import type { FlattenedField, GlobalSlug, Payload, PayloadRequest } from "payload";
import { legalTexts } from "./demo-legal-texts.ts";
import type { DemoNote } from "./demo-note.ts";
import { siteSettings } from "./demo-settings.ts";

type Values = Record<string, unknown>;

/** The globals that the demo fills, and what it says there today; older versions of it said other things. */
const SAID = {
  "site-settings": siteSettings,
  "legal-texts": legalTexts,
} satisfies Partial<Record<GlobalSlug, Values>>;

export type DemoGlobal = keyof typeof SAID;

export const DEMO_GLOBALS = Object.keys(SAID) as DemoGlobal[];

/** Names of the fields that still say what the demo agency said: on the website, and in the form. */
export type DemoFields = { public: string[]; draft: string[] };

type Asking = { payload: Payload } & Partial<PayloadRequest>;

/** Compares field by field: who changes one has not made the others true. A field's default is nobody's invention. */
export async function demoFields(req: Asking, slug: DemoGlobal, note: DemoNote): Promise<DemoFields> {
  const saved = { "version.updatedAt": { equals: note.globals[slug] ?? "" } };
  const versions = note.globals[slug]
    ? await req.payload.findGlobalVersions({ slug, where: saved, limit: 1, depth: 0, req })
    : null;
  const said: Values = { ...SAID[slug], ...(versions?.docs[0]?.version as Values | undefined) };
  const names = Object.keys(SAID[slug]);
  const defaults = await defaultsOf(req, slug);
  const invented = names.filter((name) => plain(said[name]) && plain(said[name]) !== plain(defaults[name]));
  const [shown, draft] = await Promise.all([valuesOf(req, slug, false), valuesOf(req, slug, true)]);
  const stillIn = (values: Values) => invented.filter((name) => plain(values[name]) === plain(said[name]));
  return { public: stillIn(shown), draft: stillIn(draft) };
}

/**
 * Takes out what the demo said. A global that nobody has saved since is as before anything was saved. In another one only the
 * demo's fields are; while it lacks what it needs in public, it is a draft. Texts of the owner's stay public, and the template
 * of the others stands in the draft. No form may do that, so it goes past the rules of the fields.
 */
export async function takeDemoOut(req: PayloadRequest, slug: DemoGlobal, note: DemoNote): Promise<void> {
  const { payload } = req;
  const fields = await demoFields(req, slug, note);
  const defaults = await defaultsOf(req, slug);
  if ((await valuesOf(req, slug, true)).updatedAt === note.globals[slug]) {
    await payload.db.deleteVersions({ globalSlug: slug, where: {}, req });
    await payload.db.updateGlobal({ slug, data: { ...defaults, _status: "draft" }, req });
    return;
  }
  const emptied = (names: string[]) => Object.fromEntries(names.map((name) => [name, defaults[name]]));
  if (fields.public.length > 0) {
    const own = without(await valuesOf(req, slug, false), fields.public);
    const isPublic =
      slug === "site-settings" ? own.agencyName && own.email : Object.keys(legalTexts).some((name) => own[name]);
    const noTemplate = Object.fromEntries(fields.public.map((name) => [name, null]));
    const keeps = slug === "legal-texts" ? noTemplate : emptied(fields.public);
    const data = isPublic ? keeps : { ...emptied(fields.public), _status: "draft" };
    await payload.db.updateGlobal({ slug, data, req });
  }
  if (fields.draft.length > 0) {
    const data = { ...emptied(fields.draft), _status: "draft" as const };
    await payload.updateGlobal({ slug, data, draft: true, depth: 0, req });
  }
}

/** The values without those fields. */
export function without<Doc extends object>(values: Doc, names: string[]): Partial<Doc> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as Partial<Doc>;
}

/** Blanks and line ends are no change: a form may write them in another way. */
const plain = (value: unknown) =>
  String(value ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();

async function valuesOf(req: Asking, slug: DemoGlobal, draft: boolean): Promise<Values> {
  return { ...(await req.payload.findGlobal({ slug, draft, depth: 0, req })) };
}

const NOT_OWN = ["updatedAt", "createdAt", "_status", "globalType"];

/** The default of each field; the template for legal texts. */
async function defaultsOf(req: Asking, slug: DemoGlobal): Promise<Values> {
  const fields = req.payload.globals.config.find((each) => each.slug === slug)?.flattenedFields ?? [];
  const own = fields.filter(({ name }) => !NOT_OWN.includes(name));
  return Object.fromEntries(
    await Promise.all(own.map(async (field) => [field.name, (await defaultOf(field, req)) ?? null])),
  );
}

function defaultOf(field: FlattenedField, req: Asking): unknown {
  const value = "defaultValue" in field ? field.defaultValue : null;
  return typeof value === "function" ? value({ req, user: req.user, locale: req.locale ?? undefined }) : value;
}
