import { isDeepStrictEqual } from "node:util";
import type { Endpoint, PayloadRequest } from "payload";
import { isAdministrator, mayReadInquiries, personOf } from "../access/roles.ts";
import { writeNote } from "../platform/database/notes.ts";
import { answer, jsonOf, refusal } from "../platform/http/answers.ts";
import { describeMailError, mailErrorForLog } from "../platform/mail/mail-error.ts";
import { asServer, keptServer, type MailServer, mailServer, sendBy } from "../platform/mail/mail-server.ts";
import { serverName } from "../platform/mail/transport.ts";
import { log } from "../platform/process/log.ts";
import { storeServer, typedServer } from "./mail-server-form.ts";

export type TestMailAnswer = { sent: boolean; message: string };

/** Timeout of sending, in ms: a person is waiting. */
const TIMEOUT_MS = 30_000;

const CHANGED =
  "Die Testmail ging hinaus, aber inzwischen hat jemand anderes den Mailserver geändert. Gespeichert ist nichts. Laden Sie die Seite neu.";

/** Who may send test mails: administrators and those who read inquiries. */
export function mayTestMail(req: Pick<PayloadRequest, "user">): boolean {
  return isAdministrator(personOf(req)) || mayReadInquiries(personOf(req));
}

/**
 * Sends a mail to the person who asks, and reports the outcome: by the configured mail server, or by the one in the
 * body, which is stored if it takes the mail.
 */
export const testMail: Endpoint = {
  path: "/test-mail",
  method: "post",
  handler: async (req) => {
    if (!mayTestMail(req)) return refusal(403, "Dazu fehlt Ihnen die Berechtigung.");
    const given = await jsonOf(req);
    if (!given) return answer(await sendTestMail(req, await mailServer(req.payload)));
    const before = await keptServer(req.payload);
    const typed = await typedServer(req, given);
    if (typeof typed === "string") return answer({ sent: false, message: typed } satisfies TestMailAnswer);
    const tested = await sendTestMail(req, asServer(req.payload, typed));
    if (!tested.sent) return answer(tested);
    if (!isDeepStrictEqual(await keptServer(req.payload), before)) return answer({ sent: false, message: CHANGED });
    await storeServer(req, typed);
    return answer({ sent: true, message: `Getestet und gespeichert. ${tested.message}` } satisfies TestMailAnswer);
  },
};

export type TestedServer = { server: string };
export const TESTED_SERVER = "test-mail";

async function sendTestMail(req: PayloadRequest, way: MailServer): Promise<TestMailAnswer> {
  if (!way.server) return { sent: false, message: "Es ist kein Mailserver eingerichtet." };
  const address = req.user?.email ?? "";
  const name = serverName(way.server);
  try {
    await sendBy(way, {
      from: way.from,
      to: { name: "", address },
      subject: "Testmail Ihrer Website",
      text: "Diese E-Mail kam an: Anfragen über das Kontaktformular gehen über denselben Mailserver hinaus.\n",
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    log.error(mailErrorForLog(error), "the test mail was not sent");
    return { sent: false, message: `Die Testmail ging nicht hinaus (${name}). ${describeMailError(error)}` };
  }
  await writeNote(req, TESTED_SERVER, { server: name } satisfies TestedServer);
  return {
    sent: true,
    message: `Der Mailserver ${name} hat die Testmail an ${address} angenommen. Ist sie in ein paar Minuten nicht da, sehen Sie im Spam-Ordner nach.`,
  };
}
