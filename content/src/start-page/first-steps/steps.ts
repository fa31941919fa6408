import type { Payload, Where } from "payload";
import { accountAsGenerated } from "../../accounts/first-administrator.ts";
import { isRecent } from "../../backup/backup-summary.ts";
import { backupState } from "../../backup/read-backup-state.ts";
import { hasLegalTexts } from "../../contact/takes-messages.ts";
import { TESTED_SERVER, type TestedServer } from "../../contact/test-mail.ts";
import { readNote } from "../../database/notes.ts";
import { LEGAL_LIST } from "../../legal-texts/every-sites-pages.ts";
import { faultsOfPublicTexts } from "../../legal-texts/faults.ts";
import { mailServer } from "../../mail/mail-server.ts";
import { ownCommand } from "../../process/own-command.ts";
import type { Settings } from "../../settings/read-settings.ts";
import { without } from "../demo/demo-fields.ts";
import { findDemo } from "../demo/remove-demo.ts";
import { type Item, imprintChecklist } from "./imprint-checklist.ts";

export const STEP_NAMES = [
  "password",
  "contact",
  "brand",
  "legal",
  "mail",
  "service",
  "project",
  "navigation",
  "demo",
  "backup",
  "address",
] as const;

export type StepName = (typeof STEP_NAMES)[number];

/** A step to a site of one's own; whether it is done is read off the data, never ticked. */
export type Step = {
  name: StepName;
  label: string;
  hint: string;
  isDone: boolean;
  /** The law asks for it: nobody can do without. */
  isCompulsory?: boolean;
  /** Where it is done; null where that is not in the admin. */
  href: string | null;
  checklist?: Item[];
  /** Faults in German, shown whether it is the next step or not. */
  faults?: string[];
};

const INVENTED_ARE_PUBLIC = "Öffentlich sind jetzt die erfundenen Texte der Beispielagentur.";

const NONE_IS_PUBLIC =
  "Bis Impressum und Datenschutzerklärung veröffentlicht sind, nennt sie dort nur Namen und Kontakt, nimmt keine Anfragen an und bittet Suchmaschinen, sie auszulassen.";

