/**
 * States of an inquiry, with the words that editors read. All but the last three are the delivery's; to editors these are new,
 * and what is the matter with the delivery.
 */
export const INQUIRY_STATUS = {
  delivered: "Neu",
  new: "Neu, noch unterwegs ins Postfach",
  unsent: "Neu, nicht per E-Mail versandt",
  failed: "Neu, Zustellung fehlgeschlagen",
  spam: "Spamverdacht",
  answered: "Beantwortet",
  done: "Erledigt",
} as const;

export type InquiryStatus = keyof typeof INQUIRY_STATUS;

export const isStatus = (value: unknown): value is InquiryStatus =>
  typeof value === "string" && value in INQUIRY_STATUS;

/** Places in the list: first what nobody has taken care of. */
export const HANDLED = { open: 0, answered: 1, done: 2 } as const;

/** A change that an editor can make: the status that is asked for, and the button that says so. */
type InquiryAction = { to: "new" | "answered" | "done"; label: string };

const ANSWERED: InquiryAction = { to: "answered", label: "Ist beantwortet" };
const DONE: InquiryAction = { to: "done", label: "Ist erledigt" };
const REOPENED: InquiryAction = { to: "new", label: "Wieder öffnen" };

/** On the button that says of a suspicious inquiry that it is none. */
export const ACCEPT_LABEL = "Kein Spam";

/** Changes by present status. A change that is not listed is refused: the rest is for the delivery to say. */
export const INQUIRY_ACTIONS: Record<InquiryStatus, InquiryAction[]> = {
  new: [ANSWERED, DONE],
  delivered: [ANSWERED, DONE],
  failed: [{ to: "new", label: "Erneut zustellen" }, ANSWERED, DONE],
  unsent: [{ to: "new", label: "Zustellen" }, ANSWERED, DONE],
  spam: [DONE, { to: "new", label: ACCEPT_LABEL }],
  answered: [DONE, REOPENED],
  done: [REOPENED],
};
