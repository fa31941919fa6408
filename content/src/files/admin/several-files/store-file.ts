import { ask } from "../../../ui/ask.ts";
import { NO_ANSWER } from "../../../ui/read-answer.ts";
import { STILL } from "../../store-still.ts";
import { sendFile } from "../sending/send-file.ts";
import type { Item, StoredFile } from "./item.ts";

/** The server refused the file: a retry would fail again. */
export class FileRefused extends Error {}

type Answer = { doc?: StoredFile; errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] };

/** A stored file whose content is replaced, and the rest of its open form. */
export type Replaced = { id: number | string; form: object };

type Given = Partial<Pick<Item, "text" | "still">> & { replaced?: Replaced | undefined };
type Watch = { onProgress: (sent: number, total: number) => void; signal: AbortSignal };

/**
 * Stores a file in the library. The alternative text may follow: a file isn't kept waiting in a browser that may be
 * closed.
 *
 * @throws Error whose message is for the editor
 */
export async function storeFile(file: File, { text = "", still, replaced }: Given, watch: Watch): Promise<StoredFile> {
  const body = new FormData();
  body.append("file", file);
  body.append("_payload", JSON.stringify(replaced?.form ?? { alternativeText: text }));
  if (still) body.append(STILL, still);
  const request = replaced
    ? { url: `/api/media/${replaced.id}?depth=0`, method: "PATCH", body }
    : { url: "/api/media?depth=0&text=later", method: "POST", body };
  const response = await sendFile(request, file, watch);
  const { doc, errors: [error] = [] } = (await response.json()) as Answer;
  if (response.ok && doc) return doc;
  const message = error?.data?.errors?.[0]?.message ?? error?.message ?? NO_ANSWER;
  throw response.status === 400 ? new FileRefused(message) : new Error(message);
}

/** @throws Error whose message is for the editor */
export async function storeText(id: number, alternativeText: string): Promise<void> {
  const asked = await ask(`/api/media/${id}?depth=0`, { method: "PATCH", given: { alternativeText } });
  if (!asked.ok) throw new Error(asked.message);
}
