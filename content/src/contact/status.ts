/** States of an inquiry, with the words that editors read. */
export const INQUIRY_STATUS = {
  new: "Neu",
  delivered: "Zugestellt",
  unsent: "Nicht versandt",
  failed: "Zustellung fehlgeschlagen",
  spam: "Spamverdacht",
  done: "Erledigt",
} as const;

export type InquiryStatus = keyof typeof INQUIRY_STATUS;

/** A change that an editor can make: the status that is asked for, and the button that says so. */
export type InquiryAction = { to: "new" | "done"; label: string };

const DONE: InquiryAction = { to: "done", label: "Als erledigt markieren" };

/** On the button that says of a suspicious inquiry that it is none. */
export const ACCEPT_LABEL = "Kein Spam";

/** Changes by present status. A change that is not listed is refused: the rest is for the delivery to say. */
export const INQUIRY_ACTIONS: Record<InquiryStatus, InquiryAction[]> = {
  new: [DONE],
  delivered: [DONE],
  failed: [DONE, { to: "new", label: "Erneut zustellen" }],
  unsent: [DONE, { to: "new", label: "Zustellen" }],
  spam: [DONE, { to: "new", label: ACCEPT_LABEL }],
  done: [{ to: "new", label: "Wieder öffnen" }],
};
