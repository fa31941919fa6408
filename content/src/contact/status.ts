/**
 * States of an inquiry, with the words that editors read. All but the last three are the delivery's; to editors these are new,
 * and what is the matter with the delivery. The intake suspects 'spam', an editor says 'junk'.
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

/** Places in the list: first what nobody has taken care of. */
export const HANDLED = { open: 0, answered: 1, done: 2, junk: 3 } as const;

/** A change that an editor can make: the status that is asked for, and the button that says so. */
type InquiryAction = { to: "new" | "answered" | "done" | "junk"; label: string };

const ANSWERED: InquiryAction = { to: "answered", label: "Ist beantwortet" };
const DONE: InquiryAction = { to: "done", label: "Ist erledigt" };
const REOPENED: InquiryAction = { to: "new", label: "Wieder öffnen" };

/** On the buttons that say of an inquiry whether it is a robot's. */
export const ACCEPT_LABEL = "Kein Spam";
export const JUNK_LABEL = "Ist Spam";

const JUNK: InquiryAction = { to: "junk", label: JUNK_LABEL };
const ACCEPTED: InquiryAction = { to: "new", label: ACCEPT_LABEL };

/** Changes by present status. A change that is not listed is refused: the rest is for the delivery to say. */
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
