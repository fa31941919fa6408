import type { Type } from "../model.ts";
import type { Action } from "../plan.ts";

/** What owners call a type. */
export const TYPE_NAMES: Record<Type, string> = {
  categories: "Kategorie",
  services: "Leistung",
  references: "Referenz",
  menuitems: "Menüeintrag",
  projects: "Projekt",
};

/** What happens to entries, before it has happened. */
export const PLANNED: Record<Action, string> = {
  create: "neu",
  adopt: "gibt es hier schon unter demselben Namen; wird zugeordnet",
  update: "dort geändert; wird hier geändert",
  conflict: "dort und hier geändert; Ihre Fassung bleibt (mit --overwrite kommt die von dort)",
  "deleted-here": "hier gelöscht; bleibt gelöscht",
  withdraw: "dort nicht mehr da; wird hier zum Entwurf",
  "gone-changed": "dort nicht mehr da, aber hier geändert; bleibt",
  "gone-all": "dort ist kein einziger Eintrag dieser Art mehr; bleibt, denn das kann ein Fehler dort sein",
  unchanged: "unverändert",
};

/** With --overwrite, of what was changed on both sides. */
export const OVERWRITTEN = "dort und hier geändert; die Fassung von dort kommt";

/** The same, afterwards. */
export const DONE: Partial<Record<Action, string>> = {
  adopt: "war hier schon und ist jetzt zugeordnet",
  update: "wurde geändert",
  conflict: "wurde dort und hier geändert; Ihre Fassung ist geblieben. Mit --overwrite kommt die von dort",
  withdraw: "ist dort nicht mehr da und hier jetzt ein Entwurf",
  "gone-changed": "ist dort nicht mehr da, wurde hier aber geändert und ist geblieben",
  "gone-all": "ist geblieben, obwohl dort kein einziger Eintrag dieser Art mehr da ist",
};

export const quoted = (title: string) => `„${title}“`;
