import { createHash } from "node:crypto";
import { ANNOUNCE_EVERY_MS } from "@schaufenster/contract/announcement";
import { InitialDataDocument, InitialDataOwnDocument, LastChangesDocument } from "@schaufenster/contract/documents";
import type { Logger } from "pino";
import type { ContentClient } from "../../content/client.ts";
import { isRefusal } from "../../content/errors.ts";
import { AnnouncementRefused, announce } from "../http/announce.ts";
import type { Settings } from "../settings/settings.ts";
import type { PageFreshness } from "./page-freshness.ts";

/** Until the next attempt while the content system does not answer, in ms. */
const AGAIN_MS = 2000;

type Options = {
  settings: Pick<Settings, "isForeign" | "contentUrl" | "ownUrl" | "webhookSecret">;
  client: ContentClient;
  freshness: PageFreshness;
  log: Pick<Logger, "info">;
  /** Called after each answer. */
  onAnswer: () => void;
  againMs?: number;
  everyMs?: number;
};

/** Finds publications that no webhook told of, by asking for the version of the content again and again. */
export class ContentWatch {
  readonly #options: Options;
  /** The reason that the log has last. */
  #said: string | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Asks from now on. @returns a function that ends it */
  keepAsking(): () => void {
    const { againMs = AGAIN_MS, everyMs = ANNOUNCE_EVERY_MS } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    let isEnded = false;
    const ask = async () => {
      const isAnswered = await this.ask();
      if (!isEnded) timer = setTimeout(ask, isAnswered ? everyMs : againMs).unref();
    };
    void ask();
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }

  /** Asks once. Never throws. @returns whether all went well */
  async ask(): Promise<boolean> {
    const { freshness, onAnswer } = this.#options;
    const before = freshness.present;
    try {
      const version = await this.#version();
      // A webhook that came meanwhile knows better.
      if (freshness.present === before) freshness.found(version);
      onAnswer();
      return true;
    } catch (error) {
      this.#say(String(error));
      return false;
    }
  }

  #say(reason: string | null): void {
    if (reason && reason !== this.#said)
      this.#options.log.info({ reason }, "the content system does not know of this site");
    this.#said = reason;
  }

  /** One that refuses to be told of this site is asked as a foreign one is. */
  async #version(): Promise<string> {
    const { settings, client } = this.#options;
    const { isForeign, contentUrl, ownUrl, webhookSecret: secret } = settings;
    if (isForeign || !secret) return versionByAnswers(client, isForeign);
    try {
      const version = await announce({ contentUrl, ownUrl, secret });
      this.#say(null);
      return version;
    } catch (error) {
      if (!(error instanceof AnnouncementRefused)) throw error;
      this.#say(error.message);
      return versionByAnswers(client, isForeign);
    }
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
