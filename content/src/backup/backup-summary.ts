import { statSync } from "node:fs";
import { DAY_MS } from "../platform/process/day.ts";
import { germanTime } from "../platform/process/german-time.ts";
import { backupFolder } from "../platform/settings/backup-settings.ts";
import type { Settings } from "../platform/settings/read-settings.ts";
import type { BackupState } from "./backup-state.ts";
import { failureInGerman, megabytes } from "./failure-words.ts";

const OLD_MS = 2 * DAY_MS;

export function isRecent({ last }: BackupState, now: Date): boolean {
  return last !== null && now.getTime() - Date.parse(last.at) < OLD_MS;
}

export const NOT_BY_ITSELF = "Von selbst wird nicht gesichert; das stellt ein, wer den Server betreibt.";

type Summary = {
  warning: { title: string; text: string } | null;
  sentences: string[];
};

export function summarizeBackups(state: BackupState, settings: Settings, now: Date): Summary {
  const { last } = state;
  const isOff = settings.BACKUP_TIME === "off";
  const folder = backupFolder(settings);
  const sentences = [
    last
      ? `Zuletzt gesichert ${germanTime(last.at, now)}: ${megabytes(last.bytes)}${last.isEncrypted ? ", verschlüsselt" : ""}.`
      : "Es gibt noch keine Sicherung.",
    isOff
      ? NOT_BY_ITSELF
      : `Gesichert wird jede Nacht um ${settings.BACKUP_TIME} Uhr, und vor Updates, die die Datenbank ändern.${last ? "" : " Die erste Sicherung folgt in den nächsten Minuten."}`,
    ...(last && isOnDiskOf(settings.DATA_DIR, folder)
      ? [
          "Die Sicherungen liegen auf derselben Festplatte wie die Website. Wer den Server betreibt, sollte sie zusätzlich anderswo aufheben.",
        ]
      : []),
  ];
  return { warning: warningOf(state, isOff, now), sentences };
}

function warningOf(state: BackupState, isOff: boolean, now: Date): Summary["warning"] {
  const { last, failure } = state;
  const reason = failure && failureInGerman(failure.fault);
  const tried = failure && `Der letzte Versuch war ${germanTime(failure.at, now)}.`;
  const kept = last ? " Frühere Sicherungen sind noch da." : "";
  if (last && !isRecent(state, now)) {
    return {
      title: "Seit mehr als zwei Tagen ist keine Sicherung gelungen.",
      text: reason ? `${reason} ${tried}` : "Den Grund sieht, wer den Server betreibt, im Protokoll.",
    };
  }
  const again = failure?.archive ? "in der nächsten Nacht" : "jede Stunde";
  if (reason) return { title: reason, text: `${tried}${kept} Es wird ${again} wieder versucht.` };
  if (!last && isOff)
    return { title: "Es gibt keine Sicherung.", text: "Ohne sie ist nach einem Schaden alles verloren." };
  return null;
}

function isOnDiskOf(one: string, other: string): boolean {
  try {
    return statSync(one).dev === statSync(other).dev;
  } catch {
    return false; // on another machine
  }
}
