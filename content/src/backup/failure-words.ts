const BYTES_A_MEGABYTE = 1_000_000;

const MEGABYTES = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

export const megabytes = (bytes: number) => `${MEGABYTES.format(bytes / BYTES_A_MEGABYTE)} MB`;

/**
 * How many files that the database references are missing from an archive; stored in the database so that it can be
 * shown in German.
 */
export type Fault = { missing: number; named: number };

/** Missing files of an archive: in English sentences for log and terminal, and in numbers. */
export type MissingBackupFiles = { sentences: string; fault: Fault };

/** Why a backup failed, in German. Reasons that exist only in English aren't shown. */
export function failureInGerman(fault: Fault | undefined): string {
  if (!fault?.missing)
    return "Die letzte Sicherung ist fehlgeschlagen; den Grund sieht, wer den Server betreibt, im Protokoll.";
  const { missing, named } = fault;
  const which = missing === 1 ? "fehlt eines" : `fehlen ${missing.toLocaleString("de")}`;
  return `In der Sicherung ${which} von ${named.toLocaleString("de")} Bildern und Filmen. Sie zählt nicht als Sicherung.`;
}
