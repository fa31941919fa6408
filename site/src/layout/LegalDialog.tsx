import { Dialog } from "../ui/Dialog.tsx";
import { LEGAL_DIALOG_ID } from "./legal-dialog.ts";

/** Dialog of the legal texts (spec §2: 'Impressum' centred, the privacy policy long), filled by legal-dialog.ts. */
export function LegalDialog() {
  return <Dialog id={LEGAL_DIALOG_ID} title="" size="middle" closeLabel="Schließen" reading />;
}
