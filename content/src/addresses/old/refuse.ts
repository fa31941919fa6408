import { isOwnAddress, isOwnRoom, oldAddressKey } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { settings } from "../../settings/settings.ts";
import { exists, isLiving, type Living, readLiving } from "./living.ts";
import { storedRows } from "./present.ts";

/** All that a new row has to agree with. */
export type Known = { living: Living; targets: ReadonlyMap<string, string> };

export async function readKnown(payload: Payload): Promise<Known> {
  const [living, rows] = await Promise.all([readLiving(payload), storedRows(payload)]);
  return { living, targets: new Map(rows.map(({ address, target }) => [address, target])) };
}

const ownHost = () => (settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).host : null);

/**
 * A target as it is stored: a path of this site, of an entry with its number alone, or the whole address of another site.
 *
 * @param given as people write it: with this site's host, without a slash, without https
 */
export function plainTarget(given: string): string {
  const text = given.trim();
  if (/^(?:https?:)?\/\//i.test(text)) return ownPath(text.replace(/^\/\//, "https://"));
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(text)) return ownPath(`https://${text}`);
  const path = text.startsWith("#") ? `/${text}` : text.replace(/^\/*/, "/");
  return text === "" ? "" : path.replace(/^(\/projekte(?:\/kategorie)?\/\d+)-[^/?#]*/, "$1").replace(/(?<=.)\/$/, "");
}

/** An address of this site's own host as a path; another's as it is. */
function ownPath(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, search, hash, href } = new URL(address);
  return host === ownHost() ? plainTarget(pathname + search + hash) : href;
}

/** Stands for this site's own origin. */
const ANY_ORIGIN = "http://any.invalid";

const NO_ADDRESS = "Das ist keine Adresse. Schreiben Sie sie wie im Browser, zum Beispiel „/leistungen/film.html“.";

/** The German reason why a row cannot be; null if it can. Takes the address as `oldAddressKey` writes it. */
export function refusalOf(
  { address, target }: { address: string | null; target: string },
  known: Known,
): string | null {
  if (address === null) return NO_ADDRESS;
  if (isOwnAddress(address))
    return `„${address}“ ist eine Seite dieser Website; sie kann nicht zugleich eine alte Adresse sein.`;
  if (isLiving(address, known.living))
    return `Unter „${address}“ finden Besucher schon einen Eintrag dieser Website. Er geht vor.`;
  return refusalOfTarget(target, known);
}

/** Only what is there by itself can be a target, which leaves no room for a chain or a loop. */
function refusalOfTarget(target: string, { living, targets }: Known): string | null {
  if (!URL.canParse(target, ANY_ORIGIN)) return `„${target}“: ${NO_ADDRESS}`;
  if (/^https?:\/\/[^/]/.test(target)) return null;
  const { pathname, origin } = new URL(target, ANY_ORIGIN);
  const key = oldAddressKey(target);
  const next = key === null ? undefined : targets.get(key);
  if (next !== undefined)
    return `„${target}“ ist selbst eine alte Adresse und führt zu „${next}“. Geben Sie gleich dieses Ziel an.`;
  const isPage = isOwnAddress(pathname) && !isOwnRoom(pathname);
  if (origin === ANY_ORIGIN && (isPage || exists(pathname, living))) return null;
  return `„${target}“ gibt es auf dieser Website nicht. Wählen Sie ein Ziel aus, oder schreiben Sie eine ganze Adresse, beginnend mit https://`;
}

/** One that another row has already, by hand. */
export function refusalOfTaken(address: string, { targets }: Known): string | null {
  const target = targets.get(address);
  return target === undefined ? null : `„${address}“ steht schon in der Liste und führt zu „${target}“.`;
}