/** The steps in the order in which they are best taken. */
export async function firstSteps(payload: Payload, settings: Settings): Promise<Step[]> {
  const asGenerated = await accountAsGenerated(payload);
  const demo = await findDemo(payload);
  const website = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  const brand = await payload.findGlobal({ slug: "appearance", depth: 0, select: { lastEditor: true } });
  const own = without(website, demo.settings.public);
  const checklist = imprintChecklist(own);
  const ofDemo = demo.legalPages.filter(({ isPublic }) => isPublic).map(({ id }) => id);
  const faults = await faultsOfPublicTexts(payload, ofDemo);
  const areInvented = ofDemo.length > 0;
  const { public: shown, draft } = demo.settings;
  const isLeft = demo.legalPages.some((page) => page.isPublic || page.isDraft) || shown.length + draft.length > 0;

  /** Whether there is a public entry that the demo did not make. */
  const hasOwn = async (collection: "services" | "projects" | "menuitems" | "pages", more: Where = {}) => {
    const theDemos = demo.entries.filter((entry) => entry.collection === collection).map(({ id }) => id);
    const where = { and: [{ _status: { equals: "published" as const }, id: { not_in: theDemos } }, more] };
    return (await payload.count({ collection, where })).totalDocs > 0;
  };

  const password: Step = {
    name: "password",
    label: "Eigenes Passwort setzen",
    hint: "Das erste Konto hat noch das Passwort, das beim ersten Start ausgegeben wurde.",
    isDone: asGenerated === null,
    href: `/admin/collections/users/${asGenerated?.id ?? ""}`,
  };

  return [
    ...(asGenerated === undefined ? [] : [password]),
    {
      name: "contact",
      label: "Name und Kontakt eintragen",
      hint: "Stehen auf jeder Seite, am Kontaktformular und in den Rechtstexten.",
      isDone: Boolean(own.agencyName && own.email),
      href: "/admin/globals/site-settings",
    },
    {
      name: "brand",
      label: "Zeichen, Farben und Schrift wählen",
      hint: "Mit der Startseite daneben; zu blasse Farben werden bemerkt. Symbole und Vorschaubilder folgen von selbst.",
      isDone: Boolean(brand.lastEditor),
      href: "/admin/globals/appearance",
    },
    {
      name: "legal",
      label: "Rechtstexte prüfen und veröffentlichen",
      hint: `Eine Vorlage ist da, Kontaktdaten füllt die Website aus. ${areInvented ? INVENTED_ARE_PUBLIC : NONE_IS_PUBLIC} Nach § 5 DDG gehört ins Impressum:`,
      isDone:
        checklist.every(({ isDone }) => isDone !== false) &&
        !areInvented &&
        faults.length === 0 &&
        (await hasLegalTexts(payload)),
      isCompulsory: true,
      href: LEGAL_LIST,
      checklist,
      faults,
    },
    await mailStep(payload),
    {
      name: "service",
      label: "Die erste Leistung veröffentlichen",
      hint: "Sie bekommt einen Abschnitt auf der Startseite und, mit Bild, einen Platz im Slider.",
      isDone: await hasOwn("services"),
      href: "/admin/collections/services/create",
    },
    {
      name: "project",
      label: "Das erste Projekt veröffentlichen",
      hint: "Ein Bild und eine Überschrift genügen für den Anfang.",
      isDone: await hasOwn("projects"),
      href: "/admin/collections/projects/create",
    },
    {
      name: "navigation",
      label: "Navigation einrichten",
      hint: "Von selbst stehen dort Start, Leistungen, Projekte und Kontakt. Menüeinträge bestimmen Beschriftung und Reihenfolge und führen auch anderswohin; eigene Seiten kommen mit „Verlinkt: in der Navigation“ dazu.",
      isDone: (await hasOwn("menuitems")) || (await hasOwn("pages", { placement: { equals: "navigation" } })),
      href: "/admin/collections/menuitems",
    },
    {
      name: "demo",
      label: "Beispielinhalte entfernen",
      hint: "Nimmt nur weg, was die Beispielagentur mitgebracht hat. Was Sie geändert haben, bleibt. Bilder, Kunden und Zitate der Beispielagentur sind erfunden und am Rechner entstanden; werben Sie nicht damit.",
      isDone: demo.entries.length === 0 && !isLeft,
      href: null,
    },
    await backupStep(payload, settings),
    {
      name: "address",
      label: "Adresse der Website eintragen",
      hint: settings.PUBLIC_URL
        ? `Eingetragen ist ${settings.PUBLIC_URL}. Besucher brauchen eine Adresse mit https.`
        : "Tragen Sie in den Einstellungen des Servers (Datei .env) PUBLIC_URL ein, zum Beispiel https://www.agentur.de, und starten Sie neu.",
      isDone: settings.PUBLIC_URL?.startsWith("https:") ?? false,
      href: null,
    },
  ];
}

async function mailStep(payload: Payload): Promise<Step> {
  const { server } = await mailServer(payload);
  const tested = await readNote<TestedServer>(payload, TESTED_SERVER);
  return {
    name: "mail",
    label: "Mailserver einrichten und eine Testmail senden",
    hint: server
      ? `Der Mailserver ${server.host}:${server.port} ist eingetragen. Senden Sie weiter unten eine Testmail.`
      : "Erst mit einem Mailserver kommen Anfragen in Ihr Postfach. Tragen Sie ihn weiter unten ein.",
    isDone: server !== null && tested?.server === `${server.host}:${server.port}`,
    href: "#mail-setup",
  };
}

const ENCRYPT =
  "Sie enthalten alle Anfragen und sollen verschlüsselt sein: Tragen Sie in den Einstellungen des Servers (Datei .env) BACKUP_PASSPHRASE ein, und bewahren Sie das Passwort anderswo auf.";

async function backupStep(payload: Payload, settings: Settings): Promise<Step> {
  const isOff = settings.BACKUP_TIME === "off";
  const state = await backupState(payload);
  return {
    name: "backup",
    label: "Sicherungen prüfen",
    hint: `${
      isOff
        ? `Von selbst wird nicht gesichert. Lassen Sie „${ownCommand("backup")}“ jede Nacht auf dem Server laufen, oder setzen Sie BACKUP_TIME.`
        : "Jede Nacht wird von selbst gesichert; weiter unten steht, wohin. Heben Sie die Dateien zusätzlich anderswo auf."
    } ${ENCRYPT}`,
    isDone: isRecent(state, new Date()) && state.last?.isEncrypted === true,
    href: "#backups",
  };
}
