import { ANNOUNCE_EVERY_MS, ANNOUNCEMENT_PATH, announcedSchema } from "@schaufenster/contract/announcement";
import { signedHeaders } from "@schaufenster/contract/signed-request";
import type { Logger } from "pino";
import * as v from "valibot";

/** Until the next attempt while the content system does not answer, in ms. */
const AGAIN_MS = 2000;

/** How long the content system may take to answer, in ms. */
const TIMEOUT_MS = 3000;

type Options = {
  contentUrl: string;
  /** The address at which the content system reaches this site. */
  ownUrl: string;
  secret: string;
  log: Logger;
  /** Called when publications may have been missed: the first time, and when the content system has lost sight of the site. */
  onNew: () => void;
  againMs?: number;
  everyMs?: number;
};

/** Tells the content system again and again that this site is there, to be told of publications. Returns to end it. */
export function keepAnnouncing(options: Options): () => void {
  const { log, onNew, againMs = AGAIN_MS, everyMs = ANNOUNCE_EVERY_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  let fails = false;
  let ended = false;

  async function announce(): Promise<void> {
    const failure = await tell(options).then(
      (isNew) => void (isNew && onNew()),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (failure && !fails) log.info({ reason: failure }, "the content system does not know of this site yet");
    fails = failure !== undefined;
    if (!ended) timer = setTimeout(announce, fails ? againMs : everyMs).unref();
  }
  void announce();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

async function tell({ contentUrl, ownUrl, secret }: Options): Promise<boolean> {
  const body = JSON.stringify({ url: ownUrl });
  const response = await fetch(contentUrl + ANNOUNCEMENT_PATH, {
    method: "POST",
    headers: signedHeaders(body, secret),
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return v.parse(announcedSchema, await response.json()).isNew;
}
