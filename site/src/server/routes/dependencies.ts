import { resolve } from "node:path";
import { OldAddressesDocument } from "@schaufenster/contract/documents";
import type { Logger } from "pino";
import { type ContentClient, createContentClient } from "../../content/client.ts";
import type { SiteSettings } from "../../content/domain.ts";
import { ContentError } from "../../content/errors.ts";
import { loadInitial } from "../../content/initial.ts";
import type { ReshapeOptions } from "../../content/reshape/options.ts";
import type { DocumentAssets } from "../../layout/Document.tsx";
import type { DocumentFrame } from "../../pages/render-page.tsx";
import type { ShellData } from "../../shell/data.ts";
import { PreviewedMarks } from "../../site-icons/previewed-marks.ts";
import { SocialCards } from "../../social-card/cards.ts";
import { pictureFetcher } from "../../social-card/fetch-picture.ts";
import { type Caches, createCaches } from "../cache/caches.ts";
import { UploadCache } from "../cache/content-proxy/upload-cache.ts";
import type { DiskCache } from "../cache/disk-cache.ts";
import { KeptAnswer } from "../cache/kept-answer.ts";
import { OldAddresses } from "../cache/old-address-cache.ts";
import { PageFreshness } from "../cache/page-freshness.ts";
import { Reporter } from "../cache/view-counts/reporter.ts";
import { ViewCounter } from "../cache/view-counts/view-counter.ts";
import type { AssetFiles } from "../http/asset-files.ts";
import { Overloaded } from "../http/concurrency-limiter.ts";
import { createLimiters, type Limiters } from "../http/limiters.ts";
import { createLog } from "../http/logging/log.ts";
import { createMetrics, type Metrics } from "../http/metrics/metrics.ts";
import { createSchedule, type Schedule } from "../http/schedule.ts";
import type { Settings } from "../http/settings/settings.ts";
import { readSettingsFile } from "../http/settings/settings-file.ts";

/** The app's dependencies; a test can replace each. */
export type Dependencies = {
  log: Logger;
  schedule: ReturnType<typeof createSchedule>;
  /** How long the front server keeps its log, as the privacy policy states; in days. */
  logRetentionDays: number;
  client: ContentClient;
  reshape: ReshapeOptions;
  caches: Caches;
  uploadCache: UploadCache;
  socialCards: SocialCards;
  /** Null if a foreign content system has none. */
  oldAddresses: OldAddresses | null;
  marks: PreviewedMarks;
  limiters: Limiters;
  metrics: Metrics;
  /** Null if no content system of this project can receive statistics. */
  views: ViewCounter | null;
  reporter: Reporter | null;
  frame: DocumentFrame;
  shell: ShellData;
  files: AssetFiles;
  /** Identifies the built code and the settings that documents depend on. */
  buildId: string;
  /** False if a settings file says so; otherwise the content system accepts or refuses messages. */
  takesMessages: boolean;
  /** Vite serves the browser's code, with inline scripts and styles that the security policy would forbid. */
  development: boolean;
};

export type Build = {
  id: string;
  assets: DocumentAssets;
  files: AssetFiles;
  diskCache: DiskCache;
  development?: boolean;
  schedule?: Dependencies["schedule"];
};

/** @throws {SettingsError} if the file of SITE_SETTINGS_FILE is unusable */
export async function createDependencies(settings: Settings, build: Build): Promise<Dependencies> {
  const { apiBaseUrl, publicUrl, siteSettingsFile, logRetentionDays } = settings;
  const onTaskFailure = (task: string, error: unknown) => log.warn({ task, err: error }, "scheduled work failed");
  const schedule = build.schedule ?? createSchedule(onTaskFailure);
  const log = createLog(settings.logLevel, schedule);
  const client = createContentClient({
    baseUrl: settings.contentUrl,
    headers: settings.contentToken ? { authorization: `Bearer ${settings.contentToken}` } : {},
    onFailure: (error) => log.warn({ operation: error.operationName, err: error }, "content query failed"),
  });
  const reshape = { apiBaseUrl, publicUrl };
  const siteSettings = siteSettingsFile ? readSettingsFile(siteSettingsFile, reshape) : null;
  if (siteSettings) siteSettings.takesMessages &&= settings.contactUrl !== null;
  if (siteSettings?.lacksLegalTexts)
    log.warn(
      "SITE_SETTINGS_FILE has no impressum or no privacyPolicy: no form takes data, search engines are sent away",
    );
  if (settings.contactUrl === null) {
    log.warn(
      "The contact form is left out: a foreign content system takes no messages. Run a content system that has the agency's address and legal texts, and name it with CONTACT_URL; docs/strapi.md says how.",
    );
  }
  const limiters = createLimiters(schedule);
  const metrics = createMetrics(limiters);
  const onFailure = (key: string, error: unknown) => {
    if (error instanceof Overloaded) return log.warn("overloaded: pages are refused or stay stale");
    if (error instanceof ContentError) log.warn({ page: key }, "page could not be re-rendered");
    else log.error({ page: key, err: error }, "page could not be rendered or kept");
  };
  const kept = { freshness: new PageFreshness(), diskCache: build.diskCache, schedule, onFailure };
  const caches = createCaches({
    initial: await KeptAnswer.open({
      ...kept,
      key: "initial",
      load: () => loadInitial(client, reshape, { settings: siteSettings }),
    }),
    ...kept,
    limiters,
    metrics,
  });
  const askOldAddresses = { key: "old-addresses", load: () => client.query(OldAddressesDocument, {}) };
  const oldAddresses = settings.isForeign
    ? null
    : new OldAddresses(await KeptAnswer.open({ ...kept, ...askOldAddresses }), schedule);
  const reporter = reporterOf(settings, log, schedule);
  return {
    log,
    schedule,
    logRetentionDays,
    client,
    reshape,
    takesMessages: siteSettings?.takesMessages ?? true,
    caches,
    uploadCache: new UploadCache({
      // A front server caches our own content system's files as immutable.
      folder: resolve(settings.cacheDir, settings.isForeign ? "foreign-uploads" : "uploads"),
      contentUrl: settings.contentUrl,
      isForeign: settings.isForeign,
      schedule,
    }),
    socialCards: new SocialCards({
      folder: resolve(settings.cacheDir, "social-cards"),
      fetchPicture: pictureFetcher(settings),
    }),
    oldAddresses,
    marks: new PreviewedMarks(),
    limiters,
    metrics,
    reporter,
    views:
      reporter &&
      new ViewCounter({
        add: (counted) => reporter.add(counted),
        isOn: () => caches.initial.lastGood?.site.settings.countsViews === true,
        ownHost: new URL(publicUrl).hostname,
      }),
    frame: { publicUrl, assets: build.assets },
    shell: { apiBaseUrl, settings: siteSettings },
    files: build.files,
    buildId: build.id,
    development: build.development ?? false,
  };
}

/** A foreign content system accepts no statistics; without a secret none can be signed. */
function reporterOf(settings: Settings, log: Logger, schedule: Schedule): Reporter | null {
  const { isForeign, contentUrl, webhookSecret: secret } = settings;
  return isForeign || !secret ? null : new Reporter({ contentUrl, secret, log, schedule });
}

/** The configured analytics service, as last known. */
export function analyticsOf({ caches }: Dependencies): SiteSettings["analytics"] {
  return caches.initial.lastGood?.site.settings.analytics ?? null;
}
