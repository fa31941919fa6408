import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { SIGN_IN } from "../access/sign-in-sentence.ts";
import { answer, INCOMPLETE, refusal } from "../http/answers.ts";
import { entryAddress, NAME_FIELDS, NAMED_TYPES, type NamedType } from "./entry-address.ts";
import { knownAddresses } from "./known-addresses.ts";

const schema = v.object({
  type: v.picklist(NAMED_TYPES),
  entry: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});

/** Where visitors find an entry, and where they found it before. */
export type EntryAddresses = { current: string | null; former: string[] };

async function addressesOf(req: PayloadRequest, type: NamedType, entry: number): Promise<EntryAddresses> {
  const { docs } = await req.payload.find({
    collection: type,
    where: { and: [{ id: { equals: entry } }, { _status: { equals: "published" } }] },
    depth: 0,
    req,
  });
  const found = docs[0] as Record<string, unknown> | undefined;
  const current = found ? entryAddress(type, entry, found[NAME_FIELDS[type]]) : null;
  const known = await knownAddresses(req.payload, type, { entry, req });
  return { current, former: known.map(({ address }) => address).filter((address) => address !== current) };
}

/** For forms: {@link EntryAddresses} of the entry that is open. */
export const addressesEndpoint: Endpoint = {
  path: "/addresses",
  method: "get",
  handler: async (req) => {
    if (!req.user) return refusal(403, SIGN_IN);
    const asked = v.safeParse(schema, { type: req.query.type, entry: req.query.entry });
    if (!asked.success) return refusal(400, INCOMPLETE);
    return answer(await addressesOf(req, asked.output.type, asked.output.entry));
  },
};
