import { STILL } from "../../store-still.ts";
import { addStill } from "../sending/film-still.ts";
import { notSent, understandable } from "../sending/refusals.ts";
import { sendWithProgress, UploadEnded } from "../sending/send-with-progress.ts";
import type { Item, StoredFile } from "./item.ts";

/** Said when an answer gives no reason. */
const FAILED = "Das ging gerade nicht. Bitte versuchen Sie es noch einmal.";

/** The file itself was refused: sent again as it is, it would be refused again. */
export class FileRefused extends Error {}

type Answer = { doc?: StoredFile; errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] };

async function storedIn(response: Response): Promise<StoredFile> {
  const { doc, errors = [] } = (await response.json().catch(() => ({}))) as Answer;
  if (response.ok && doc) return doc;
  const message = errors[0]?.data?.errors?.[0]?.message ?? errors[0]?.message ?? FAILED;
  throw response.status === 400 ? new FileRefused(message) : new Error(message);
}

type Given = Partial<Pick<Item, "text" | "still">>;
type Watch = { onProgress: (sent: number, total: number) => void; signal: AbortSignal };

/**
 * Puts a file into the library. Its alternative text may follow: it is stored without one, rather than kept waiting in a
 * browser that may be closed.
 *
 * @throws Error whose message is for the editor
 */
export async function storeFile(file: File, { text = "", still }: Given, watch: Watch): Promise<StoredFile> {
  const body = new FormData();
  body.append("file", file);
  body.append("_payload", JSON.stringify({ alternativeText: text }));
  if (still) body.append(STILL, still);
  const request = { url: "/api/media?depth=0&text=later", method: "POST", headers: undefined, body };
  try {
    await addStill(body);
    const answer = await sendWithProgress(request, { ...watch, onSent: () => {} });
    return await storedIn(await understandable(answer, file.name));
  } catch (error) {
    if (error instanceof UploadEnded) return await storedIn(notSent(error.why, file.name));
    throw error;
  }
}

/** @throws Error whose message is for the editor */
export async function storeText(id: number, alternativeText: string): Promise<StoredFile> {
  const answer = await fetch(`/api/media/${id}?depth=0`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ alternativeText }),
  }).catch(() => new Response(null, { status: 503 }));
  return await storedIn(answer);
}
