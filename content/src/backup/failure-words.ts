const BYTES_A_MEGABYTE = 1_000_000;

const MEGABYTES = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

/** A size for those who look after the site: 25,1 MB. */
export const megabytes = (bytes: number) => `${MEGABYTES.format(bytes / BYTES_A_MEGABYTE)} MB`;

/** How many of the files that the database names an archive lacks; in the database's note, so that it can be said in German. */
export type Fault = { missing: number; named: number };

/** The files that an archive lacks: in English sentences for log and terminal, and in numbers. */
export type Lack = { sentences: string; fault: Fault };

/** Why a backup failed, in German. A reason that only an English message tells is not for the agency. */
export function failureInGerman(fault: Fault | undefined): string {
  if (!fault?.missing) return "Die letzte Sicherung ist fehlgeschlagen; der Grund steht im Protokoll des Servers.";
  const { missing, named } = fault;
  const which = missing === 1 ? "fehlt eines" : `fehlen ${missing.toLocaleString("de")}`;
  return `In der Sicherung ${which} von ${named.toLocaleString("de")} Bildern und Filmen. Sie zählt nicht als Sicherung.`;
}
