import { createHash } from "node:crypto";
import { InitialDataDocument, InitialDataOwnDocument, LastChangesDocument } from "@schaufenster/contract/documents";
import type { ContentClient } from "../../content/client.ts";
import { isRefusal } from "../../content/errors.ts";
import type { Cancel, Schedule } from "../http/schedule.ts";
import type { Settings } from "../http/settings/settings.ts";
import type { PageFreshness } from "./page-freshness.ts";

export const ASK_EVERY_MS = 20_000;

export const RETRY_MS = 2000;

const TIMEOUT_MS = 3000;

type Options = {
  settings: Pick<Settings, "isForeign" | "contentUrl">;
  client: ContentClient;
  freshness: PageFreshness;
  schedule: Schedule;
  onAnswer: () => void;
};

/** Finds publications whose webhook got lost by polling the content's version. */
export class ContentWatch {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns a function that stops it */
  keepAsking(): Cancel {
    let isEnded = false;
    let cancel: Cancel = () => {};
    const ask = async () => {
      const isAnswered = await this.ask();
      if (!isEnded) cancel = this.#options.schedule.after(isAnswered ? ASK_EVERY_MS : RETRY_MS, ask);
    };
    void ask();
    return () => {
      isEnded = true;
      cancel();
    };
  }

  /** Polls once. Never throws. @returns whether content responded */
  async ask(): Promise<boolean> {
    const { freshness, onAnswer } = this.#options;
    const before = freshness.present;
    try {
      const version = await this.#version();
      // A webhook that arrived meanwhile is newer.
      if (freshness.present === before) freshness.found(version);
      onAnswer();
      return true;
    } catch {
      return false; // retried soon, and failed queries are logged
    }
  }

  /** An older release may report no version; it is polled like a foreign content system. */
  async #version(): Promise<string> {
    const { settings, client } = this.#options;
    if (settings.isForeign) return versionByAnswers(client, true);
    const response = await fetch(`${settings.contentUrl}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { contentVersion } = (await response.json()) as { contentVersion?: unknown };
    return typeof contentVersion === "string" ? contentVersion : versionByAnswers(client, false);
  }
}

/**
 * A version made from the responses to cheap queries: the shared content, and when a project or category last changed.
 * @throws {ContentError} if the content system doesn't respond
 */
async function versionByAnswers(client: ContentClient, isForeign: boolean): Promise<string> {
  const refused = (error: unknown) => {
    if (isRefusal(error)) return null;
    throw error;
  };
  const answers = await Promise.all([
    client.query(InitialDataDocument, {}),
    client.query(LastChangesDocument, {}).catch(refused),
    isForeign ? null : client.query(InitialDataOwnDocument, {}).catch(refused),
  ]);
  return createHash("sha256").update(JSON.stringify(answers)).digest("base64url");
}
