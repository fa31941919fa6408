/**
 * Statuses of an inquiry, with their German labels. All but the last three are set by the delivery. 'spam' is a suspicion of
 * the intake, 'junk' an editor's decision.
 */
export const INQUIRY_STATUS = {
  delivered: "Neu",
  new: "Neu, noch unterwegs ins Postfach",
  unsent: "Neu, nicht per E-Mail versandt",
  failed: "Neu, Zustellung fehlgeschlagen",
  spam: "Spamverdacht",
  answered: "Beantwortet",
  done: "Erledigt",
  junk: "Spam",
} as const;

export type InquiryStatus = keyof typeof INQUIRY_STATUS;

export const isStatus = (value: unknown): value is InquiryStatus =>
  typeof value === "string" && value in INQUIRY_STATUS;

/** Order in the list: open inquiries first. */
export const HANDLED = { open: 0, answered: 1, done: 2, junk: 3 } as const;

/** An editor's change, with its button's label. */
type InquiryAction = { to: "new" | "answered" | "done" | "junk"; label: string };

const ANSWERED: InquiryAction = { to: "answered", label: "Ist beantwortet" };
const DONE: InquiryAction = { to: "done", label: "Ist erledigt" };
const REOPENED: InquiryAction = { to: "new", label: "Wieder öffnen" };

export const ACCEPT_LABEL = "Kein Spam";
export const JUNK_LABEL = "Ist Spam";

const JUNK: InquiryAction = { to: "junk", label: JUNK_LABEL };
const ACCEPTED: InquiryAction = { to: "new", label: ACCEPT_LABEL };

/** Allowed changes by current status. Others are refused: only the delivery makes them. */
export const INQUIRY_ACTIONS: Record<InquiryStatus, InquiryAction[]> = {
  new: [ANSWERED, DONE, JUNK],
  delivered: [ANSWERED, DONE, JUNK],
  failed: [{ to: "new", label: "Erneut zustellen" }, ANSWERED, DONE, JUNK],
  unsent: [{ to: "new", label: "Zustellen" }, ANSWERED, DONE, JUNK],
  spam: [JUNK, ACCEPTED],
  answered: [DONE, REOPENED],
  done: [REOPENED],
  junk: [ACCEPTED],
};
