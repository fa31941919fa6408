import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import type { Payload, PayloadRequest } from "payload";
import { demoValuesIn, legalTexts } from "../../legal-texts/demo-texts.ts";
import { ensureLegalPages } from "../../legal-texts/every-sites-pages.ts";
import { standardTexts } from "../../legal-texts/standard-texts.ts";
import type { Page } from "../../payload-types.ts";
import { plain } from "./demo-fields.ts";

type Asking = { payload: Payload } & Partial<PayloadRequest>;

/** A legal page, and whether its published and draft versions still have the demo's text. */
export type DemoLegalPage = { id: number; standardText: string; isPublic: boolean; isDraft: boolean };

/** Compares every site's legal pages with the demo's texts. */
export async function demoLegalPages(req: Asking): Promise<DemoLegalPage[]> {
  const found = await Promise.all(
    LEGAL_PAGES.map(async ({ address, field }): Promise<DemoLegalPage[]> => {
      const common = { collection: "pages", limit: 1, depth: 0, pagination: false, req } as const;
      const [shown] = (await req.payload.find({ ...common, where: { address: { equals: address } } })).docs;
      if (!shown) return [];
      const { id } = shown;
      const drafted = await req.payload.findByID({ collection: "pages", id, draft: true, depth: 0, req });
      // Older versions of the demo had other texts; these weren't saved since.
      const isSaid = ({ content, lastEditor }: Page) =>
        plain(content) === plain(legalTexts[field]) || (!lastEditor && demoValuesIn(content ?? "", "").length > 0);
      const isPublic = shown._status === "published" && isSaid(shown);
      return [{ id, standardText: standardTexts[field], isPublic, isDraft: isSaid(drafted) }];
    }),
  );
  return found.flat();
}

/**
 * Removes the demo's texts. Texts that were written since stay, published and draft; otherwise the standard text takes
 * their place.
 */
export async function takeDemoOutOfLegalPages(req: PayloadRequest): Promise<void> {
  const { db } = req.payload;
  for (const { id, standardText, isPublic, isDraft } of await demoLegalPages(req)) {
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
