import type { Site } from "../../content/domain.ts";
import { type Head, pageTitle, RELOAD_AFTER_S } from "../../layout/head.ts";

export type ErrorStatus = 404 | 500 | 503;

const TITLES: Record<ErrorStatus, string> = {
  404: "Seite nicht gefunden",
  500: "Da ist etwas schiefgegangen",
  503: "Gleich wieder da",
};

export function errorHead({
  site,
  status,
  comesBack,
}: {
  site: Site | null;
  status: ErrorStatus;
  comesBack: boolean;
}): Head {
  const title = pageTitle(TITLES[status], site);
  return {
    title,
    heading: TITLES[status],
    description: title,
    canonicalPath: null,
    type: "website",
    image: null,
    ...(comesBack ? { reloadAfterS: RELOAD_AFTER_S } : {}),
  };
}
