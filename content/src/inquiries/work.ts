import type { Endpoint } from "payload";
import { mayReadInquiries, personOf } from "../access/roles.ts";
import { answer, refusal } from "../platform/http/answers.ts";
import { type Colleague, nameOf, namesOf, readAccounts } from "./colleagues.ts";
import { type HistoryLine, historyOf, idOf } from "./history.ts";

export type InquiryWork = { colleagues: Colleague[]; history: HistoryLine[] };

/** Possible assignees of an inquiry, and its history. Editors may not read other accounts by REST. */
export const inquiryWork: Endpoint = {
  path: "/:id/work",
  method: "get",
  handler: async (req) => {
    if (!mayReadInquiries(personOf(req))) return refusal(403, "Dazu fehlt Ihnen die Berechtigung.");
    const id = Number(req.routeParams?.id);
    const stored = { collection: "inquiries", id, depth: 0, showHiddenFields: true, disableErrors: true } as const;
    const inquiry = await req.payload.findByID({ ...stored, req });
    if (!inquiry) return refusal(404, "Diese Anfrage gibt es nicht mehr.");
    const accounts = await readAccounts(req.payload);
    const assignee = idOf(inquiry.assignee);
    return answer({
      colleagues: accounts
        .filter((account) => mayReadInquiries(account) || account.id === assignee)
        .map((account) => ({ id: account.id, name: nameOf(account) })),
      history: historyOf(inquiry, namesOf(accounts)),
    } satisfies InquiryWork);
  },
};
