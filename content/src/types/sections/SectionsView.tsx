import { SECTION_PARAMETER, SECTIONS_PATH } from "@schaufenster/contract/beside-page";
import { ONLY_ID } from "@schaufenster/contract/preview";
import type { AdminViewServerProps } from "payload";
import { addressOf } from "../../editing/preview/live-preview.ts";
import { AdminPage } from "../../ui/AdminPage.tsx";
import { Sections } from "./Sections.tsx";
import { SECTIONS, type SectionName } from "./sections.ts";

/** The admin page 'Startseite': all sections, or the one named in the URL. */
export function SectionsView(view: AdminViewServerProps) {
  const named = view.searchParams?.[SECTION_PARAMETER];
  const only = Object.keys(SECTIONS).find((name) => name === named) as SectionName | undefined;
  return (
    <AdminPage view={view} path={SECTIONS_PATH}>
      <Sections only={only} preview={addressOf({ collection: "menuitems", id: ONLY_ID })} />
    </AdminPage>
  );
}
