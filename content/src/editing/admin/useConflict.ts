"use client";

import { toast, useDocumentInfo, useForm } from "@payloadcms/ui";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type EditedField, isEqual, type Values } from "../../admin/form-fields.ts";
import { germanTime } from "../../process/german-time.ts";
import { type Difference, differences, merged, pick } from "./compare.ts";
import type { LocalCopy } from "./local-copy.ts";
import { type OpenEntry, readStored } from "./presence.ts";
import { useFill } from "./useFill.ts";
import type { FormMark } from "./useFormMark.ts";

/** Two states of an entry, and what is said of them. */
export type Conflict = { heading: string; explanation: string; stored: Values; found: Difference[] };

type Args = {
  entry: OpenEntry;
  fields: EditedField[];
  mark: FormMark;
  saved: Values;
  save: (values: Values, updatedAt: unknown) => void;
  /** The copy that is kept in this browser and not stored; `drop` ends it. */
  copy: { found: LocalCopy | null; writtenSince: RefObject<Values | null>; drop: () => void };
};

/** Finds out when the form and the stored entry have parted, and offers the ways to go on. */
export function useConflict({ entry, fields, mark: { form, refused, clearRefusal }, saved, save, copy }: Args) {
  const { setData, setLastUpdateTime } = useDocumentInfo();
  const { getData, setModified } = useForm();
  const fill = useFill();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [closed, setClosed] = useState(false);
  const copyFound = useRef(copy.found);
  useEffect(() => {
    copyFound.current = copy.found;
  });

  /** Fills the form with what is stored and the given values over it; null: with what is stored alone. */
  async function take(stored: Values, values: Values | null): Promise<void> {
    setConflict(null);
    copy.drop();
    const since = await fill({ ...stored, ...values, lastForm: form });
    setData(stored);
    setLastUpdateTime(Date.parse(String(stored.updatedAt)));
    if (!values && since.size === 0) return;
    setModified(true);
    const taken = Object.entries(values ?? {}).filter(([name]) => !since.has(name));
    save(Object.fromEntries(taken), stored.updatedAt);
  }

  function show(stored: Values, found: Difference[], words: Pick<Conflict, "heading" | "explanation">): void {
    toast.dismiss();
    setConflict({ ...words, stored, found });
    setClosed(false);
  }

  async function compareRefused(): Promise<void> {
    // Taken now: Payload may fill the form anew while the stored state is on its way.
    const mine = pick(fields, getData());
    const stored = await readStored(entry);
    if (!stored || copyFound.current) return; // what was written is in the copy, and is compared by it
    const found = differences(fields, saved, mine, stored);
    if (found.some(({ changedThere }) => changedThere)) return show(stored, found, staleWords(stored));
    // Only the time has moved on: there is nothing to decide.
    if (isEqual(mine, pick(fields, getData()))) return save({}, stored.updatedAt);
    return take(stored, merged(found));
  }

  async function compareFound(left: LocalCopy): Promise<void> {
    const stored = await readStored(entry);
    if (!stored) return;
    const found = differences(
      fields,
      left.base,
      written(fields, left, copy.writtenSince.current ?? pick(fields, getData()), stored),
      stored,
    );
    if (found.every(({ changedByMe }) => !changedByMe)) return copy.drop();
    const both = found.every(({ changedThere }) => !changedThere) ? merged(found) : null;
    if (both) {
      toast.info(`Ihr nicht gespeicherter Text von ${germanTime(left.at)} ist wieder da.`);
      return take(stored, both);
    }
    show(
      stored,
      found,
      Date.parse(String(stored.updatedAt)) > Date.parse(left.since) ? staleWords(stored) : copyWords(left),
    );
  }

  const onStale = useEffectEvent(() => {
    clearRefusal();
    if (!conflict) void compareRefused();
  });
  useEffect(() => {
    if (refused === "stale") onStale();
  }, [refused]);

  const onFound = useEffectEvent(compareFound);
  useEffect(() => {
    if (copy.found) void onFound(copy.found);
  }, [copy.found]);

  return { conflict, closed, open: () => setClosed(false), close: () => setClosed(true), take };
}

/** Joins the text that was left behind with the text that was written in the form since. */
function written(fields: EditedField[], left: LocalCopy, current: Values, stored: Values): Values {
  const since = fields.filter(
    ({ name }) => !isEqual(current[name], stored[name]) && !isEqual(current[name], left.base[name]),
  );
  return { ...left.mine, ...Object.fromEntries(since.map(({ name }) => [name, current[name]])) };
}

function staleWords({ lastEditor, updatedAt }: Values) {
  const who = String(lastEditor || "jemand anderem");
  return {
    heading: `Inzwischen geändert von ${who}, ${germanTime(String(updatedAt))}`,
    explanation: `Ihr Text ist noch nicht gespeichert: ${lastEditor || "Jemand"} hat diesen Eintrag geändert, seit Sie ihn geöffnet haben. Entscheiden Sie, was gelten soll. Was gespeichert war, bleibt unter „Versionen“.`,
  };
}

function copyWords({ at }: LocalCopy) {
  return {
    heading: `Nicht gespeicherter Text gefunden, ${germanTime(at)}`,
    explanation:
      "Diesen Text haben Sie hier geschrieben, aber er wurde nicht gespeichert. Entscheiden Sie, was gelten soll.",
  };
}
