import { randomBytes } from "node:crypto";
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from "payload";
import { isAdministrator, personOf } from "../../access/roles.ts";
import type { User } from "../../payload-types.ts";
import { ADMINISTRATORS_ONLY, answer, refusal } from "../../platform/http/answers.ts";
import { mailsAreSent, sendNow } from "../../platform/mail/editors-mail.ts";
import { INVITATION_MS, invitationMail, passwordLink } from "../mails.ts";

/** Random bytes of a link, and of the unknown password until the link is used. */
const TOKEN_BYTES = 20;
const PASSWORD_BYTES = 32;

/** Creates a link and mails it, or returns it to the administrator if no mail can be sent. */
async function invite({ payload, user }: PayloadRequest, { id, email }: User): Promise<Response> {
  const resetPasswordToken = randomBytes(TOKEN_BYTES).toString("hex");
  const resetPasswordExpiration = new Date(Date.now() + INVITATION_MS).toISOString();
  await payload.db.updateOne({ collection: "users", id, data: { resetPasswordToken, resetPasswordExpiration } });
  const { agencyName } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  const invitedBy = user?.name || user?.email || "Die Administration";
  const mail = invitationMail(resetPasswordToken, invitedBy, agencyName ?? "");
  const mailError = await sendNow(payload, { to: email, ...mail });
  if (mailError === null && (await mailsAreSent(payload))) return answer({ id, mailedTo: email });
  return answer({ id, link: passwordLink(resetPasswordToken), mailError });
}

/** Takes `email`, `name`, `role` and `readsInquiries`. */
const inviteNew: Endpoint = {
  path: "/invite",
  method: "post",
  handler: async (req) => {
    if (!isAdministrator(personOf(req))) return refusal(403, ADMINISTRATORS_ONLY);
    await addDataAndFileToRequest(req);
    const { email, name, role, readsInquiries } = req.data ?? {};
    const password = randomBytes(PASSWORD_BYTES).toString("base64url");
    const data = { email, name, role, readsInquiries, password } as User & { password: string };
    const colleague = await req.payload.create({ collection: "users", data, overrideAccess: false, user: req.user });
    return invite(req, colleague);
  },
};

/** Creates a new link, for an expired invitation or for someone who can't receive mails. */
const inviteAgain: Endpoint = {
  path: "/:id/invite",
  method: "post",
  handler: async (req) => {
    if (!isAdministrator(personOf(req))) return refusal(403, ADMINISTRATORS_ONLY);
    const id = Number(req.routeParams?.id);
    const colleague = await req.payload.findByID({ collection: "users", id, disableErrors: true });
    return colleague ? invite(req, colleague) : refusal(404, "Dieses Konto gibt es nicht.");
  },
};

export const invitationEndpoints: Endpoint[] = [inviteNew, inviteAgain];
