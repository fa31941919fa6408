import { sql } from "@payloadcms/db-sqlite/drizzle";
import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { findOldAddress, isOwnAddress, isOwnRoom, oldAddressKey } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { cachedPerVersion } from "../../entry/cached-per-version.ts";
import { entryAddress, NAME_FIELDS } from "../../entry/entry-address.ts";
import { knownAddresses } from "../../entry/known-addresses.ts";
import { readRows } from "../../platform/database/statement.ts";
import { settings } from "../../platform/settings/settings.ts";
import { publicFiles } from "../public-files.ts";

export const OLD_ADDRESSES = "old-addresses";

/** A row: the address as `oldAddressKey` writes it, and its target, see {@link plainTarget}. */
export type Row = { address: string; target: string };

/**
 * `places`: the current path for each address of an entry or file, keyed by number for projects and categories; null
 * while it isn't public.
 */
export type Known = { places: ReadonlyMap<string, string | null>; rows: ReadonlyMap<string, string> };

const READ_MAX = 50_000;

/** Limit of a chain of redirects, which also ends a loop. */
const MOST_STEPS = 5;

/** The slug after the number in a project's or category's address. */
const NAME = /^(\/projekte(?:\/kategorie)?\/\d+)-[^/?#]*/;

/** A page's address; those of other entries and of files have more than one segment. */
const PAGE = /^\/[^/]+$/;

type Place = { id: number; address: string; present: string | null };

async function placesOf(payload: Payload, type: "projects" | "categories" | "pages"): Promise<Place[]> {
  const rows = await readRows<{ id: number; name: string | null; status: string }>(
    payload,
    sql`SELECT id, ${sql.identifier(NAME_FIELDS[type])} AS name, _status AS status FROM ${sql.identifier(type)} WHERE deleted_at IS NULL`,
  );
  return rows.flatMap(({ id, name, status }) => {
    const address = entryAddress(type, id, name);
    return address
      ? [{ id, address: address.replace(NAME, "$1"), present: status === "published" ? address : null }]
      : [];
  });
}

async function filePlaces(payload: Payload): Promise<Place[]> {
  const media = sql`SELECT id, filename FROM media WHERE deleted_at IS NULL`;
  const files = await readRows<{ id: number; filename: string }>(payload, media);
  const shown = new Set((await publicFiles(payload)).map(({ filename }) => filename));
  return files.map(({ id, filename }) => ({
    ...{ id, address: UPLOADS_PREFIX + filename },
    present: shown.has(filename) ? UPLOADS_PREFIX + encodeURIComponent(filename) : null,
  }));
}

async function formerPlaces(
  payload: Payload,
  type: "pages" | "media",
  places: Place[],
): Promise<[string, string | null][]> {
  const present = new Map(places.map((place) => [place.id, place.present]));
  const known = (await knownAddresses(payload, type)).reverse(); // the latest wins
  return known.flatMap(({ address, entry }) => {
    const leadsTo = present.get(entry);
    return leadsTo === undefined ? [] : [[address, leadsTo]];
  });
}

export async function readKnown(payload: Payload): Promise<Known> {
  const all = { sort: "address", limit: READ_MAX, pagination: false };
  const [projects, categories, pages, files, { docs }] = await Promise.all([
    placesOf(payload, "projects"),
    placesOf(payload, "categories"),
    placesOf(payload, "pages"),
    filePlaces(payload),
    payload.db.find<Row>({ collection: OLD_ADDRESSES, ...all }),
  ]);
  const former = [...(await formerPlaces(payload, "pages", pages)), ...(await formerPlaces(payload, "media", files))];
  const present = [...projects, ...categories, ...pages, ...files].map((each) => [each.address, each.present] as const);
  return {
    places: new Map([...former, ...present]),
    rows: new Map(docs.map(({ address, target }) => [address, target])),
  };
}

/** Old addresses with their current targets, without loops and targets that aren't public. */
export const presentTargets = cachedPerVersion("old addresses", async (payload) => {
  const known = await readKnown(payload);
  const present = [...known.rows].map(([address, target]) => [address, presentTarget(target, known)] as const);
  return new Map(present.filter((pair): pair is [string, string] => pair[1] !== null));
});

/**
 * The same for sites, including current pages, so that other forms of their addresses, such as `/agentur/feed/`, are
 * found.
 */
export const targetsForSites = cachedPerVersion("old addresses of sites", async (payload) => {
  const pages = [...(await readKnown(payload)).places].filter(([address, at]) => PAGE.test(address) && at === address);
  return new Map([...pages.map(([address]) => [address, address] as const), ...(await presentTargets(payload))]);
});

/** The current path of a file by its address on a former website; null if unknown. */
export async function presentFileOf(payload: Payload, address: string): Promise<string | null> {
  const targets = await presentTargets(payload);
  return findOldAddress(address, (key) => targets.get(key));
}

const isElsewhere = (target: string) => /^https?:\/\/[^/]/.test(target);

const isOwnPage = (path: string) => isOwnAddress(path) && !isOwnRoom(path);

const pathOf = (target: string) => target.replace(/[?#].*/s, "");

function presentTarget(target: string, known: Known, steps = MOST_STEPS): string | null {
  const path = pathOf(target);
  if (isElsewhere(target) || isOwnPage(path)) return target;
  const present = known.places.get(path);
  if (present !== undefined) return present && present + target.slice(path.length);
  const next = known.rows.get(oldAddressKey(target) ?? "");
  return next === undefined || steps === 0 ? null : presentTarget(next, known, steps - 1);
}

/**
 * A target as stored: a path of this site, with only the number for an entry, or another site's full URL.
 *
 * @param given as people write it: with this site's host, without a slash, without https
 */
export function plainTarget(given: string): string {
  const text = given.trim();
  if (/^(?:https?:)?\/\//i.test(text)) return ownPath(text.replace(/^\/\//, "https://"));
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(text)) return ownPath(`https://${text}`);
  const path = text.startsWith("#") ? `/${text}` : text.replace(/^\/*/, "/");
  return text === "" ? "" : path.replace(NAME, "$1").replace(/(?<=.)\/$/, "");
}

/** This site's own URL as a path; another's unchanged. */
function ownPath(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, search, hash, href } = new URL(address);
  const isOwn = settings.PUBLIC_URL !== undefined && host === new URL(settings.PUBLIC_URL).host;
  return isOwn ? plainTarget(pathname + search + hash) : href;
}

const NO_ADDRESS = "Das ist keine Adresse. Schreiben Sie sie wie im Browser, zum Beispiel „/leistungen/film.html“.";

/** Why an address, as `oldAddressKey` writes it, can't be an old one, in German; null if it can. */
export function refusalOfAddress(address: string | null): string | null {
  if (address === null) return NO_ADDRESS;
  return isOwnAddress(address)
    ? `„${address}“ ist eine Seite dieser Website; sie kann nicht zugleich eine alte Adresse sein.`
    : null;
}

/** Why a target, as {@link plainTarget} writes it, is invalid, in German; null if it is valid. */
export function refusalOfTarget(target: string, { places, rows }: Known): string | null {
  if (target === "") return "Das Ziel fehlt.";
  if (isElsewhere(target)) return URL.canParse(target) ? null : `„${target}“: ${NO_ADDRESS}`;
  const path = pathOf(target);
  if (isOwnPage(path) || places.has(path) || rows.has(oldAddressKey(target) ?? "")) return null;
  return `„${target}“ gibt es auf dieser Website nicht. Kopieren Sie die Adresse aus dem Browser, oder schreiben Sie eine ganze, beginnend mit https://`;
}
