import type { de } from "@payloadcms/translations/languages/de";

/** One group of texts, whose keys are Payload's. */
type Texts<Group extends keyof typeof de.translations> = Partial<Record<keyof (typeof de.translations)[Group], string>>;

/**
 * Payload's German where it says 'du' (this admin says 'Sie'), where it is wrong, and where it uses another word than the
 * rest of the admin. A test looks for such texts in all that Payload has.
 */
const authentication: Texts<"authentication"> = {
  checkYourEmailForPasswordReset:
    "Gehört die E-Mail-Adresse zu einem Konto, erhalten Sie in Kürze eine E-Mail mit einer Anleitung. Sehen Sie auch im Spam-Ordner nach.",
  forgotPasswordEmailInstructions:
    "Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten eine E-Mail mit einer Anleitung, wie Sie ein neues Passwort festlegen.",
  forgotPasswordUsernameInstructions:
    "Bitte geben Sie Ihren Benutzernamen an. Sie erhalten eine E-Mail mit einer Anleitung, wie Sie ein neues Passwort festlegen.",
  generatingNewAPIKeyWillInvalidate:
    "Ein neuer API-Schlüssel macht den vorherigen <1>ungültig</1>. Möchten Sie fortfahren?",
  loggedIn: "Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.",
  loggedInChangePassword: "Ihr Passwort ändern Sie in Ihrem <0>Konto</0>.",
  loggedOutInactivity: "Sie wurden abgemeldet, weil Sie längere Zeit nichts getan haben.",
  loggedOutSuccessfully: "Sie sind abgemeldet.",
  loginWithAnotherUser: "Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.",
  newAccountCreated:
    'Für Sie wurde ein Konto auf <a href="{{serverURL}}">{{serverURL}}</a> angelegt. Bitte bestätigen Sie Ihre E-Mail-Adresse mit diesem Link: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
  resetYourPassword: "Neues Passwort festlegen",
  verifyYourEmail: "E-Mail-Adresse bestätigen",
  youAreInactive:
    "Sie haben einige Zeit nichts getan und werden zu Ihrer Sicherheit bald abgemeldet. Möchten Sie angemeldet bleiben?",
  youAreReceivingResetPassword:
    "Für Ihr Konto wurde ein neues Passwort angefordert. Mit diesem Link legen Sie es fest:",
  youDidNotRequestPassword: "Waren Sie das nicht, brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.",
};

const dashboard: Texts<"dashboard"> = {
  discardMessage: "Die Änderungen an der Startseite sind nicht gespeichert. Möchten Sie sie verwerfen?",
  editDashboard: "Startseite anpassen",
  editingDashboard: "Startseite anpassen",
  noItems: "Auf der Startseite ist nichts eingerichtet.",
};

const error: Texts<"error"> = {
  deletingTitle: "{{title}} ließ sich nicht löschen. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  documentNotFound:
    "Den Eintrag mit der Nummer {{id}} gibt es nicht oder nicht mehr, oder Ihnen fehlt die Berechtigung.",
  notAllowedToAccessPage: "Für diese Seite fehlt Ihnen die Berechtigung.",
  notAllowedToPerformAction: "Dazu fehlt Ihnen die Berechtigung.",
  restoringTitle:
    "{{title}} ließ sich nicht wiederherstellen. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  unauthorized: "Bitte melden Sie sich an.",
  unverifiedEmail: "Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.",
};

const fields: Texts<"fields"> = {
  chooseBetweenCustomTextOrDocument: "Geben Sie eine Adresse ein oder wählen Sie einen Eintrag.",
  chooseDocumentToLink: "Wählen Sie den Eintrag, zu dem der Link führt",
};

const folder: Texts<"folder"> = {
  folderTypeDescription: "Wählen Sie, welche Einträge in diesem Ordner liegen dürfen.",
  moveItemsToFolderConfirmation: "<1>{{count}} {{label}}</1> nach <2>{{toFolder}}</2> verschieben?",
  moveItemsToRootConfirmation: "<1>{{count}} {{label}}</1> in den Hauptordner verschieben?",
  moveItemToFolderConfirmation: "<1>{{title}}</1> nach <2>{{toFolder}}</2> verschieben?",
  moveItemToRootConfirmation: "<1>{{title}}</1> in den Hauptordner verschieben?",
};

