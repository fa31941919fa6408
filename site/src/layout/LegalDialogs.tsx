import type { SiteSettings } from "../content/domain.ts";
import type { LegalText } from "../content/routes.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Prose } from "../ui/Prose.tsx";

/** Ids that `data-dialog` on a link refers to. */
export const IMPRESSUM_DIALOG = "impressum-dialog";
export const PRIVACY_DIALOG = "datenschutz-dialog";

/** The legal texts as dialogs (spec §2): 'Impressum' centred, the privacy policy long. */
export function LegalDialogs({ legal, except }: { legal: SiteSettings["legal"]; except: LegalText | null }) {
  return (
    <>
      {except !== "impressum" && legal.impressum !== "" && (
        <Dialog id={IMPRESSUM_DIALOG} title="Impressum" size="middle" closeLabel="Schließen">
          <Prose html={legal.impressum} />
        </Dialog>
      )}
      {except !== "datenschutz" && legal.privacyPolicy !== "" && (
        <Dialog id={PRIVACY_DIALOG} title="Datenschutzerklärung" size="long" closeLabel="Schließen">
          <Prose html={legal.privacyPolicy} />
        </Dialog>
      )}
    </>
  );
}
