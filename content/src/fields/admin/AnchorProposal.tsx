"use client";

import { useDocumentInfo, useField, useFormFields } from "@payloadcms/ui";
import { slug } from "@schaufenster/contract/slug";
import { useEffect, useRef } from "react";

const MAX_LENGTH = 60;

async function isTaken(anchor: string, id: unknown): Promise<boolean> {
  const where = `where[name][equals]=${encodeURIComponent(anchor)}&where[id][not_equals]=${id}`;
  const answer = await fetch(`/api/services?${where}&depth=0&limit=1&draft=true`, { credentials: "include" });
  return answer.ok && ((await answer.json()) as { totalDocs: number }).totalDocs > 0;
}

async function firstFree(anchor: string, id: unknown): Promise<string> {
  if (!(await isTaken(anchor, id))) return anchor;
  return firstFreeNumber(anchor, 2, id);
}

async function firstFreeNumber(anchor: string, number: number, id: unknown): Promise<string> {
  const numbered = `${anchor}-${number}`;
  return (await isTaken(numbered, id)) ? firstFreeNumber(anchor, number + 1, id) : numbered;
}

/** Fills in the anchor of a new service from its title, when the title is left and no anchor was typed. */
export function AnchorProposal({ path }: { path: string }) {
  const { id } = useDocumentInfo();
  const { value, setValue } = useField<string | null>({ path });
  const title = useFormFields(([fields]) => fields.title?.value);
  const latest = useRef({ value, title });
  useEffect(() => {
    latest.current = { value, title };
  });

  useEffect(() => {
    async function propose({ target }: FocusEvent): Promise<void> {
      const { title } = latest.current;
      if (!(target instanceof Element) || target.id !== "field-title" || latest.current.value) return;
      const anchor = typeof title === "string" ? slug(title, MAX_LENGTH) : "";
      if (anchor === "") return;
      const free = await firstFree(anchor, id);
      // The field itself knows what was typed in the meantime before React does.
      const field = document.getElementById(`field-${path}`);
      const typed = field instanceof HTMLInputElement && field.value !== "";
      if (!latest.current.value && !typed) setValue(free);
    }
    const listener = (event: FocusEvent) => void propose(event).catch(() => {});
    document.addEventListener("focusout", listener);
    return () => document.removeEventListener("focusout", listener);
  }, [id, path, setValue]);
  return null;
}