const general: Texts<"general"> = {
  aboutToDelete: "{{label}} <1>{{title}}</1> löschen?",
  aboutToDeleteCount_many: "{{count}} {{label}} löschen?",
  aboutToDeleteCount_one: "{{count}} {{label}} löschen?",
  aboutToDeleteCount_other: "{{count}} {{label}} löschen?",
  aboutToPermanentlyDelete: "{{label}} <1>{{title}}</1> endgültig löschen? Das lässt sich nicht rückgängig machen.",
  aboutToPermanentlyDeleteTrash:
    "<0>{{count}}</0> <1>{{label}}</1> endgültig aus dem Papierkorb löschen? Das lässt sich nicht rückgängig machen.",
  aboutToRestore: "{{label}} <1>{{title}}</1> wiederherstellen?",
  aboutToRestoreAsDraft: "{{label}} <1>{{title}}</1> als Entwurf wiederherstellen?",
  aboutToRestoreAsDraftCount: "{{count}} {{label}} als Entwurf wiederherstellen?",
  aboutToRestoreCount: "{{count}} {{label}} wiederherstellen?",
  aboutToTrash: "{{label}} <1>{{title}}</1> in den Papierkorb verschieben?",
  aboutToTrashCount: "{{count}} {{label}} in den Papierkorb verschieben?",
  changesNotSaved: "Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.",
  copyWarning: "{{label}} {{title}}: {{to}} mit {{from}} überschreiben?",
  // Nothing is lost by taking an entry over (docs/decisions/080, 081).
  anotherUserTakenOver:
    "Jemand anderes bearbeitet diesen Eintrag jetzt. Was Sie noch nicht gespeichert hatten, ist in diesem Browser aufgehoben: Wenn Sie den Eintrag wieder öffnen, sehen Sie es neben dem gespeicherten Stand.",
  currentlyEditing:
    "bearbeitet diesen Eintrag gerade. Wenn Sie übernehmen, kann dort nichts mehr gespeichert werden, bis Sie fertig sind. Was gespeichert ist, bleibt.",
  documentOutOfDate: "Dieser Eintrag wurde inzwischen von jemand anderem geändert. Sie sehen einen älteren Stand.",
  enterAValue: "Geben Sie einen Wert ein",
  moveConfirm: "{{count}} {{label}} nach <1>{{destination}}</1> verschieben?",
  noLabel: "Ohne {{label}}",
  sorryNotFound: "Hier gibt es nichts, was zu Ihrer Anfrage passt.",
  unsavedChanges: "Ihre Änderungen sind nicht gespeichert. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.",
  unsavedChangesDuplicate: "Ihre Änderungen sind nicht gespeichert. Möchten Sie den Eintrag trotzdem duplizieren?",
};

const upload: Texts<"upload"> = {
  cropToolDescription: "Ziehen Sie die Ecken des Ausschnitts, zeichnen Sie einen neuen oder ändern Sie die Werte.",
  // Shown in small letters, which no German noun survives.
  dragAndDrop: "hierher ziehen",
  focalPoint: "Bildschwerpunkt",
  focalPointDescription: "Ziehen Sie den Bildschwerpunkt in der Vorschau oder ändern Sie die Werte.",
  setFocalPoint: "Bildschwerpunkt setzen",
};

const validation: Texts<"validation"> = {
  emailAddress: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
  enterNumber: "Bitte geben Sie eine Zahl ein.",
  username:
    "Bitte geben Sie einen gültigen Benutzernamen an: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.",
};

const version: Texts<"version"> = {
  aboutToPublishSelection: "Alle gewählten {{label}} veröffentlichen?",
  aboutToRestore: "{{label}} auf den Stand vom {{versionDate}} zurücksetzen?",
  aboutToRestoreGlobal: "{{label}} auf den Stand vom {{versionDate}} zurücksetzen?",
  aboutToRevertToPublished:
    "Den Entwurf verwerfen und zum zuletzt veröffentlichten Stand zurückkehren? Was seitdem geändert wurde, bleibt unter „Versionen“.",
  aboutToUnpublish: "Diesen Eintrag von der Website nehmen? Er bleibt als Entwurf erhalten.",
  aboutToUnpublishIn: "Diesen Eintrag in {{locale}} von der Website nehmen? Er bleibt als Entwurf erhalten.",
  aboutToUnpublishSelection: "Alle gewählten {{label}} von der Website nehmen? Sie bleiben als Entwürfe erhalten.",
  confirmRevertToSaved: "Zum veröffentlichten Stand zurückkehren",
};

export const german = { authentication, dashboard, error, fields, folder, general, upload, validation, version };
