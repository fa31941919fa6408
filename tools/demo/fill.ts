import { existsSync } from "node:fs";
import { join } from "node:path";
import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../../content/src/platform/database/transaction.ts";
import { type DemoEntry, writeDemoNote } from "../../content/src/start-page/demo/demo-note.ts";
import {
  categories,
  legalTexts,
  media,
  menuItems,
  pages,
  projects,
  references,
  services,
  siteSettings,
} from "./agency/index.ts";
import type { CategoryKey, MediaFile } from "./agency/types.ts";

const MEDIA_FOLDER = join(import.meta.dirname, "media");

const PERCENT = 100;

/** A file in a text, by its name in {@link MEDIA_FOLDER}. */
const TEXT_FILE = /\]\(\/uploads\/([\w.-]+)/g;

/** No webhook is needed: no site has cached anything yet. */
const SILENT = { silent: true };

export type Progress = (done: number, total: number) => void;

/** Fills an empty content system with the demo agency: completely or, if anything fails, not at all. */
export async function fillWithDemo(payload: Payload, progress: Progress = () => {}): Promise<void> {
  // As an administrator: Payload checks a global's file with the access of the account that saves it.
  const { docs: administrators } = await payload.find({ collection: "users", limit: 1 });
  const user = administrators[0] && { ...administrators[0], collection: "users" as const };
  await inTransaction(payload, { context: SILENT, user }, (req) => fill(payload, req, progress));
}

async function fill(payload: Payload, req: PayloadRequest, progress: Progress): Promise<void> {
  const total =
    media.length +
    categories.length +
    services.length +
    menuItems.length +
    references.length +
    projects.length +
    pages.length;
  let done = 0;
  const entries: DemoEntry[] = [];
  const step = (collection: DemoEntry["collection"], { id, updatedAt }: { id: number; updatedAt: string }) => {
    entries.push({ collection, id, updatedAt });
    progress(++done, total);
  };
  const shared = { req, context: SILENT, overrideAccess: true, depth: 0 } as const;

  const files = new Map<MediaFile, { id: number; filename?: string | null | undefined }>();
  const stored = (file: MediaFile) => {
    const entry = files.get(file);
    if (!entry) throw new Error(`The demo agency refers to a missing file: ${file}`);
    return entry;
  };
  const fileId = (file: MediaFile) => stored(file).id;
  const withAddresses = (text: string) =>
    text.replaceAll(TEXT_FILE, (_, file: MediaFile) => `](${UPLOADS_PREFIX}${stored(file).filename}`);
  // Posters before films, so that films can reference them.
  for (const { file, alternativeText, caption, focalPoint, poster } of media.toSorted(
    (a, b) => Number(!!a.poster) - Number(!!b.poster),
  )) {
    const filePath = join(MEDIA_FOLDER, file);
    if (!existsSync(filePath)) throw new Error(`The demo agency's file is missing: ${filePath}`);
    const focus = { focalX: focalPoint.x * PERCENT, focalY: focalPoint.y * PERCENT };
    const data = { alternativeText, caption, ...focus, poster: poster ? fileId(poster) : undefined };
    const entry = await payload.create({
      collection: "media",
      filePath,
      overwriteExistingFiles: true,
      data,
      ...shared,
    });
    files.set(file, entry);
    step("media", entry);
  }

  const categoryIds = new Map<CategoryKey, number>();
  for (const { key, ...data } of categories) {
    const entry = await payload.create({
      collection: "categories",
      data: { ...data, _status: "published" },
      ...shared,
    });
    categoryIds.set(key, entry.id);
    step("categories", entry);
  }

  for (const { slideImage, serviceAssets, ...rest } of services) {
    const assets = serviceAssets.map(({ credentials, ...asset }) => ({
      ...asset,
      credentials: credentials.map(fileId),
    }));
    const data = { ...rest, slideImage: fileId(slideImage), serviceAssets: assets, _status: "published" as const };
    step("services", await payload.create({ collection: "services", data, ...shared }));
  }

  for (const data of menuItems) {
    const entry = await payload.create({
      collection: "menuitems",
      data: { ...data, _status: "published" },
      ...shared,
    });
    step("menuitems", entry);
  }

  for (const { image, localVideo, ...rest } of references) {
    const data = {
      ...rest,
      image: fileId(image),
      localVideo: localVideo ? fileId(localVideo) : null,
      _status: "published" as const,
    };
    step("references", await payload.create({ collection: "references", data, ...shared }));
  }

  for (const { image, categories: keys, createdAt, content, ...rest } of projects) {
    const ids = keys.flatMap((key) => categoryIds.get(key) ?? []);
    const dates = { createdAt, publishedAt: createdAt };
    const texts = { ...rest, content: withAddresses(content) };
    const data = { ...texts, ...dates, image: fileId(image), categories: ids, _status: "published" as const };
    step("projects", await payload.create({ collection: "projects", data, ...shared }));
  }

  for (const { image, content, ...rest } of pages) {
    const texts = { ...rest, content: withAddresses(content), image: fileId(image) };
    step("pages", await payload.create({ collection: "pages", data: { ...texts, _status: "published" }, ...shared }));
  }

  const { badgeImage, ...settings } = siteSettings;
  const savedSettings = await payload.updateGlobal({
    slug: "site-settings",
    data: { ...settings, badgeImage: fileId(badgeImage) },
    ...shared,
  });
  const textsAt = await fillLegalPages(payload, req);
  await writeDemoNote(req, {
    entries,
    globals: { "site-settings": savedSettings.updatedAt ?? "", "legal-texts": textsAt },
  });
}

/** Publishes the legal pages that every site has; resolves with the time of the last one. */
async function fillLegalPages(payload: Payload, req: PayloadRequest): Promise<string> {
  let savedAt = "";
  for (const { address, field } of LEGAL_PAGES) {
    const { docs } = await payload.find({
      collection: "pages",
      where: { address: { equals: address } },
      depth: 0,
      req,
    });
    if (!docs[0]) throw new Error(`The content system has no legal page ${address}`);
    const data = { content: legalTexts[field], _status: "published" as const };
    const shared = { req, context: { ...SILENT, isDemo: true }, depth: 0 } as const;
    savedAt = (await payload.update({ collection: "pages", id: docs[0].id, data, ...shared })).updatedAt;
  }
  return savedAt;
}
