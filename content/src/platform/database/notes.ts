import type { Payload, PayloadRequest } from "payload";

/** Payload's key-value table. Its own `payload.kv` writes outside of transactions. */
const collection = "payload-kv";

export async function writeNote(req: PayloadRequest, key: string, data: object): Promise<void> {
  await req.payload.db.upsert({ collection, data: { key, data }, where: { key: { equals: key } }, req });
}

/** @returns null if there is none */
export async function readNote<Note>(payload: Payload, key: string): Promise<Note | null> {
  return (await payload.kv.get<never>(key)) as Note | null;
}

/** All notes with a key prefix, by the rest of their keys. */
export async function readNotes<Note>(payload: Payload, prefix: string): Promise<Map<string, Note>> {
  const { docs } = await payload.db.find<{ key: string; data: Note }>({
    collection,
    where: { key: { like: prefix } },
    limit: 0,
    pagination: false,
  });
  const own = docs.filter(({ key }) => key.startsWith(prefix));
  return new Map(own.map(({ key, data }) => [key.slice(prefix.length), data]));
}

export async function dropNote(req: PayloadRequest, key: string): Promise<void> {
  await req.payload.db.deleteOne({ collection, where: { key: { equals: key } }, req });
}
