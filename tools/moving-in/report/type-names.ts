import type { Action } from "../import-plan.ts";
import type { Type } from "../model.ts";

export const TYPE_NAMES: Record<Type, string> = {
  categories: "Kategorie",
  services: "Leistung",
  references: "Referenz",
  menuitems: "Menüeintrag",
  projects: "Projekt",
  pages: "Seite",
};

/** Labels of planned actions. */
export const PLANNED: Record<Action, string> = {
  create: "neu",
  adopt: "gibt es hier schon unter demselben Namen; wird zugeordnet",
  update: "dort geändert; wird hier geändert",
  conflict: "dort und hier geändert; Ihre Fassung bleibt (mit „Fassungen von dort“, --overwrite, kommt die andere)",
  "deleted-here": "hier gelöscht; bleibt gelöscht",
  withdraw: "dort nicht mehr öffentlich; wird hier zum Entwurf",
  "published-here": "dort nicht öffentlich, aber hier veröffentlicht; bleibt öffentlich",
  "gone-all": "dort ist kein einziger Eintrag dieser Art mehr; bleibt öffentlich, denn das kann ein Fehler dort sein",
  "not-read": "war dort nicht sicher zu finden; bleibt öffentlich",
  unchanged: "unverändert",
};

/** With --overwrite, for entries changed on both sides. */
export const OVERWRITTEN = "dort und hier geändert; die Fassung von dort kommt";

export const DONE: Partial<Record<Action, string>> = {
  adopt: "war hier schon und ist jetzt zugeordnet",
  update: "wurde geändert",
  conflict:
    "wurde dort und hier geändert; Ihre Fassung ist geblieben. Mit „Fassungen von dort“ (--overwrite) kommt die andere",
  withdraw: "ist dort nicht mehr öffentlich und hier jetzt ein Entwurf",
};

/** Labels of entries that visitors see here but, as far as is known, not there. */
export const STILL_PUBLIC: Partial<Record<Action, string>> = {
  "published-here": "ist dort nicht öffentlich, wurde hier aber veröffentlicht und bleibt es, bis Sie es zurückziehen",
  "gone-all": "ist öffentlich geblieben, obwohl dort kein einziger Eintrag dieser Art mehr öffentlich ist",
  "not-read": "war dort nicht sicher zu finden. Ist es dort gelöscht, ziehen Sie es hier bitte zurück",
};

export const quoted = (title: string) => `„${title}“`;
