import type { Payload, Where } from "payload";
import { accountAsGenerated } from "../../accounts/first-administrator.ts";
import { isOn } from "../../accounts/second-factor/second-factor.ts";
import { isRecent, NOT_BY_ITSELF } from "../../backup/backup-summary.ts";
import { backupState, isPassphraseKept } from "../../backup/read-backup-state.ts";
import { hasLegalTexts } from "../../inquiries/takes-messages.ts";
import { TESTED_SERVER, type TestedServer } from "../../inquiries/test-mail.ts";
import { LEGAL_LIST } from "../../legal-texts/every-sites-pages.ts";
import { faultsOfPublicTexts } from "../../legal-texts/faults.ts";
import type { User } from "../../payload-types.ts";
import { readNote } from "../../platform/database/notes.ts";
import { mailServer } from "../../platform/mail/mail-server.ts";
import type { Settings } from "../../platform/settings/read-settings.ts";
import { without } from "../demo/demo-fields.ts";
import { findDemo } from "../demo/remove-demo.ts";
import { type Item, imprintChecklist } from "./imprint-checklist.ts";

export const STEP_NAMES = [
  "name",
  "password",
  "second-factor",
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

/** A step; whether it is done is derived from the data. */
export type Step = {
  name: StepName;
  label: string;
  hint: string;
  isDone: boolean;
  isOptional?: boolean;
  /** URL of its form; null if it isn't done in the admin. */
  href: string | null;
  checklist?: Item[];
  /** Problems in German, always shown. */
  faults?: string[];
};

const INVENTED_ARE_PUBLIC = "Öffentlich sind jetzt die erfundenen Texte der Beispielagentur.";

const NONE_IS_PUBLIC =
  "Bis Impressum und Datenschutzerklärung veröffentlicht sind, nennt sie dort nur Namen und Kontakt, nimmt keine Anfragen an und bittet Suchmaschinen, sie auszulassen.";

/** The steps in order, including the administrator's personal ones. */
export async function firstSteps(
  payload: Payload,
  settings: Settings,
  user?: Pick<User, "id" | "name">,
): Promise<Step[]> {
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

  /** Whether there is a published entry besides the demo's. */
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
    ...(user ? [nameStep(user)] : []),
    ...(asGenerated === undefined ? [] : [password]),
    ...(user ? [await secondFactorStep(payload, user)] : []),
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
      isOptional: true,
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
      href: LEGAL_LIST,
      checklist,
      faults,
    },
    await mailStep(payload),
    {
      name: "service",
      label: "Die erste Leistung veröffentlichen",
      hint: "Sie bekommt einen Abschnitt auf der Startseite; unter „Startseite“ kommt sie auch in den Slider.",
      isDone: await hasOwn("services"),
      isOptional: true,
      href: "/admin/collections/services/create",
    },
    {
      name: "project",
      label: "Das erste Projekt veröffentlichen",
      hint: "Ein Bild und eine Überschrift genügen für den Anfang.",
      isDone: await hasOwn("projects"),
      isOptional: true,
      href: "/admin/collections/projects/create",
    },
    {
      name: "navigation",
      label: "Navigation einrichten",
      hint: "Von selbst stehen dort Start, Leistungen, Projekte und Kontakt. Menüeinträge bestimmen Beschriftung und Reihenfolge und führen auch anderswohin; eigene Seiten kommen mit „Verlinkt: in der Navigation“ dazu.",
      isDone: (await hasOwn("menuitems")) || (await hasOwn("pages", { placement: { equals: "navigation" } })),
      isOptional: true,
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
    await addressStep(payload, settings),
  ];
}

const nameStep = (user: Pick<User, "name">): Step => ({
  name: "name",
  label: "Sagen, wie Sie heißen",
  hint: "Kolleginnen und Kollegen sehen den Namen, wenn Sie etwas bearbeiten oder sie einladen.",
  isDone: Boolean(user.name),
  href: null,
});

const secondFactorStep = async (payload: Payload, user: Pick<User, "id">): Promise<Step> => ({
  name: "second-factor",
  label: "Anmeldung in zwei Schritten einschalten",
  hint: "Dann genügt ein gestohlenes Passwort nicht, um die Website zu ändern. Sie brauchen dazu Ihr Telefon.",
  isDone: await isOn({ payload }, user.id),
  isOptional: true,
  href: "/admin/account",
});

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

/** The URL that was last checked successfully; null before. */
export type CheckedAddress = { url: string };
export const CHECKED_ADDRESS = "checked-address";

async function addressStep(payload: Payload, { PUBLIC_URL }: Settings): Promise<Step> {
  const checked = await readNote<CheckedAddress>(payload, CHECKED_ADDRESS);
  const isSecure = PUBLIC_URL?.startsWith("https:") ?? false;
  return {
    name: "address",
    label: "Adresse der Website prüfen",
    hint: isSecure
      ? `Die Website soll unter ${PUBLIC_URL} stehen. Prüfen Sie, ob Besucher sie dort sicher erreichen.`
      : `${PUBLIC_URL ? `Eingetragen ist ${PUBLIC_URL}.` : "Es ist keine eingetragen."} Besucher brauchen eine Adresse mit https; die stellt ein, wer den Server betreibt.`,
    isDone: isSecure && checked?.url === PUBLIC_URL,
    href: null,
  };
}

async function backupStep(payload: Payload, settings: Settings): Promise<Step> {
  const state = await backupState(payload);
  const mustBeKept = Boolean(settings.BACKUP_PASSPHRASE) && !(await isPassphraseKept(payload));
  const made =
    settings.BACKUP_TIME === "off"
      ? NOT_BY_ITSELF
      : "Jede Nacht wird von selbst gesichert; weiter unten steht, wann zuletzt.";
  return {
    name: "backup",
    label: mustBeKept ? "Das Passwort der Sicherungen aufbewahren" : "Sicherungen prüfen",
    hint: mustBeKept
      ? `${made} Die Sicherungen sind verschlüsselt: Lassen Sie sich weiter unten das Passwort zeigen, und bewahren Sie es anderswo auf.`
      : `${made} Wer den Server betreibt, sollte sie zusätzlich anderswo aufheben: Sie enthalten alle Anfragen.`,
    isDone: isRecent(state, new Date()) && !mustBeKept,
    href: "#backups",
  };
}
