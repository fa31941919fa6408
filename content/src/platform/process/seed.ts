import { StartError } from "./exit-codes.ts";

type Given = { SEED?: string; PUBLIC_URL?: string; DATA_DIR: string; DATABASE_URL?: string; ADMIN_EMAIL?: string };

/** Whether the site is public: the demo agency isn't meant for visitors. */
const isPublic = ({ PUBLIC_URL }: Given) => PUBLIC_URL?.startsWith("https:") ?? false;

/** Chooses the content of an empty system: the demo agency on a local machine, unless SEED says otherwise. */
export const seedOf = (given: Given): string => given.SEED || (isPublic(given) ? "" : "demo");

/**
 * An empty content system at a public address is either new or a mistake, such as an unmounted disk or a wrong folder,
 * so the operator must decide. An administrator at someone else's domain could receive a password reset there.
 *
 * @throws StartError unless SEED and ADMIN_EMAIL are set
 */
export function refuseAccidentalBeginning(given: Given): void {
  if (seedOf(given) !== "") {
    refusePlaceholder(given);
    return;
  }
  const place = given.DATABASE_URL?.startsWith("postgres")
    ? "The database of DATABASE_URL"
    : `DATA_DIR (${given.DATA_DIR})`;
  throw new StartError(
    `${place} holds no content yet, and PUBLIC_URL (${given.PUBLIC_URL}) is a public address.\n` +
      "If your content should be there, check the setting, and that the disk is mounted.\n" +
      "To begin anew, set SEED=none for an empty website or SEED=demo for the demo agency, and start again.",
  );
}

/** Placeholder domains (RFC 2606), also the default. */
const PLACEHOLDER = /[@.](?:example\.(?:org|com|net)|ihre-agentur\.de)$|^admin@musterlicht\.example$|^$/i;

/** Reserved domains: a website there is a trial, and so is its address. */
const RESERVED = /^example\.(?:org|com|net)$/i;

function refusePlaceholder({ ADMIN_EMAIL = "", ...given }: Given): void {
  if (!isPublic(given) || !PLACEHOLDER.test(ADMIN_EMAIL)) return;
  const [, domain = ""] = ADMIN_EMAIL.split("@");
  if (RESERVED.test(domain) && new URL(given.PUBLIC_URL ?? "").hostname.endsWith(domain)) return;
  throw new StartError(
    `ADMIN_EMAIL (${ADMIN_EMAIL || "not set"}) is nobody's address here, and the first administrator gets links for new passwords there.\n` +
      "Set it to your own e-mail address, and start again.",
  );
}
