import type { FlattenedField, Payload, PayloadRequest } from "payload";
import type { DemoNote } from "./demo-note.ts";
import { siteSettings } from "./demo-settings.ts";

type Values = Record<string, unknown>;

const SLUG = "site-settings";

/** Names of settings that still have the demo's values, in the published and the draft version. */
export type DemoFields = { public: string[]; draft: string[] };

type Asking = { payload: Payload } & Partial<PayloadRequest>;

/**
 * Compares field by field: changing one setting doesn't make the others true. Defaults don't count as demo values.
 * Older versions of the demo had other values.
 */
export async function demoFields(req: Asking, note: DemoNote): Promise<DemoFields> {
  const saved = { "version.updatedAt": { equals: note.globals[SLUG] ?? "" } };
  const versions = note.globals[SLUG]
    ? await req.payload.findGlobalVersions({ slug: SLUG, where: saved, limit: 1, depth: 0, req })
    : null;
  const said: Values = { ...siteSettings, ...(versions?.docs[0]?.version as Values | undefined) };
  const defaults = await defaultsOf(req);
  const invented = Object.keys(siteSettings).filter(
    (name) => plain(said[name]) && plain(said[name]) !== plain(defaults[name]),
  );
  const [shown, draft] = await Promise.all([valuesOf(req, false), valuesOf(req, true)]);
  const stillIn = (values: Values) => invented.filter((name) => plain(values[name]) === plain(said[name]));
  return { public: stillIn(shown), draft: stillIn(draft) };
}

/**
 * Removes the demo's values. Settings that nobody has saved since are reset completely, otherwise only the demo's
 * fields are; if required ones are empty then, the settings become a draft. Bypasses validation, which forbids that for
 * forms.
 */
export async function takeDemoOutOfSettings(req: PayloadRequest, note: DemoNote): Promise<void> {
  const { payload } = req;
  const fields = await demoFields(req, note);
  const defaults = await defaultsOf(req);
  if ((await valuesOf(req, true)).updatedAt === note.globals[SLUG]) {
    await payload.db.deleteVersions({ globalSlug: SLUG, where: {}, req });
    await payload.db.updateGlobal({ slug: SLUG, data: { ...defaults, _status: "draft" }, req });
    return;
  }
  const emptied = (names: string[]) => Object.fromEntries(names.map((name) => [name, defaults[name]]));
  if (fields.public.length > 0) {
    const own = without(await valuesOf(req, false), fields.public);
    const status = own.agencyName && own.email ? {} : { _status: "draft" };
    await payload.db.updateGlobal({ slug: SLUG, data: { ...emptied(fields.public), ...status }, req });
  }
  if (fields.draft.length > 0) {
    const data = { ...emptied(fields.draft), _status: "draft" as const };
    await payload.updateGlobal({ slug: SLUG, data, draft: true, depth: 0, req });
  }
}

export function without<Doc extends object>(values: Doc, names: string[]): Partial<Doc> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as Partial<Doc>;
}

/** Ignores white space, which forms may change. */
export const plain = (value: unknown) =>
  String(value ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();

async function valuesOf(req: Asking, draft: boolean): Promise<Values> {
  return { ...(await req.payload.findGlobal({ slug: SLUG, draft, depth: 0, req })) };
}

const NOT_OWN = ["updatedAt", "createdAt", "_status", "globalType"];

async function defaultsOf(req: Asking): Promise<Values> {
  const fields = req.payload.globals.config.find((each) => each.slug === SLUG)?.flattenedFields ?? [];
  const own = fields.filter(({ name }) => !NOT_OWN.includes(name));
  return Object.fromEntries(
    await Promise.all(own.map(async (field) => [field.name, (await defaultOf(field, req)) ?? null])),
  );
}

function defaultOf(field: FlattenedField, req: Asking): unknown {
  const value = "defaultValue" in field ? field.defaultValue : null;
  return typeof value === "function" ? value({ req, user: req.user, locale: req.locale ?? undefined }) : value;
}
