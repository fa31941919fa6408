import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { isAdministrator, personOf } from "../access/roles.ts";
import { knowsCurrentPassword } from "../accounts/current-password.ts";
import type { StoredPassword } from "../accounts/password-hash.ts";
import type { User } from "../payload-types.ts";
import { writeNote } from "../platform/database/notes.ts";
import { ADMINISTRATORS_ONLY, answer, INCOMPLETE, jsonOf, refusal } from "../platform/http/answers.ts";
import { log } from "../platform/process/log.ts";
import { settings } from "../platform/settings/settings.ts";
import { backUpInProcess } from "./backup-process.ts";
import { failureInGerman } from "./failure-words.ts";
import { backupState, PASSPHRASE_SHOWN } from "./read-backup-state.ts";
import { requestRestore, restorable } from "./restore-at-start.ts";

const schema = v.object({ currentPassword: v.string(), name: v.optional(v.string(), "") });

/** For an administrator who re-enters their password: an open session is not enough. */
function withPassword(path: string, handle: (req: PayloadRequest, name: string) => Promise<Response>): Endpoint {
  return {
    path,
    method: "post",
    handler: async (req) => {
      const person = personOf(req);
      if (!isAdministrator(person)) return refusal(403, ADMINISTRATORS_ONLY);
      const given = v.safeParse(schema, await jsonOf(req));
      if (!given.success) return refusal(400, INCOMPLETE);
      const where = { id: { equals: person?.id } };
      const account = await req.payload.db.findOne<StoredPassword & User>({ collection: "users", where });
      if (!account || !(await knowsCurrentPassword(req, account, given.output.currentPassword)))
        return refusal(400, "Das Passwort stimmt nicht.", {
          errors: [{ path: "currentPassword", message: "Das Passwort stimmt nicht." }],
        });
      return handle(req, given.output.name);
    },
  };
}

const backUpNow: Endpoint = {
  path: "/backup",
  method: "post",
  handler: async (req) => {
    if (!isAdministrator(personOf(req))) return refusal(403, ADMINISTRATORS_ONLY);
    try {
      await backUpInProcess([]);
    } catch (error) {
      log.error({ err: error }, "backup failed; earlier backups are unchanged");
      return refusal(500, failureInGerman((await backupState(req.payload)).failure?.fault));
    }
    return answer({});
  },
};

export const backupEndpoints: Endpoint[] = [
  backUpNow,
  withPassword("/backup-passphrase", async (req) => {
    await writeNote(req, PASSPHRASE_SHOWN, {});
    return answer({ passphrase: settings.BACKUP_PASSPHRASE ?? "" });
  }),
  withPassword("/restore", async (_req, name) => {
    if (!restorable().some((backup) => backup.name === name))
      return refusal(404, "Diese Sicherung gibt es nicht mehr.");
    try {
      await requestRestore(name);
    } catch (error) {
      log.error({ err: error, name }, "not restored; nothing was changed");
      return refusal(
        409,
        "Diese Sicherung ist nicht heil, oder ihr Passwort ist ein anderes. Es wurde nichts geändert.",
      );
    }
    return answer({});
  }),
];
