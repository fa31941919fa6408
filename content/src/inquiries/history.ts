import type { Inquiry } from "../payload-types.ts";
import { schedule } from "../platform/process/schedule.ts";
import { nameIn } from "./colleagues.ts";
import type { InquiryStatus } from "./inquiry-status.ts";

/** Something that somebody did. Accounts are referenced by id, so that a deleted account's name is gone. */
type Deed =
  | { did: "assigned"; assignee: number | null }
  | { did: "mailed"; assignee: number | null }
  | { did: "noted" }
  | { did: "marked"; from: InquiryStatus; to: InquiryStatus };

/** An event with its time, as ISO 8601, and who did it; null for the program. */
export type InquiryEvent = { at: string; by: number | null } & Deed;

/** A line of the history as the admin shows it. Without a time it is still going on. */
export type HistoryLine = { at: string | null; text: string };

type Work = Pick<Inquiry, "note" | "assignee" | "status">;

export const eventsOf = ({ history }: Pick<Inquiry, "history">): InquiryEvent[] =>
  Array.isArray(history) ? [...(history as InquiryEvent[])] : [];

/** The id of an account in a relationship, which Payload may have populated. */
export const idOf = (person: Inquiry["assignee"]): number | null =>
  typeof person === "object" ? (person?.id ?? null) : (person ?? null);

/** The history of an inquiry after a change. Consecutive notes by one person are a single event. */
export function withChange(before: Inquiry, after: Work, by: number | null): Inquiry["history"] {
  const events = eventsOf(before);
  const at = schedule.wallClock().toISOString();
  const [former, assignee] = [idOf(before.assignee), idOf(after.assignee)];
  if (assignee !== former) {
    // The next mail takes its place in the row.
    if (before.notifiedAt) events.push({ at: before.notifiedAt, by: null, did: "mailed", assignee: former });
    events.push({ at, by, did: "assigned", assignee });
  }
  if ((after.note ?? "") !== (before.note ?? "")) {
    const last = events.at(-1);
    if (last?.did === "noted" && last.by === by) events.pop();
    events.push({ at, by, did: "noted" });
  }
  if (after.status !== before.status) events.push({ at, by, did: "marked", from: before.status, to: after.status });
  return events.length > 0 ? events : before.history;
}

const MARKED: Partial<Record<InquiryStatus, string>> = {
  answered: "als beantwortet gekennzeichnet",
  done: "als erledigt gekennzeichnet",
  junk: "als Spam gekennzeichnet",
};

function marked(from: InquiryStatus, to: InquiryStatus): string {
  if (from === "spam" || from === "junk") return MARKED[to] ?? "als „kein Spam“ gekennzeichnet";
  if (from === "failed" || from === "unsent") return MARKED[to] ?? "noch einmal zugestellt";
  return MARKED[to] ?? "wieder geöffnet";
}

function sentence(event: InquiryEvent, names: Map<number, string>): string {
  const who = event.by === null ? "Das System" : (names.get(event.by) ?? "Ein gelöschtes Konto");
  switch (event.did) {
    case "mailed":
      return `E-Mail an ${nameIn(names, event.assignee)} gesendet.`;
    case "noted":
      return `${who} hat die Notiz geändert.`;
    case "marked":
      return `${who} hat die Anfrage ${marked(event.from, event.to)}.`;
    case "assigned":
      if (event.assignee === null) return `${who} hat die Zuständigkeit aufgehoben.`;
      if (event.assignee === event.by) return `${who} kümmert sich darum.`;
      return `${who} hat die Anfrage an ${nameIn(names, event.assignee)} übergeben.`;
  }
}

function delivery({ attempts, deliveredAt, lastError, nextAttemptAt }: Inquiry): HistoryLine {
  if (deliveredAt) return { at: deliveredAt, text: "Per E-Mail zugestellt." };
  if (!lastError && !nextAttemptAt && attempts > 0) {
    const text =
      "Nicht per E-Mail versandt: Es ist kein Mailserver eingerichtet. Die E-Mail liegt als Datei auf dem Server.";
    return { at: null, text };
  }
  const tries = attempts === 1 ? "einem Versuch" : `${attempts} Versuchen`;
  const text = lastError
    ? `Nach ${tries} nicht per E-Mail zugestellt: ${lastError}`
    : "Noch nicht per E-Mail zugestellt.";
  return { at: null, text };
}

const CONFIRMATION = {
  due: "Die Bestätigung an die Absenderin oder den Absender ist noch nicht versandt.",
  sent: "Bestätigung an die Absenderin oder den Absender versandt.",
  failed: "Die Bestätigung an die Absenderin oder den Absender wurde nicht versandt.",
};

/** The state of the mail to the assigned colleague; none for an editor who assigned it to themselves. */
function notification(inquiry: Inquiry, names: Map<number, string>): HistoryLine[] {
  const { notifiedAt, notifyAt, notifyAttempts, notifyError } = inquiry;
  const to = nameIn(names, idOf(inquiry.assignee));
  if (notifiedAt) return [{ at: notifiedAt, text: `E-Mail an ${to} gesendet.` }];
  if (notifyAt) return [{ at: null, text: `Die E-Mail an ${to} wartet noch${notifyError ? `: ${notifyError}` : "."}` }];
  if (notifyError) return [{ at: null, text: `Die E-Mail an ${to} ließ sich nicht senden: ${notifyError}` }];
  if (!notifyAttempts) return [];
  return [
    { at: null, text: `Die E-Mail an ${to} liegt als Datei auf dem Server: Es ist kein Mailserver eingerichtet.` },
  ];
}

/** Everything that happened to an inquiry, oldest first; anything still going on comes last. */
export function historyOf(inquiry: Inquiry, names: Map<number, string>): HistoryLine[] {
  const { confirmation, deliveredAt, receivedAt } = inquiry;
  const lines: HistoryLine[] = [
    { at: receivedAt, text: "Über das Kontaktformular eingegangen." },
    delivery(inquiry),
    ...(confirmation && deliveredAt
      ? [{ at: confirmation === "due" ? null : deliveredAt, text: CONFIRMATION[confirmation] }]
      : []),
    ...eventsOf(inquiry).map((event) => ({ at: event.at, text: sentence(event, names) })),
    ...notification(inquiry, names),
  ];
  const moment = ({ at }: HistoryLine) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at));
  return lines.toSorted((a, b) => (moment(a) === moment(b) ? 0 : moment(a) - moment(b)));
}
