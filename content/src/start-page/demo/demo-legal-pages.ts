import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import type { Payload, PayloadRequest, Where } from "payload";
import { legalTexts } from "../../legal-texts/demo-texts.ts";
import { ensureLegalPages } from "../../legal-texts/every-sites-pages.ts";
import { standardTexts } from "../../legal-texts/standard-texts.ts";
import type { Page } from "../../payload-types.ts";
import { plain } from "./demo-fields.ts";
import type { DemoNote } from "./demo-note.ts";

type Asking = { payload: Payload } & Partial<PayloadRequest>;

/** A legal page, and where it still says what the demo agency said: on the website, or in the form. */
export type DemoLegalPage = { id: number; standardText: string; isPublic: boolean; isDraft: boolean };

/** The legal pages that every site has, compared with what the demo said; older versions of it said other things. */
export async function demoLegalPages(req: Asking, note: DemoNote): Promise<DemoLegalPage[]> {
  const found = await Promise.all(
    LEGAL_PAGES.map(async ({ address, field }): Promise<DemoLegalPage[]> => {
      const common = { collection: "pages", limit: 1, depth: 0, pagination: false, req } as const;
      const [shown] = (await req.payload.find({ ...common, where: { address: { equals: address } } })).docs;
      if (!shown) return [];
      const { id } = shown;
      const drafted = await req.payload.findByID({ collection: "pages", id, draft: true, depth: 0, req });
      const said = plain((await saidInVersion(req, id, note)) ?? legalTexts[field]);
      const isSaid = ({ content }: Page) => plain(content) === said;
      const isPublic = shown._status === "published" && isSaid(shown);
      return [{ id, standardText: standardTexts[field], isPublic, isDraft: isSaid(drafted) }];
    }),
  );
  return found.flat();
}

/** The text that the demo published of a page; null if that is not known. */
async function saidInVersion(req: Asking, parent: number, note: DemoNote): Promise<string | null> {
  const at = note.globals["legal-texts"];
  if (!at) return null;
  const conditions: Where[] = [
    { parent: { equals: parent } },
    { "version._status": { equals: "published" } },
    { "version.updatedAt": { less_than_equal: at } },
  ];
  const { docs } = await req.payload.findVersions({
    collection: "pages",
    where: { and: conditions },
    sort: "-version.updatedAt",
    limit: 1,
    depth: 0,
    req,
  });
  return docs[0]?.version.content ?? null;
}

/** Takes out what the demo said. What somebody has written since stays, in public and as a draft; else the template is there. */
export async function takeDemoOutOfLegalPages(req: PayloadRequest, note: DemoNote): Promise<void> {
  const { db } = req.payload;
  for (const { id, standardText, isPublic, isDraft } of await demoLegalPages(req, note)) {
    const where = { id: { equals: id } };
    if (isPublic && isDraft) {
      await db.deleteVersions({ collection: "pages", where: { parent: { equals: id } }, req });
      await db.deleteOne({ collection: "pages", where, req });
    } else if (isPublic) {
      await db.updateOne({ collection: "pages", where, data: { content: standardText, _status: "draft" }, req });
    } else if (isDraft) {
      const data = { content: standardText, _status: "draft" as const };
      await req.payload.update({ collection: "pages", id, data, draft: true, depth: 0, req });
    }
  }
  await ensureLegalPages(req.payload, req);
}
