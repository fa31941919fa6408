import type { Site } from "../../content/domain.ts";
import { type Head, pageTitle, RELOAD_AFTER_S } from "../../layout/head.ts";

export type ErrorStatus = 404 | 410 | 500 | 503;

const TITLES: Record<ErrorStatus, string> = {
  404: "Seite nicht gefunden",
  410: "Vorschau abgelaufen",
  500: "Da ist etwas schiefgegangen",
  503: "Gleich wieder da",
};

const BEYOND_END = "Keine weiteren Projekte";

export function errorHead({
  site,
  status,
  listPath,
  comesBack,
}: {
  site: Site | null;
  status: ErrorStatus;
  listPath: string | null;
  comesBack: boolean;
}): Head {
  const heading = listPath ? BEYOND_END : TITLES[status];
  const title = pageTitle(heading, site);
  return {
    title,
    heading,
    description: "",
    canonicalPath: null,
    type: "website",
    image: null,
    ...(comesBack ? { reloadAfterS: RELOAD_AFTER_S } : {}),
  };
}
