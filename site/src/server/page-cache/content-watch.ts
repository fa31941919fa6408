import { createHash } from "node:crypto";
import { InitialDataDocument, InitialDataOwnDocument, LastChangesDocument } from "@schaufenster/contract/documents";
import type { ContentClient } from "../../content/client.ts";
import { isRefusal } from "../../content/errors.ts";
import type { Cancel, Schedule } from "../schedule.ts";
import type { Settings } from "../settings/settings.ts";
import type { PageFreshness } from "./page-freshness.ts";

/** How often content is asked which version it has, in ms. */
export const ASK_EVERY_MS = 20_000;

/** Until the next attempt while content does not answer, in ms. */
export const RETRY_MS = 2000;

/** How long content may take to answer, in ms. */
const TIMEOUT_MS = 3000;

type Options = {
  settings: Pick<Settings, "isForeign" | "contentUrl">;
  client: ContentClient;
  freshness: PageFreshness;
  schedule: Schedule;
  /** Called after each answer. */
  onAnswer: () => void;
};

/** Finds publications of which no webhook arrived, by asking for the version of the content again and again. */
export class ContentWatch {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Asks from now on. @returns a function that ends it */
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

  /** Asks once. Never throws. @returns whether content answered */
  async ask(): Promise<boolean> {
    const { freshness, onAnswer } = this.#options;
    const before = freshness.present;
    try {
      const version = await this.#version();
      // A webhook that came meanwhile knows better.
      if (freshness.present === before) freshness.found(version);
      onAnswer();
      return true;
    } catch {
      return false; // it is asked again soon, and queries that fail are logged
    }
  }

  /** Another release may name no version: it is asked as a foreign content system is. */
  async #version(): Promise<string> {
    const { settings, client } = this.#options;
    if (settings.isForeign) return versionByAnswers(client, true);
    const response = await fetch(`${settings.contentUrl}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { contentVersion } = (await response.json()) as { contentVersion?: unknown };
    return typeof contentVersion === "string" ? contentVersion : versionByAnswers(client, false);
  }
}

/**
 * Names the published content by what is answered to questions that cost little: all that pages share, and when a project or a
 * category was changed last.
 *
 * @throws {ContentError} if the content system does not answer
 */
async function versionByAnswers(client: ContentClient, isForeign: boolean): Promise<string> {
  const refused = (error: unknown) => {
    if (isRefusal(error)) return null; // and shows nowhere
    throw error;
  };
  const answers = await Promise.all([
    client.query(InitialDataDocument, {}),
    client.query(LastChangesDocument, {}).catch(refused),
    isForeign ? null : client.query(InitialDataOwnDocument, {}).catch(refused),
  ]);
  return createHash("sha256").update(JSON.stringify(answers)).digest("base64url");
}
