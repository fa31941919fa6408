const BYTES_A_MEGABYTE = 1_000_000;

const MEGABYTES = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

/** A size for those who look after the site: 25,1 MB. */
export const megabytes = (bytes: number) => `${MEGABYTES.format(bytes / BYTES_A_MEGABYTE)} MB`;

/** Why an archive counts as no backup; in the database's note, so that it can be told in German. */
export type Fault =
  | { code: "files missing"; missing: number; named: number }
  | { code: "far smaller"; bytes: number; before: number };

/** The parts that an archive lacks: in English sentences for log and terminal, and as a code with numbers. */
export type Lack = { sentences: string; fault: Fault };

/** Why a backup failed, in German. A reason that only an English message tells is not for the agency. */
export function failureInGerman(fault: Fault | undefined): string {
  if (!fault) return "Die letzte Sicherung ist fehlgeschlagen; der Grund steht im Protokoll des Servers.";
  return `${wordsOf(fault)} Sie zählt nicht als Sicherung.`;
}

function wordsOf(fault: Fault): string {
  if (fault.code === "far smaller")
    return `Die Sicherung ist viel kleiner als die letzte (${megabytes(fault.bytes)} statt ${megabytes(fault.before)}).`;
  const { missing, named } = fault;
  const which = missing === 1 ? "fehlt eines" : `fehlen ${missing.toLocaleString("de")}`;
  return `In der Sicherung ${which} von ${named.toLocaleString("de")} Bildern und Filmen.`;
}
